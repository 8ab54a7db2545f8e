/**
 * Why the host refuses a request, or ends a connection. Refusals by the games pass through with the
 * names of their clauses (`<game>.follow`); these are the host's own.
 */
export const HOST_CODES = [
  'protocol.version', // host and guest speak different versions: one of them must be updated
  'protocol.malformed', // not a message of this protocol
  'protocol.order', // a message at the wrong moment, such as a second hello
  'protocol.silent', // no hello in time
  'limit.rate', // too many messages
  'limit.chat', // too much chat
  'limit.codes', // too many wrong codes
  'limit.tables', // this host has no room for more tables
  'limit.spectators', // this table has no room for more spectators
  'host.elsewhere', // no host answers at that address
  'table.unknown', // there is no such table (any more)
  'table.closed', // the table has been closed
  'table.left', // the guest left
  'table.code', // no table has this code
  'table.private', // only by invitation
  'table.elsewhere', // already at a table
  'table.nowhere', // not at a table
  'table.phase', // not now: the game has begun, or has not, or is over
  'table.seats-open', // a player is still missing
  'table.paused', // the table is paused
  'table.stopped', // the table's log cannot be written
  'table.spectators', // this table has no spectators
  'table.taken-back', // there is nothing to take back, or a player has learnt something since
  'table.open', // the rest of the round is not decided yet, as far as the seat can know
  'table.moving', // being moved to another computer: try again in a moment
  'table.moved', // at another computer now
  'seat.unknown', // there is no such seat
  'seat.taken', // another player sits there
  'seat.spectator', // spectators only watch
  'seat.bot', // a bot plays for this seat at the moment
  'seat.token', // this token does not hold this seat (any more)
  'seat.replaced', // the same seat was opened in another window
  'seat.kicked', // removed by the table
  'coach.off', // this table plays without a coach
  'coach.moment', // there is nothing to give advice on
  'coach.busy', // one question at a time
  'act.stale', // decided on an outdated view
  'fair.commitment', // the share does not match its commitment
  'fair.moment', // shares are not wanted now
  'history.unknown', // there is no such game in the history
  'history.unfinished', // an unfinished game must not be looked at
  'history.foreign', // imported from a file: it can only be viewed
  'history.moved', // continued on another computer
  'move.unasked', // the table has not asked this player to take it over
  'move.version', // the two computers have different versions
  'move.key', // nothing can be sealed for this key
  'move.large', // too large to be sent
  'move.damaged', // differs from what was sealed
  'move.disk', // cannot be written to disk
  'move.unknown', // nothing of this table is stored here
  'move.here', // this computer has the table, or another one with the same id
  'replay.moment', // no replays while a game is being played
  'host.remote', // only for the user of the host's own machine
  'host.closing', // the host is being closed
  'host.failure', // a bug of ours
] as const
export type HostCode = (typeof HOST_CODES)[number]

/**
 * Why the host refuses something, or ends a connection. Refusals of the games pass through with the
 * names of their clauses (`<game>.follow`); these are the host's own.
 */
export const HOST_CODES = [
  'protocol.version', // host and guest speak different versions: one of them has to be updated
  'protocol.malformed', // not a message of this protocol
  'protocol.order', // a message that belongs to another moment, such as a second hello
  'protocol.silent', // no hello in time
  'limit.rate', // too many messages
  'limit.chat', // too many words
  'limit.codes', // too many codes that no table has
  'limit.tables', // this host carries no more tables
  'limit.spectators', // this table has room for no more spectators
  'table.unknown', // there is no such table (any more)
  'table.closed', // the table has been closed
  'table.left', // left by oneself
  'table.code', // no table has this code
  'table.private', // only by invitation
  'table.elsewhere', // already at a table
  'table.nowhere', // not at a table
  'table.phase', // not now: the game has begun, or has not, or is over
  'table.seats-open', // somebody is still missing
  'table.paused', // the table is paused
  'table.stopped', // the table's log cannot be written
  'table.spectators', // this table has no spectators
  'table.taken-back', // nothing that could be taken back, or somebody has learnt something since
  'table.moving', // on its way to another computer: in a moment
  'table.moved', // at another computer now
  'seat.unknown', // there is no such seat
  'seat.taken', // somebody sits there
  'seat.spectator', // spectators only watch
  'seat.bot', // a bot plays for this seat at the moment
  'seat.token', // this seat is not held by that token (any more)
  'seat.replaced', // the same seat was opened in another window
  'seat.kicked', // sent away by the table
  'coach.off', // this table plays without a coach
  'coach.moment', // there is nothing to give advice on
  'coach.busy', // one question after the other
  'act.stale', // decided on an older view than the one that counts
  'fair.commitment', // the share does not belong to its commitment
  'fair.moment', // shares are not wanted now
  'history.unknown', // there is no such game in the history
  'history.unfinished', // a game that is being played is nobody's to look at
  'history.foreign', // came from a file: it can only be shown
  'history.moved', // has gone on at another computer
  'move.unasked', // nobody has asked this player to take the table over
  'move.version', // the two computers have different versions
  'move.key', // nothing can be sealed for this key
  'move.large', // too much to be sent
  'move.damaged', // not what was sealed
  'move.disk', // can't be written
  'move.unknown', // nothing of this table is kept here
  'move.here', // this computer has the table, or another one of the same name
  'replay.moment', // a game is being played: no time for a replay
  'host.remote', // only for somebody at the host's own machine
  'host.closing', // the host is being closed
  'host.failure', // a mistake of ours
] as const
export type HostCode = (typeof HOST_CODES)[number]

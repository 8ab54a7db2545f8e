/** Why something was refused, and what to do now; refusals of a single game are in its folder. */
import type { FairCode } from '../../../engine/fair/verify'
import type { InputCode, LogCode } from '../../../engine/kernel'
import type { HostCode } from '../../../protocol/codes'
import type { StichCode } from '../../../protocol/open-stich'

/** What the client itself detects (src/protocol/client.ts). */
type ClientCode = `client.${'lost' | 'closed' | 'malformed'}`

type Code = HostCode | ClientCode | InputCode | FairCode | LogCode | StichCode

export const refusalsEn = {
  // The host: messages
  'refusal.protocol.version':
    'This device and the host have different versions of Stichabend. Update the older one, or reload the page, and try again.',
  'refusal.protocol.malformed':
    'The host didn’t understand this device. Please try again; if it happens again, reload the page.',
  'refusal.protocol.order': 'The host didn’t expect that just then. Please try again.',
  'refusal.protocol.silent':
    'Connecting took too long, so the host hung up. Please try to join again.',

  // The host: limits
  'refusal.limit.rate': 'That was a bit much at once. Wait a moment, then try again.',
  'refusal.limit.chat':
    'You are writing faster than the others can read. Wait a moment, then send it again.',
  'refusal.limit.codes':
    'Too many wrong codes. Wait a few minutes, check the code, then try again.',
  'refusal.host.elsewhere':
    'Nobody answers there. Is the host’s table open, and are you both on the same Wi-Fi?',
  'refusal.limit.tables':
    'The host has no room for another table. Join one that’s open, or wait until one is closed.',
  'refusal.limit.spectators':
    'This table has no room for more spectators. Take a free seat, or watch another table.',

  // The host: tables
  'refusal.table.unknown': 'This table is gone. Look for another, or open your own.',
  'refusal.table.closed': 'The table has been closed. Thank you for playing!',
  'refusal.table.left': 'You have left the table.',
  'refusal.table.code': 'No table has this code. Check the letters, or ask the host for the code.',
  'refusal.table.private': 'This table is by invitation only. Ask for its code.',
  'refusal.table.elsewhere': 'You’re sitting at another table. Leave that one first.',
  'refusal.table.nowhere': 'You’re not at a table yet. Join one first.',
  'refusal.table.phase': 'You can’t do that right now. The table shows what comes next.',
  'refusal.table.seats-open':
    'Somebody is still missing. Wait for them, or fill the free seats with bots.',
  'refusal.table.paused': 'The table is paused. You can play once it resumes.',
  'refusal.table.stopped':
    'The host can’t save this game any more, so the table has stopped. Ask the host to free some disk space.',
  'refusal.table.moving': 'The table is moving to another computer. Play goes on in a moment.',
  'refusal.table.moved': 'This table is on another computer now.',
  'refusal.table.spectators':
    'This table doesn’t admit spectators. Take a free seat, or ask the host.',
  'refusal.table.taken-back':
    'Nothing can be taken back now: either no card was played, or somebody has learnt something new since.',
  'refusal.table.open': 'The rest of this round isn’t decided yet: play on.',

  // The host: seats
  'refusal.seat.unknown': 'This table has no such seat. Choose another.',
  'refusal.seat.taken': 'Somebody is already sitting there. Choose another seat.',
  'refusal.seat.spectator': 'You’re watching at the moment. Take a seat to play.',
  'refusal.seat.bot': 'A bot is playing for you at the moment. Take over from it first.',
  'refusal.seat.token': 'This seat is no longer kept for you. Join the table again.',
  'refusal.seat.replaced': 'You’ve opened this seat in another window. Continue there.',
  'refusal.seat.kicked':
    'You were removed from this table. Ask the others to let you in again, or look for another table.',

  // The host: everything else
  'refusal.coach.off': 'The coach is not allowed at this table during a game.',
  'refusal.coach.moment': 'The coach has nothing to say right now.',
  'refusal.coach.busy': 'The coach is still thinking about your last question.',
  'refusal.act.stale': 'The table has moved on in the meantime. Have a look, and choose again.',
  'refusal.fair.commitment':
    'What your device adds to the shuffle does not match what it promised. Reload the page and try again.',
  'refusal.fair.moment':
    'The cards aren’t being shuffled at the moment. There’s nothing for you to do.',
  'refusal.history.unknown': 'That game isn’t in the history.',
  'refusal.history.unfinished':
    'This game is still being played, so nobody may look at the cards. Come back when it’s over.',
  'refusal.history.foreign': 'This game came from a file, so you can only look at it.',
  'refusal.history.moved': 'This table has moved to another computer. Its history is there.',
  'refusal.move.unasked':
    'The table isn’t moving after all: it was called off, or took too long. Play goes on here.',
  'refusal.move.version':
    'The two computers have different versions of Stichabend. Update the older one, then move the table.',
  'refusal.move.key': 'The table could not be sealed for the other computer. It stays where it is.',
  'refusal.move.large': 'This table has played too many games to be moved. Open a new one there.',
  'refusal.move.damaged':
    'The table arrived damaged. Nothing is lost: please try to move it again.',
  'refusal.move.disk': 'This computer can’t save the table. Free some disk space, then try again.',
  'refusal.move.unknown': 'That computer can’t take over the table. Choose another, or try again.',
  'refusal.move.here': 'This computer has this table already, or another one in its place.',
  'refusal.replay.moment': 'A game is being played at this table. Show the replay when it’s over.',
  'refusal.host.remote':
    'Only the host’s own user can do that. If that’s you, open this page with the link that the host printed.',
  'refusal.host.closing': 'The host is closing Stichabend. Thank you for the evening!',
  'refusal.host.failure':
    'Something went wrong on the host, and it is not your fault. Please try again.',

  // The connection, as this device sees it
  'refusal.client.lost':
    'The connection broke before the answer came. Wait until you’re connected again, then look at the table.',
  'refusal.client.closed': 'You’ve left in this window. Join again whenever you like.',
  'refusal.client.malformed':
    'This device didn’t understand the host. Reload the page; if that doesn’t help, update Stichabend.',

  // What every game says
  'refusal.input.malformed':
    'The table couldn’t make sense of that. Choose one of the moves it offers.',
  'refusal.input.seat': 'It’s not your turn yet.',
  'refusal.input.moment': 'You can’t do that right now. The table says what it’s waiting for.',
  'refusal.input.card': 'There’s no such card in this game. Choose one from your hand.',
  'refusal.input.not-held': 'You don’t have this card. Choose one from your hand.',

  // A game that was written down
  'refusal.stich.text':
    'This file can’t be read: it’s damaged, or not a Stichabend game. Ask for it again.',
  'refusal.stich.version':
    'This file was written by a newer Stichabend. Update this one, then open it again.',
  'refusal.stich.shape':
    'Something in this file is wrong: it’s damaged, or somebody has changed it. Ask for it again.',
  'refusal.stich.seats':
    'The players in this file don’t match its seats: it’s damaged, or somebody has changed it.',
  'refusal.log.torn': 'The record of this game breaks off in the middle. Ask for it again.',
  'refusal.log.damaged': 'The record of this game is damaged. Ask for it again.',
  'refusal.log.version':
    'This game was played by the rules of another version of Stichabend, so it can’t be shown here.',

  // The check of a finished game
  'refusal.fair.secret':
    'The host’s seal doesn’t match its secret. Ask the host, and better not count this game.',
  'refusal.fair.share':
    'A player’s seal is missing or doesn’t match. Talk about it, and better not count this game.',
  'refusal.fair.deal':
    'Somewhere the cards didn’t fall as the sealed dice say. Ask the host, and better not count this game.',
  'refusal.fair.view':
    'The record shows a different table from the one you saw. Ask the host, and better not count this game.',
  'refusal.fair.log':
    'The record of the game is damaged or breaks the rules. Ask the host, and better not count this game.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>

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
    'The host did not understand this device. Please try again; if it happens again, reload the page.',
  'refusal.protocol.order':
    'That came at a moment when the host did not expect it. Please try again.',
  'refusal.protocol.silent':
    'The greeting took too long, so the host hung up. Please try to join again.',

  // The host: limits
  'refusal.limit.rate': 'That was a little too much at once. Wait a moment, then go on.',
  'refusal.limit.chat':
    'You are writing faster than the others can read. Wait a moment, then send it again.',
  'refusal.limit.codes':
    'Too many wrong codes came from here. Wait a few minutes, have another look at the code, then try again.',
  'refusal.host.elsewhere':
    'Nobody answers there. Is the host’s table open, and are both on the same Wi-Fi?',
  'refusal.limit.tables':
    'The host has no room for another table. Join one of the others, or wait until one is closed.',
  'refusal.limit.spectators':
    'This table has no room for more spectators. Take a free seat, or watch another table.',

  // The host: tables
  'refusal.table.unknown': 'This table is gone. Look for another one, or open your own.',
  'refusal.table.closed': 'The table has been closed. Thank you for playing!',
  'refusal.table.left': 'You have left the table.',
  'refusal.table.code':
    'No table has this code. Have another look at the letters, and ask your host.',
  'refusal.table.private': 'This table is by invitation only. Ask for its code.',
  'refusal.table.elsewhere': 'You are sitting at another table. Leave that one first.',
  'refusal.table.nowhere': 'You are not at a table yet. Join one first.',
  'refusal.table.phase':
    'That doesn’t work at this point of the game. Have a look at the table: it shows what comes next.',
  'refusal.table.seats-open':
    'Somebody is still missing. Wait for them, or give the free seats to bots.',
  'refusal.table.paused': 'The table is having a break. Play goes on when it is over.',
  'refusal.table.stopped':
    'The host can’t save this game any more, so the table has stopped. Ask your host to make some room on the disk.',
  'refusal.table.moving': 'The table is on its way to another computer. In a moment it goes on.',
  'refusal.table.moved': 'This table is at another computer now.',
  'refusal.table.spectators':
    'This table has no room for spectators. Take a free seat, or ask your host.',
  'refusal.table.taken-back':
    'Nothing can be taken back now: somebody has learnt something new since, or nothing was played.',
  'refusal.table.open': 'The rest of this round is still open: play on.',

  // The host: seats
  'refusal.seat.unknown': 'This table has no such seat. Choose another one.',
  'refusal.seat.taken': 'Somebody is sitting there already. Choose another seat.',
  'refusal.seat.spectator': 'You are watching at the moment. Take a seat to play.',
  'refusal.seat.bot':
    'A bot is playing for you at the moment. Take your seat back, then it is your turn again.',
  'refusal.seat.token': 'This seat is no longer kept for you. Join the table again.',
  'refusal.seat.replaced': 'You have opened this seat in another window. Go on playing there.',
  'refusal.seat.kicked':
    'You were sent away from this table. Ask its people to let you in again, or look for another table.',

  // The host: everything else
  'refusal.coach.off': 'Nobody may ask for advice at this table while a game is going on.',
  'refusal.coach.moment': 'There is nothing to give advice on right now.',
  'refusal.coach.busy': 'The coach is still thinking about your last question.',
  'refusal.act.stale': 'The table has moved on in the meantime. Have a look and choose again.',
  'refusal.fair.commitment':
    'What your device adds to the shuffle does not match what it promised. Reload the page and try again.',
  'refusal.fair.moment':
    'The cards are not being shuffled at the moment. There is nothing for you to do.',
  'refusal.history.unknown': 'There is no such game in the history. Have a look at what is there.',
  'refusal.history.unfinished':
    'This game is still being played, so nobody may look into the cards. Come back when it is over.',
  'refusal.history.foreign': 'This game came from a file, so it can only be looked at.',
  'refusal.history.moved': 'This table has gone on at another computer. Its history is there.',
  'refusal.move.unasked':
    'The table is not to be moved any more: it was called off, or took too long. It goes on as before.',
  'refusal.move.version':
    'The two computers have different versions of Stichabend. Update the older one, then move the table.',
  'refusal.move.key': 'The table could not be sealed for the other computer. It stays where it is.',
  'refusal.move.large': 'This table has seen too many games to be moved. Open a new one there.',
  'refusal.move.damaged':
    'What arrived is not what was sent. Nothing is lost: please try to move the table again.',
  'refusal.move.disk':
    'This computer can’t save the table. Make some room on its disk, then try again.',
  'refusal.move.unknown':
    'That computer can’t take the table over. Choose another one, or try again.',
  'refusal.move.here': 'This computer has this table already, or another one in its place.',
  'refusal.replay.moment': 'A game is being played at this table. Show the replay when it is over.',
  'refusal.host.remote':
    'Only the host’s own user can do that. If that is you, open this page by the link that the host printed.',
  'refusal.host.closing': 'The host is closing Stichabend. Thank you for the evening!',
  'refusal.host.failure':
    'Something went wrong on the host, and it is not your fault. Please try again.',

  // The connection, as this device sees it
  'refusal.client.lost':
    'The connection broke before the answer came. Wait until you are connected again, then look at the table.',
  'refusal.client.closed': 'You have hung up here. Join again whenever you like.',
  'refusal.client.malformed':
    'This device did not understand the host. Reload the page; if that doesn’t help, update Stichabend.',

  // What every game says
  'refusal.input.malformed':
    'The table could not make sense of that. Choose one of the moves it offers.',
  'refusal.input.seat': 'It is somebody else’s turn. You come soon.',
  'refusal.input.moment':
    'That belongs to another moment of the game. The table says what is wanted now.',
  'refusal.input.card': 'There is no such card in this game. Choose one from your hand.',
  'refusal.input.not-held': 'You don’t have this card. Choose one from your hand.',

  // A game that was written down
  'refusal.stich.text':
    'This file can’t be read: it is damaged, or no game of Stichabend at all. Ask for it once more.',
  'refusal.stich.version':
    'This file was written by a newer Stichabend. Update this one, then open it again.',
  'refusal.stich.shape':
    'Something in this file is not as it should be: it is damaged, or somebody has changed it. Ask for it once more.',
  'refusal.stich.seats':
    'In this file there are not as many players as there were seats. It is damaged, or somebody has changed it.',
  'refusal.log.torn':
    'The record of this game breaks off in the middle of a line. Ask for it once more.',
  'refusal.log.damaged': 'The record of this game is damaged. Ask for it once more.',
  'refusal.log.version':
    'This game was played by the rules of another version of Stichabend, so it can’t be shown here.',

  // The check of a finished game
  'refusal.fair.secret':
    'The host’s seal does not fit its secret. Ask the host, and better not count this game.',
  'refusal.fair.share':
    'A player’s seal is missing or does not fit. Talk about it, and better not count this game.',
  'refusal.fair.deal':
    'Somewhere the cards did not fall as the sealed dice say. Ask the host, and better not count this game.',
  'refusal.fair.view':
    'The record shows another table than the one you saw. Ask the host, and better not count this game.',
  'refusal.fair.log':
    'The record of the game is damaged or breaks the rules. Ask the host, and better not count this game.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>

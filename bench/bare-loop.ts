/**
 * ebbes for three as a bare loop over numbers: no events, no refusals, no views, no kernel. Not a
 * peer but a yardstick: it tells how fast the machine is today, and what our interface costs.
 */
const PLAYERS = 3
const SUITS = 5
const deck = new Int32Array(30)
const hands = new Int32Array(PLAYERS * SUITS)
const legal = new Int32Array(10)
const trick = new Int32Array(PLAYERS)
const won = new Int32Array(PLAYERS * SUITS)
/** By role: its suit. */
const roles = new Int32Array(SUITS)
const scores = new Int32Array(PLAYERS)

/** Answers how often somebody had to decide: a card each time, and once the starting player. */
export function playBareRound(number: number, random: (below: number) => number): number {
  for (let card = 0; card < 30; card++) deck[card] = (Math.floor(card / 6) << 4) | ((card % 6) + 1)
  for (let last = 29; last > 0; last--) {
    const chosen = random(last + 1)
    const card = deck[last] as number
    deck[last] = deck[chosen] as number
    deck[chosen] = card
  }
  hands.fill(0)
  won.fill(0)
  for (let card = 0; card < 30; card++) {
    const dealt = deck[card] as number
    hands[(card % PLAYERS) * SUITS + (dealt >> 4)]! |= 1 << (dealt & 15)
  }
  // Whoever has the zilch right names the starting player.
  let leader = random(PLAYERS)
  let taken = 0
  let trump = -1
  for (let tricks = 0; tricks < 10; tricks++) {
    let led = -1
    let player = leader
    for (let lying = 0; lying < PLAYERS; lying++) {
      const follow = led >= 0 && hands[player * SUITS + led] !== 0 ? led : -1
      let choices = 0
      const last = follow < 0 ? SUITS - 1 : follow
      for (let suit = Math.max(0, follow); suit <= last; suit++) {
        for (let left = hands[player * SUITS + suit] as number; left !== 0; left &= left - 1) {
          legal[choices++] = (suit << 4) | (31 - Math.clz32(left & -left))
        }
      }
      const card = legal[random(choices)] as number
      hands[player * SUITS + (card >> 4)]! &= ~(1 << (card & 15))
      if (led < 0) led = card >> 4
      if ((card & 15) === number && taken < SUITS - 1) {
        if (taken === 0) trump = card >> 4
        roles[taken++] = card >> 4
      }
      trick[lying] = card
      player = (player + 1) % PLAYERS
    }
    let best = -1
    let winner = leader
    for (let lying = 0; lying < PLAYERS; lying++) {
      const card = trick[lying] as number
      const strength = card >> 4 === trump ? 16 + (card & 15) : card >> 4 === led ? card & 15 : 0
      if (strength > best) {
        best = strength
        winner = (leader + lying) % PLAYERS
      }
    }
    for (let lying = 0; lying < PLAYERS; lying++) {
      const card = trick[lying] as number
      won[winner * SUITS + (card >> 4)]! |= 1 << (card & 15)
    }
    leader = winner
  }
  reckon()
  return 31
}

function bitsIn(set: number): number {
  let bits = 0
  for (let left = set; left !== 0; left &= left - 1) bits++
  return bits
}

/** Points and the zilch right; answers who has it. */
function reckon(): number {
  // The last suit is the one that has no other role: 0 + 1 + 2 + 3 + 4 make 10.
  const zilch = 10 - roles[0]! - roles[1]! - roles[2]! - roles[3]!
  let most = 0
  let fewest = 99
  for (let player = 0; player < PLAYERS; player++) {
    const cards = bitsIn(won[player * SUITS + roles[2]!] as number)
    most = Math.max(most, cards)
    fewest = Math.min(fewest, cards)
  }
  let holder = 0
  let best = -1
  for (let player = 0; player < PLAYERS; player++) {
    const pile = player * SUITS
    const cards = bitsIn(won[pile + roles[2]!] as number)
    scores[player]! +=
      bitsIn(won[pile + roles[1]!] as number) -
      bitsIn(won[pile + roles[3]!] as number) +
      (cards === most || cards === fewest ? 0 : 3)
    const held = won[pile + zilch] as number
    const rank = bitsIn(held) * 16 + (31 - Math.clz32(held))
    if (rank > best) {
      best = rank
      holder = player
    }
  }
  return holder
}

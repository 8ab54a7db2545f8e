/** The virtual player's five columns. */
const COLUMNS = 5

export class VirtualHand {
  /** By column, from the bottom up. */
  private readonly columns: string[][] = Array.from({ length: COLUMNS }, () => [])
  private readonly isOpen: boolean[] = Array<boolean>(COLUMNS).fill(true)

  /** As dealt: the face-down cards from left to right, then the face-up ones. */
  constructor(cards: readonly string[]) {
    for (const [index, card] of cards.entries()) this.columns[index % COLUMNS]?.push(card)
  }

  /** Leftmost open card of the suit led, else the leftmost open card. */
  mustPlay(led: string | undefined): string[] {
    const open = this.columns.flatMap((column, at) => (this.isOpen[at] ? column.slice(-1) : []))
    const card = open.find((each) => each.charAt(0) === led) ?? open[0]
    return card === undefined ? [] : [card]
  }

  play(card: string): void {
    const at = this.columns.findIndex((column) => column.at(-1) === card)
    this.columns[at]?.pop()
    this.isOpen[at] = false
  }

  /** After each trick what lies uncovered is turned up. */
  turnUp(): void {
    this.isOpen.fill(true)
  }
}

/** Whether the table in this window waits for its player: the window's title says so, also behind other windows. */
class Turn {
  isMine = $state(false)
}

export const turn = new Turn()

/** A game once more: by card, trick and round, through all eyes, by itself, and for the whole table. */
import type { Locator, Page } from '@playwright/test'
import type { TableSetup } from '../../src/protocol/table'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { expect, test } from './evening'
import { faultsOn, middleOf, scrollsSideways } from './measure'
import type { Player } from './player'

/** Over as soon as somebody has ten points. */
const SHORT = { variant2: true, goal: 10 } as const

/** The parts of a replay on a page. */
class Replay {
  readonly page: Page
  readonly slider: Locator
  readonly log: Locator
  readonly current: Locator

  constructor(page: Page) {
    this.page = page
    this.slider = page.getByRole('slider', { name: 'Position in the game' })
    this.log = page.getByRole('complementary', { name: 'Game log' })
    this.current = this.log.locator('[aria-current=step]')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Where it stands, as it is said to those who cannot see it. */
  async says(words: RegExp | string): Promise<void> {
    await expect(this.slider).toHaveAttribute('aria-valuetext', words)
  }

  async step(): Promise<number> {
    return Number(await this.slider.inputValue())
  }

  async last(): Promise<number> {
    return Number(await this.slider.getAttribute('max'))
  }
}

/** Played by others to its end: the id of the table, at which nobody is any more. */
async function playedBy(origin: string, setup: TableSetup): Promise<string> {
  const guest = new Guest('Rosa', bySocket(origin))
  await guest.untilOpen()
  must(await guest.client.create(setup))
  guest.autoplay()
  must(await guest.client.propose({ do: 'start' }))
  await guest.until(() => guest.client.proof !== null)
  const id = guest.client.table?.id ?? ''
  guest.client.close()
  return id
}

test('a game is looked at again, with the keys, the log, the track, all eyes and by itself', async ({
  host,
  newPlayer,
}) => {
  const table = await playedBy(host.origin, tableFor('ebbes', ['open', 'greedy', 'greedy']))
  const { page } = await newPlayer('Anna')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/#/replay/${table}.1`)
  const replay = new Replay(page)
  await expect(page.getByText('Deals checked')).toBeVisible()
  await replay.says(/^Round 1: \w+ deals\./)

  await test.step('the keys', async () => {
    await replay.presses('Home')
    await replay.says('Nothing has been dealt yet.')
    await replay.presses('ArrowRight', 'ArrowRight', 'ArrowRight')
    await replay.says(/^Round 1, trick 1: \w+ plays the \w+ \d+\./)
    await replay.presses('ArrowDown')
    await replay.says(/^Round 1, trick 1: .* takes the trick\.$/)
    await replay.presses('Shift+ArrowRight')
    await replay.says(/^Round 1, trick 2: .* takes the trick\.$/)
    await replay.presses('PageDown')
    await replay.says(/^Round 2: \w+ deals\./)
    await replay.presses('ArrowLeft')
    await replay.says(/Round 1 is over/)
    await replay.presses('End')
    expect(await replay.step()).toBe(await replay.last())
    await expect(replay.button('Next card')).toBeDisabled()
    await replay.presses('PageUp')
    await replay.says(/^Round 5: \w+ deals\./)
  })

  await test.step('the buttons and the slider', async () => {
    await replay.button('Next card').click()
    const before = await replay.step()
    await replay.button('Next trick').click()
    await replay.button('Previous trick').click()
    expect(await replay.step()).toBeLessThan(before)
    await replay.slider.fill('0')
    await replay.says('Nothing has been dealt yet.')
    await replay.slider.press('ArrowRight')
    await replay.says(/deals first/)
  })

  await test.step('a line of the log leads there, and the log follows', async () => {
    const line = replay.log.getByRole('button', { name: /^Round 3: \w+ deals\.$/ })
    await line.click()
    await replay.says(/^Round 3: /)
    await expect(replay.current).toHaveCount(1)
    await replay.presses('ArrowRight')
    const said = await replay.current.innerText()
    await replay.says(new RegExp(said.replace(/^▸ /, '').slice(0, -1)))
    await expect(replay.current).toBeInViewport()
  })

  await test.step('a click on the track leads to the round of that space', async () => {
    await replay.presses('End')
    const rosa = page.getByRole('listitem').filter({ hasText: 'Rosa: ' }).locator('strong')
    const points = Number((await rosa.innerText()).replace('−', '-'))
    await replay.presses('Home')
    // From the Dabbscheedel, ten below zero, to the goal, twenty above.
    const space = Math.min(20, Math.max(-10, points)) + 10
    const { x, y } = await middleOf(page, page.locator('svg.map:visible > circle').nth(space))
    await page.mouse.click(x, y)
    await replay.says(/Round \d is over/)
  })

  await test.step('the scores are there, block nothing, and can be closed', async () => {
    const scores = page.getByRole('region', { name: /^Round \d scores$/ })
    await expect(scores).toBeVisible()
    await replay.button('Close the scores').click()
    await expect(scores).toBeHidden()
    await replay.presses('ArrowRight', 'ArrowLeft')
    await expect(scores).toBeHidden()
  })

  await test.step('through all eyes', async () => {
    await replay.presses('PageUp', '1')
    const hand = page.getByRole('list', { name: 'Cards in hand' })
    await expect(hand.getByRole('img')).toHaveCount(10)
    await expect(hand.getByRole('button')).toHaveCount(0)
    await replay.presses('0')
    await expect(hand).toHaveCount(0)
    await page.getByLabel('View').selectOption('All cards open')
    for (const name of ['Rosa', 'Lisbeth', 'Karl']) {
      await expect(page.getByRole('list', { name, exact: true }).getByRole('img')).toHaveCount(10)
    }
    // The list keeps its own keys.
    await page.getByLabel('View').focus()
    const before = await replay.step()
    await replay.presses('ArrowUp')
    expect(await replay.step()).toBe(before)
    await page.getByLabel('View').blur()
  })

  await test.step('by itself, up to the end', async () => {
    await replay.presses('End', 'ArrowUp', 'ArrowUp')
    await page.getByLabel('Speed').selectOption('4 ×')
    await page.getByLabel('Speed').blur()
    await replay.presses('Space')
    await expect(replay.button('Pause')).toBeVisible()
    await expect(replay.slider).toHaveValue(String(await replay.last()))
    await expect(replay.button('Play')).toBeVisible()
  })

  await test.step('what the keys are', async () => {
    await replay.button('Shortcuts').click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await replay.presses('Escape')
  })
})

test('axe finds nothing in a replay of either game, in every look and on a phone', async ({
  host,
  newPlayer,
}) => {
  const seats = ['open', 'greedy', 'greedy'] as const
  const tables = [
    await playedBy(host.origin, tableFor('ebbes', [...seats], { options: SHORT })),
    await playedBy(
      host.origin,
      tableFor('eidex', [...seats], {
        options: {
          mode: 'cosmic',
          characters: ['quizmaster', 'kompass', 'weisheit'],
          target: 3,
          victoryPoints: [2, 2, 2],
        },
      }),
    ),
  ]
  const faults: string[] = []
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    // The words are the same in every look.
    const judging = theme === 'light' ? {} : { isOfColours: true }
    const { page } = await newPlayer('Anna', { theme })
    for (const table of tables) {
      for (const width of theme === 'light' ? [1440, 390] : [1440]) {
        await page.setViewportSize({ width, height: 860 })
        await page.goto(`/#/replay/${table}.1`)
        const replay = new Replay(page)
        await replay.slider.waitFor()
        const stage = `${theme}, ${width}`
        const moments = [['1'], ['End'], ['Home', 'ArrowDown', 'ArrowRight']]
        for (const keys of theme === 'light' && width > 390 ? moments : moments.slice(-1)) {
          await replay.presses(...keys)
          faults.push(
            ...(await faultsOn(page, judging)).map((fault) => `${stage}, ${keys.join()}: ${fault}`),
          )
        }
        if (await scrollsSideways(page)) faults.push(`${stage}: scrolls sideways`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('what is not there, or not over, is not shown, and the page says why', async ({
  newPlayer,
}) => {
  const { page } = await newPlayer('Anna')
  for (const address of ['opened', '0123456789abcdef.1']) {
    await page.goto(`/#/replay/${address}`)
    await expect(page.getByText('This game can’t be shown.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the history' })).toBeVisible()
  }
})

test('two pages at one table see the same step; one takes over; the next game puts it away', async ({
  host,
  newPlayer,
}) => {
  const [anna, ben] = await Promise.all([newPlayer('Anna'), newPlayer('Ben')] as const)
  /** What Ben is not told yet. */
  let held: (() => void)[] | undefined
  await ben.page.routeWebSocket(/\/play$/, (page) => {
    page.connectToServer().onMessage((message) => {
      const tell = () => page.send(message)
      if (held === undefined) tell()
      else held.push(tell)
    })
  })
  const opener = new Guest('Opener', bySocket(host.origin))
  await opener.untilOpen()
  const setup = tableFor('ebbes', ['open', 'open', 'greedy'], { seat: null, options: SHORT })
  must(await opener.client.create(setup))
  const sits = async (player: Player) => {
    await player.page.setViewportSize({ width: 1440, height: 900 })
    await player.page.goto(`/join/${opener.client.table?.code ?? ''}`)
    await player.presses(player.button(player.texts['join.sit']))
    await expect(player.page.getByRole('heading', { level: 1, name: setup.name })).toBeVisible()
  }
  await sits(anna)
  await sits(ben)
  must(await opener.client.propose({ do: 'start' }))
  await Promise.all([anna.letsBotPlay(), ben.letsBotPlay()])

  const [hers, his] = [new Replay(anna.page), new Replay(ben.page)]
  await anna.presses(anna.over.getByRole('button', { name: 'Replay' }))
  await anna.presses(hers.button('Show to the table'))
  await expect(anna.page.getByText('Everybody at the table sees what you see.')).toBeVisible()

  await expect(ben.over.getByText('Anna is showing a replay.')).toBeVisible()
  await ben.presses(ben.over.getByRole('button', { name: 'Watch' }))
  await expect(ben.page.getByText('Anna is showing this.')).toBeVisible()
  await expect(ben.page.getByText('Deals checked')).toBeVisible()
  /** Where one has gone, the other comes; what the other shows before that says nothing. */
  const follows = async (other: Replay, one: Replay) =>
    expect(other.slider).toHaveValue(String(await one.step()))
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'ArrowLeft', '2']) {
    await hers.presses(key)
    await follows(his, hers)
  }
  await expect(ben.page.getByLabel('View')).toHaveValue('1')

  await test.step('who moves by hand looks around alone, and comes back', async () => {
    await his.presses('Home')
    await expect(ben.page.getByText('You’re looking around on your own.')).toBeVisible()
    await his.says('Nothing has been dealt yet.')
    expect(await hers.step()).toBeGreaterThan(0)
    await his.button('Rejoin the others').click()
    await follows(his, hers)
  })

  await test.step('who takes over is followed, also where they went before they were answered', async () => {
    held = []
    await his.button('Take over').click()
    await expect(anna.page.getByText('Ben is showing this.')).toBeVisible()
    await his.presses('End')
    const news = held
    held = undefined
    for (const tell of news) tell()
    await follows(hers, his)
    expect(await faultsOn(anna.page), 'shown').toEqual([])
  })

  await test.step('put away, everybody is back at the table', async () => {
    await his.button('Stop showing').click()
    await expect(anna.over).toBeVisible()
    await expect(ben.over).toBeVisible()
  })

  await test.step('the next game puts it away, too', async () => {
    await anna.presses(anna.over.getByRole('button', { name: 'Replay' }))
    await anna.presses(hers.button('Show to the table'))
    await expect(anna.page.getByText('Everybody at the table sees what you see.')).toBeVisible()
    must(await opener.client.propose({ do: 'rematch' }))
    await expect(hers.slider).toHaveCount(0)
    await anna.asked()
  })
  opener.client.close()
})

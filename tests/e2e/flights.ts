/** Where things on a page fly from or to. */
import type { Page } from '@playwright/test'

export interface Flight {
  readonly text: string
  /** Where it begins: the middle of the element, before anything is moved, and how far it is moved. */
  readonly x: number
  readonly y: number
}

declare global {
  interface Window {
    flights: Flight[]
  }
}

/** Every animation of the page that begins or ends elsewhere. */
export const watchFlights = (page: Page) =>
  page.addInitScript(() => {
    window.flights = []
    const animate = Reflect.get(Element.prototype, 'animate')
    Element.prototype.animate = function (frames, options) {
      const { left, top, width, height } = this.getBoundingClientRect()
      const ways = (Array.isArray(frames) ? frames : [])
        .map(({ transform }) => /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(String(transform)))
        .filter((way) => way !== null)
      const far = ways.toSorted((a, b) => reach(b) - reach(a))[0]
      if (far !== undefined)
        window.flights.push({
          text: this.textContent.trim(),
          x: left + width / 2 + Number(far[1]),
          y: top + height / 2 + Number(far[2]),
        })
      return animate.call(this, frames, options)
    }
    const reach = (way: RegExpExecArray) => Math.hypot(Number(way[1]), Number(way[2]))
  })

export const flightOf = async (page: Page, text: RegExp): Promise<Flight> => {
  const found = await page.waitForFunction(
    (source) => window.flights.find((flight) => new RegExp(source).test(flight.text)),
    text.source,
  )
  return (await found.jsonValue()) as Flight
}

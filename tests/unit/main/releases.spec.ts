/** The quiet look for a newer version, against a real server. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNewer, newerRelease } from '../../../src/main/releases'

let feed = ''
let answer: { status?: number; body: string }
const server = createServer(({ url }, response) => {
  if (url?.endsWith('/detour') === true) response.writeHead(302, { location: 'latest' })
  else response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
  response.end(answer.body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/repos/we/us/releases/latest`
})
afterAll(() => {
  server.close()
})

const page = () => feed.replace('/repos', '').replace('/latest', '/tag/v1.2.0')
const look = (current = '1.1.9') => newerRelease(feed, current, fetch)

describe('a newer version', () => {
  it('is told with its page', async () => {
    answer = { body: JSON.stringify({ tag_name: 'v1.2.0', html_url: page(), body: 'more' }) }
    expect(await look()).toEqual({ version: '1.2.0', page: page() })
  })

  it('is no news to whoever has it, or a later one', async () => {
    answer = { body: JSON.stringify({ tag_name: 'v1.2.0', html_url: page() }) }
    expect(await look('1.2.0')).toBeUndefined()
    expect(await look('1.10.0')).toBeUndefined()
  })

  it.each([
    ['another host', { tag_name: 'v9.0.0', html_url: 'http://elsewhere.example/get' }],
    ['another scheme', { tag_name: 'v9.0.0', html_url: 'javascript:alert(1)' }],
    ['no version', { tag_name: 'nightly', html_url: 'http://127.0.0.1/' }],
    ['no object', null],
    ['no texts', { tag_name: 9, html_url: {} }],
  ])('is not believed with %s', async (_what, body) => {
    answer = { body: JSON.stringify(body) }
    expect(await look()).toBeUndefined()
  })

  it('is unknown when the server refuses, or says something else', async () => {
    answer = { status: 403, body: '{}' }
    expect(await look()).toBeUndefined()
    answer = { body: '<html>' }
    expect(await look()).toBeUndefined()
  })

  it('is unknown when the answer leads elsewhere', async () => {
    answer = { body: JSON.stringify({ tag_name: 'v1.2.0', html_url: page() }) }
    const detour = feed.replace('latest', 'detour')
    expect(await fetch(detour).then(({ redirected }) => redirected)).toBe(true)
    const leading = (_url: string, init: RequestInit) => fetch(detour, init)
    expect(await newerRelease(feed, '1.0.0', leading)).toBeUndefined()
  })

  it('is unknown when the answer has no end, and no more of it is read', async () => {
    let chunks = 0
    let isEnded = false
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks++
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      },
      cancel() {
        isEnded = true
      },
    })
    const answered = () => Promise.resolve(new Response(endless))
    expect(await newerRelease(feed, '1.0.0', answered)).toBeUndefined()
    expect(chunks).toBeLessThan(20)
    expect(isEnded).toBe(true)
  })

  it('is unknown without a network', async () => {
    answer = { body: JSON.stringify({ tag_name: 'v1.2.0', html_url: page() }) }
    const cut = () => Promise.reject(new TypeError('fetch failed'))
    expect(await newerRelease(feed, '1.0.0', cut)).toBeUndefined()
    expect(await newerRelease(feed, '1.0.0', fetch)).toBeDefined()
  })
})

it('numbers are compared as numbers', () => {
  expect(isNewer('1.10.0', '1.9.9')).toBe(true)
  expect(isNewer('2.0.0', '10.0.0')).toBe(false)
  expect(isNewer('1.0.0', '1.0.0')).toBe(false)
  expect(isNewer('1.0.0-beta', '0.9.0')).toBe(false)
})

/** The page of a newer version is one of the repository that was asked, and no other that looks like it. */
import { expect, it } from 'vitest'
import { newerRelease } from '../../../src/main/releases'

const FEED = 'https://api.github.com/repos/stichabend/stichabend/releases/latest'

const offered = (page: string) =>
  newerRelease(FEED, '1.0.0', () =>
    Promise.resolve(Response.json({ tag_name: 'v1.1.0', html_url: page })),
  )

it('is offered if it is of the host for which the one we asked answers', async () => {
  const page = 'https://github.com/stichabend/stichabend/releases/tag/v1.1.0'
  expect(await offered(page)).toEqual({ version: '1.1.0', page })
})

it.each([
  'https://github.com/somebody/else/releases/tag/v1.1.0',
  'https://github.com/stichabend/stichabend/releases/../../../somebody/else',
  'https://github.com/login?return_to=/stichabend/stichabend/releases/',
  'https://notgithub.com/releases',
  'https://pages.github.com/releases',
  'https://github.com.elsewhere.example/releases',
  'https://github.com:8443/releases',
  'https://elsewhere.example/github.com',
  'http://github.com/releases',
  'not a page',
])('is not offered if it is %s', async (page) => {
  expect(await offered(page)).toBeUndefined()
})

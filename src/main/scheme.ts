/** Our pages come from `app://stichabend/`, not from file:, so that they have an origin and headers. */
import { protocol } from 'electron'
import { PAGE_HEADERS, readPage } from '../host/pages'

const SCHEME = 'app'
const HOST = 'stichabend'
export const APP_ORIGIN = `${SCHEME}://${HOST}`

/** Before `ready`. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** After `ready`. */
export function servePages(root: string): void {
  protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url)
    const page =
      host === HOST && request.method === 'GET' ? await readPage(root, pathname) : undefined
    return page === undefined
      ? new Response('Not found', { status: 404, headers: PAGE_HEADERS })
      : new Response(new Uint8Array(page.body), { headers: page.headers })
  })
}

/** Our pages come from `app://stichabend/`, not from file:, so that they have an origin and headers. */
import { protocol } from 'electron'
import { APP_HOST, APP_SCHEME } from '../host/web/origin'
import { APP_PAGE_HEADERS, readAppPage } from '../host/web/pages'

export { APP_ORIGIN } from '../host/web/origin'

/** Call before `ready`. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
}

/** Call after `ready`. */
export function servePages(root: string): void {
  protocol.handle(APP_SCHEME, (request) => {
    const { host, pathname } = new URL(request.url)
    const page =
      host === APP_HOST && request.method === 'GET' ? readAppPage(root, pathname) : undefined
    return page === undefined
      ? new Response('Not found', { status: 404, headers: APP_PAGE_HEADERS })
      : new Response(new Uint8Array(page.body), { headers: page.headers })
  })
}

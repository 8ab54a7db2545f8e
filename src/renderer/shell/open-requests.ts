/** What the shell passes to this page: a file or a link that was opened outside, a screen from the menu. */
import type { OpenRequest } from '../../protocol/desktop'
import { desktop } from '../desktop'
import { files } from '../history/files.svelte'
import { goTo } from './route.svelte'

function follow(request: OpenRequest): void {
  switch (request.kind) {
    case 'screen':
      goTo(request.screen)
      return
    case 'join':
      // Only shown there: the user at this window decides.
      goTo('join', `${request.code}@${request.address}`)
      return
    case 'stich':
      files.show(request.name, request.text).catch(reportError)
  }
}

/** Until the returned function is called. */
export const followOpenRequests = (): (() => void) | undefined => desktop()?.onOpenRequest(follow)

/** What the shell hands to this page: a file or a link that was opened outside, a screen from the menu. */
import type { Opened } from '../../protocol/desktop'
import { desktop } from '../desktop'
import { files } from '../history/files.svelte'
import { goTo } from './route.svelte'

function follow(opened: Opened): void {
  switch (opened.kind) {
    case 'screen':
      goTo(opened.screen)
      return
    case 'join':
      // Only shown there: whoever sits at this window decides.
      goTo('join', `${opened.code}@${opened.address}`)
      return
    case 'stich':
      files.show(opened.name, opened.text).catch(reportError)
  }
}

/** Until the answer is called. */
export const followOpened = (): (() => void) | undefined => desktop()?.onOpened(follow)

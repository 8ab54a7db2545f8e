import { loadFaces } from '../games/faces.svelte'
import type { Language } from '../i18n/languages'
import type { Part } from './book'

/** Only the language that is read: nobody needs a rule book to start. */
export async function loadBook(language: Language): Promise<readonly Part[]> {
  const faces = await loadFaces()
  return Promise.all(faces.map(({ rules }) => rules(language)))
}

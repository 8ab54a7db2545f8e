/** A sheet as one self-contained page: it loads nothing, and prints on A4 and on Letter. */
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?inline'
import textExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?inline'
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?inline'
import base from '../../src/renderer/design/base.css?raw'
import fonts from '../../src/renderer/design/fonts.css?raw'
import tokens from '../../src/renderer/design/tokens.css?raw'
import { labelled } from '../../src/renderer/i18n/format'
import { t, texts } from '../../src/renderer/i18n/texts.svelte'
import paper from '../../src/renderer/scoresheet/paper.css?raw'

interface PageOptions {
  readonly withFonts: boolean
  /** The games whose colours it needs. */
  readonly games: readonly string[]
}

/** In the language of `texts.language`. With embedded fonts it is large; without, it uses those of the machine. */
export function pageOf<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
  name: string,
  { withFonts, games }: PageOptions,
): string {
  // The types of `render` cannot infer props from a component that is a parameter.
  const { head, body } = render(drawing as Component<Record<string, unknown>>, { props })
  const styles = [...(withFonts ? [embeddedFonts()] : []), tokens, ...games, base, paper]
  const title = labelled(t('sheet.title'), name)
  return `<!doctype html>
<html lang="${texts.language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${escaped(title)}</title>
<style>${styles.join('\n')}</style>
${withoutMarks(head)}
</head>
<body>
<main>${withoutMarks(body)}</main>
</body>
</html>
`
}

/** Removes Svelte's hydration markers, as there is no script. */
const withoutMarks = (html: string): string => html.replace(/<!--.*?-->/gs, '')

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const embeddedFonts = (): string =>
  fonts.replace(/url\('([^']+)'\)/g, (_, file: string) => {
    const data = file.includes('fraunces') ? display : file.includes('-ext-') ? textExtended : text
    return `url('${data}')`
  })

/** The paper sizes that a file can be made for; a printer knows its own. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']

/** What people have at home, as far as their language names a country. Some systems name it oddly. */
export const paperAt = (language: string): Paper =>
  LETTER_REGIONS.includes(/-([A-Z]{2})\b/.exec(language)?.[1] ?? '') ? 'letter' : 'a4'

/** Pages have this size while the work runs: see paper.css. */
export async function onPaper<T>(paper: Paper, work: () => Promise<T>): Promise<T> {
  const { dataset } = document.documentElement
  dataset['paper'] = paper
  try {
    return await work()
  } finally {
    delete dataset['paper']
  }
}

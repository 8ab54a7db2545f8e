/** What names, numbers and cards do to the words around them, in each language. */
import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../../../src/protocol/table'
import { filled, listText, whoseText } from '../../../src/protocol/texts'
import type { Letters } from '../../../src/renderer/cards/faces'
import { de as ebbesDe } from '../../../src/renderer/games/ebbes/i18n/de'
import { en as ebbes } from '../../../src/renderer/games/ebbes/i18n/en'
import { fr as ebbesFr } from '../../../src/renderer/games/ebbes/i18n/fr'
import { ebbesEventText } from '../../../src/renderer/games/ebbes/table/event-text'
import { theCard as theEbbesCard } from '../../../src/renderer/games/ebbes/table/words'
import { indexOf } from '../../../src/renderer/games/eidex/cards/prints'
import { theCard as theEidexCard } from '../../../src/renderer/games/eidex/table/words'
import { LANGUAGES } from '../../../src/renderer/i18n/languages'
import { texts } from '../../../src/renderer/i18n/texts.svelte'

describe('whose something is', () => {
  it.each([
    ['Anna', 'Anna’s', 'von Anna', 'd’Anna'],
    ['Karl', 'Karl’s', 'von Karl', 'de Karl'],
    ['Chris', 'Chris’s', 'von Chris', 'de Chris'],
    ['Jo’', 'Jo’s', 'von Jo’', 'de Jo’'],
    ["Jo'", "Jo's", "von Jo'", "de Jo'"],
    ['E', 'E’s', 'von E', 'd’E'],
    ['b', 'b’s', 'von b', 'de b'],
    ['élodie', 'élodie’s', 'von élodie', 'd’élodie'],
    ['Œdipe', 'Œdipe’s', 'von Œdipe', 'd’Œdipe'],
    ['Hugo', 'Hugo’s', 'von Hugo', 'd’Hugo'],
    ['Yves', 'Yves’s', 'von Yves', 'd’Yves'],
    ['Yannick', 'Yannick’s', 'von Yannick', 'de Yannick'],
    ['Ÿ', 'Ÿ’s', 'von Ÿ', 'd’Ÿ'],
    ['7', '7’s', 'von 7', 'de 7'],
    ['👩‍👧 Ada', '👩‍👧 Ada’s', 'von 👩‍👧 Ada', 'de 👩‍👧 Ada'],
    ['יוסף', '\u2068יוסף\u2069’s', 'von \u2068יוסף\u2069', 'de \u2068יוסף\u2069'],
  ])('of %s', (name, ...said) => {
    expect(LANGUAGES.map((language) => whoseText(language, name))).toEqual(said)
  })

  it('is said once, though it stands in a sentence', () => {
    const whose = whoseText('en', 'יוסף')
    expect(filled('en', 'To {whose} computer', { whose })).toBe('To \u2068יוסף\u2069’s computer')
  })
})

describe('a name that is written from right to left', () => {
  it('keeps the words around it where they are', () => {
    expect(filled('en', '{name} plays 3.', { name: 'سلمى' })).toBe('\u2068سلمى\u2069 plays 3.')
    expect(listText('de', ['Anna', 'سلمى'])).toBe('Anna und \u2068سلمى\u2069')
  })

  it('is marked once, and other names are not', () => {
    const names = listText('fr', ['سلمى', 'Anna'])
    expect(filled('fr', '{names} ont gagné.', { names })).toBe(
      '\u2068سلمى\u2069 et Anna ont gagné.',
    )
    expect(filled('en', '{name} plays 3.', { name: 'Zoë' })).toBe('Zoë plays 3.')
  })
})

describe('one winner or several', () => {
  it.each([
    ['en', 1, 'Anna has won.'],
    ['en', 2, 'Anna and Karl have won.'],
    ['de', 1, 'Anna hat gewonnen.'],
    ['de', 2, 'Anna und Karl haben gewonnen.'],
    ['fr', 1, 'Anna a gagné.'],
    ['fr', 2, 'Anna et Karl ont gagné.'],
  ] as const)('in %s, %d', async (language, count, said) => {
    const area = texts.area(ebbes, { de: ebbesDe, fr: ebbesFr })
    await texts.show(language)
    const names = listText(language, ['Anna', 'Karl'].slice(0, count))
    expect(area.tn('ebbes.log.over', count, { names })).toBe(said)
    await texts.show('en')
  })
})

describe('a card in a sentence', () => {
  it.each([
    ['en', 'the six of hearts', 'the green 6', 'Brown is now trump.'],
    ['de', 'Herz-Sechs', 'Grün 6', 'Braun ist jetzt Trumpf.'],
    ['fr', 'le six de cœur', 'le 6 vert', 'Le marron est maintenant Atout.'],
  ] as const)('in %s', async (language, heart, green, becomes) => {
    await texts.show(language)
    expect([theEidexCard('H6'), theEbbesCard('G6')]).toEqual([heart, green])
    const event = { type: 'designated', suit: 'brown', role: 'trump' } as const
    expect(ebbesEventText(event, { seats: [] } as unknown as TableInfo)).toBe(becomes)
    await texts.show('en')
  })

  it('has the article of its rank in French', async () => {
    await texts.show('fr')
    expect(['HQ', 'SA', 'RJ'].map(theEidexCard)).toEqual([
      'la dame de cœur',
      'l’as d’étoile',
      'le valet de corbeau',
    ])
    await texts.show('en')
  })
})

describe('the letters on cards', () => {
  it.each([
    ['en', 'JQKA'],
    ['de', 'BDKA'],
    ['fr', 'VDRA'],
  ] as const)('are those of the language, unless one was chosen: %s', async (language, letters) => {
    await texts.show(language)
    const on = (chosen: Letters) =>
      ['J', 'Q', 'K', 'A'].map((rank) => indexOf(rank, chosen)).join('')
    expect(on('language')).toBe(letters)
    expect([on('english'), on('printed'), on('french')]).toEqual(['JQKA', 'BDKA', 'VDRA'])
    expect(indexOf('10', 'language')).toBe('10')
    await texts.show('en')
  })
})

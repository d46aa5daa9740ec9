import { describe, expect, test } from 'vitest'
import type { Value, Values } from '../../../../src/content/types.ts'
import { asset, summary } from '../../../support/block-samples.ts'
import { blocksOf, countIn } from '../../../support/compose.ts'
import { seeded } from '../../../support/random.ts'

/** Builds sets of random fields and nesting, and keeps every text that a visitor has to see. */
function createSite(seed: number) {
  const below = seeded(seed)
  const texts: string[] = []
  /** Captions of files, in whose place a caption of the set may be shown. */
  const ofFiles = new Set<string>()
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  /** A text like no other, of a few words or of sentences. */
  const said = (words: number): string => {
    const text = `Tekst ${texts.length}x ${Array.from({ length: words }, () => pick(['wind', 'water', 'land', 'dijk'])).join(' ')}`
    texts.push(`Tekst ${texts.length}x `.trim())
    return text
  }
  const names = [
    'kop',
    'tekst',
    'onderwerp',
    'citaat',
    'auteur',
    'vraag',
    'antwoord',
    'lead',
    'naam',
    'waarde',
    'bijschrift',
    'regel_1',
    'regel_2',
    'text_left',
    'text_right',
    'uitleg',
    'label',
    'functie',
    'fotograaf',
    'knoptekst',
    'toelichting',
  ] as const
  const types = [
    'zomaar',
    'team',
    'rich_text',
    'quote',
    'faq',
    'cards',
    'hero',
    'notice',
    'call_to_action',
    'media_text',
    'stats',
    'section',
    'weetje',
    'download_list',
  ] as const
  const many = <T>(make: () => T): T[] => Array.from({ length: 1 + below(3) }, make)

  const values: readonly ((depth: number) => Value)[] = [
    () => said(1 + below(4)),
    () => said(6 + below(20)),
    () => ({ html: `<p>${said(5)}</p><p>${said(5)}</p>` }),
    () => `<p>${said(6)}</p>`,
    () => many(() => said(2)),
    () => [{ label: said(1), url: `/pad-${texts.length}` }],
    () => many(() => [said(1), said(1)]),
    () => `/beeld-${texts.length}.jpg`,
    () => {
      const caption = said(2)
      ofFiles.add(texts.at(-1) ?? '')
      return asset(`b${texts.length}.svg`, { caption })
    },
    () => summary('Pagina', { path: `/pagina-${texts.length}` }),
    (depth) => (depth > 0 ? fields(depth - 1) : said(3)),
    (depth) => (depth > 0 ? rows(depth - 1) : said(3)),
    (depth) => (depth > 0 ? many(() => set(depth - 1)) : said(3)),
  ]
  const fields = (depth: number): Values =>
    Object.fromEntries(
      Array.from({ length: 1 + below(5) }, () => [pick(names), undefined] as const)
        .map(([name]) => name)
        .filter((name, index, all) => all.indexOf(name) === index)
        .map((name) => [name, pick(values)(depth)]),
    )
  const rows = (depth: number): Values[] => {
    const columns = [...new Set(many(() => pick(names)))]
    return many(() => Object.fromEntries(columns.map((name) => [name, pick(values)(depth)])))
  }
  const set = (depth: number): Values => ({ type: pick(types), id: 'x', enabled: true, ...fields(depth) })
  return { sets: many(() => set(3)), texts, ofFiles }
}

describe('sets with any fields, nested in any way', () => {
  test.each(Array.from({ length: 400 }, (_, seed) => seed))('show each text once: %i', (seed) => {
    const { sets, texts, ofFiles } = createSite(seed)
    const blocks = blocksOf({ blocks: sets as Value })
    const wrong = texts
      .map((text) => [text, countIn(blocks, text)] as const)
      .filter(([text, count]) => count !== 1 && !(count === 0 && ofFiles.has(text)))
    expect(wrong).toEqual([])
  })
})

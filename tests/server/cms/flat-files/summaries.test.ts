/** What cards of entries show, whatever a project calls its fields. */
import { describe, expect, test } from 'vitest'
import type { Summary } from '../../../../src/content/types.ts'
import { readProject } from '../../../support/flat-files.ts'

const field = (handle: string, config: string) => `{ handle: ${handle}, field: { ${config} } }`
const project = {
  'content/collections/x.yaml': "route: '/{slug}'\n",
  'public/assets/a.jpg': 'x',
  'public/assets/b.jpg': 'x',
  'public/assets/a.pdf': 'x',
}
const bard = (...texts: readonly string[]) =>
  JSON.stringify([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Een kop' }] },
    ...texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  ])

/** The card of an entry with these fields. */
async function card(fields: readonly string[], values: string): Promise<Summary | undefined> {
  const source = await readProject({
    ...project,
    ...(fields.length > 0 && {
      'resources/blueprints/collections/x/x.yaml': `tabs: { main: { sections: [ { fields: [ ${fields.join(', ')} ] } ] } }`,
    }),
    'content/collections/x/a.md': `---\nid: a\ntitle: A\n${values}\n---\n`,
  })
  return (await source.entries('nl', { collection: 'x' }))[0]
}

const wisely = 'De molen maalt al eeuwen door.'

describe('the text of a card', () => {
  test.each<[string, readonly string[], string]>([
    [
      'a field whose name says so, in any place',
      [field('over', 'type: textarea'), field('korte_inleiding', 'type: textarea')],
      `over: Niet deze zin van vijf woorden.\nkorte_inleiding: ${wisely}`,
    ],
    [
      'the first field of sentences',
      [field('plaats', 'type: text'), field('wat', 'type: textarea')],
      `plaats: Aan het wiel\nwat: ${wisely}`,
    ],
    [
      'rich text without its headings',
      [field('plaats', 'type: text'), field('verhaal', 'type: bard')],
      `plaats: Hier\nverhaal: ${bard(wisely)}`,
    ],
    [
      'Markdown',
      [field('verhaal', 'type: markdown')],
      `verhaal: "## Kop\\n\\nDe *molen* maalt al eeuwen door."`,
    ],
    [
      'a text in a set, past sets that are off and their titles',
      [
        field(
          'bouw',
          'type: replicator, sets: { m: { sets: { s: { fields: [ { handle: kop, field: { type: text } }, { handle: t, field: { type: bard } } ] } } } }',
        ),
      ],
      `bouw: [{ type: s, enabled: false, t: ${bard('Deze set staat al weken uit.')} }, { type: s, kop: Dit is de kop van een set., t: ${bard(wisely)} }]`,
    ],
  ])('is from %s', async (_, fields, values) => {
    expect((await card(fields, values))?.text).toBe(wisely)
  })

  test.each<[string, readonly string[], string]>([
    ['for search engines', [field('seo_description', 'type: textarea')], `seo_description: ${wisely}`],
    ['of a tab for search engines', [], `seo: { description: ${wisely} }\nmeta_description: ${wisely}`],
    ['that editors do not see', [field('lead', 'type: textarea, visibility: hidden')], `lead: ${wisely}`],
    ['that is a note', [field('interne_notitie', 'type: textarea')], `interne_notitie: ${wisely}`],
    [
      'behind a condition that does not hold',
      [field('lead', 'type: textarea, if: { soort: equals lang }')],
      `soort: kort\nlead: ${wisely}`,
    ],
    [
      'that a toggle beside it switches off',
      [field('lead', 'type: textarea')],
      `toon_lead: false\nlead: ${wisely}`,
    ],
    ['below a picture', [field('bijschrift', 'type: textarea')], `bijschrift: ${wisely}`],
    ['of a few words', [field('plaats', 'type: text')], 'plaats: Aan het wiel'],
  ])('is never one %s', async (_, fields, values) => {
    expect((await card(fields, values))?.text).toBeUndefined()
  })

  test('ends after a sentence, else between two words', async () => {
    const sentence = `${'wind '.repeat(15)}waait.`
    const verhaal = [field('verhaal', 'type: bard')]
    const many = await card(verhaal, `verhaal: ${bard(sentence, sentence, sentence)}`)
    expect(many?.text).toBe(`${sentence} ${sentence}`)
    const endless = await card(verhaal, `verhaal: ${bard('wind '.repeat(80))}`)
    expect(endless?.text).toMatch(/^(?:wind )+wind…$/)
    expect(endless?.text?.length).toBeLessThanOrEqual(181)
  })
})

describe('the picture of a card', () => {
  test.each<[string, readonly string[], string, string | undefined]>([
    [
      'the first picture in a field of files',
      [field('bijlage', 'type: assets'), field('voor', 'type: assets'), field('na', 'type: assets')],
      'bijlage: a.pdf\nvoor: [a.jpg]\nna: b.jpg',
      '/assets/a.jpg',
    ],
    [
      'the one whose name says so',
      [field('na', 'type: assets'), field('afbeelding', 'type: assets')],
      'na: b.jpg\nafbeelding: a.jpg',
      '/assets/a.jpg',
    ],
    ['none for search engines', [field('og_image', 'type: assets')], 'og_image: a.jpg', undefined],
    ['no symbol', [field('icoon', 'type: assets')], 'icoon: a.jpg', undefined],
  ])('is %s', async (_, fields, values, src) => {
    expect((await card(fields, values))?.picture?.src).toBe(src)
  })
})

test('the picture of a card is described in the language of the card', async () => {
  const source = await readProject({
    'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
    'content/collections/x.yaml': "route: '/{slug}'\nsites: [nl, en]\n",
    'content/collections/x/nl/a.md': '---\nid: a\npicture: a.jpg\n---\n',
    'content/collections/x/en/a.md': '---\nid: a-en\norigin: a\n---\n',
    'public/assets/a.jpg': 'x',
    'public/assets/.meta/a.jpg.yaml': 'data: { alt: De kap, alt_en: The cap }\n',
  })
  const alt = async (locale: 'nl' | 'en') =>
    (await source.entries(locale, { collection: 'x' }))[0]?.picture?.alt
  expect([await alt('nl'), await alt('en')]).toEqual(['De kap', 'The cap'])
})

test('the label of a card is a field with a name for it, and no other few words', async () => {
  expect((await card([], 'bovenkop: Molens'))?.label).toBe('Molens')
  expect((await card([field('plaats', 'type: text')], 'plaats: Wiel'))?.label).toBeUndefined()
})

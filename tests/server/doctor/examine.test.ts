import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isComplete } from '../../../server/doctor/report.ts'
import { examine, examineFiles } from '../../support/doctor.ts'

const page = (fields: string) => `---\nid: one\ntitle: Een pagina\n${fields}---\n`
const pageFile = 'content/collections/pages/een.md'
const blueprintFile = 'resources/blueprints/collections/pages/page.yaml'

const blueprint = (...fields: readonly string[]) =>
  `fields:\n${fields.map((field) => `  - ${field}\n`).join('')}`

describe('what pages show', () => {
  test('a value is counted by what shows it', async () => {
    const { collections, totals } = await examineFiles({
      [pageFile]: page(`intro: Een inleiding in een paar woorden.
blokken:
  - { type: quote, text: Het wiel draait nog altijd., author: De molenaar }
  - { type: usp_rij, kop: Waarom wij, uitleg: Omdat wij het al lang doen. }
`),
    })
    expect(totals).toMatchObject({ pages: 1, lost: 0, unreadable: 0 })
    const [pages] = collections
    expect(pages?.collection).toBe('pages')
    expect(pages?.groups.map(({ set, shown }) => [set, shown])).toEqual([
      [undefined, { 'head of the page': 2 }],
      ['quote', { 'block quote': 2 }],
      ['usp_rij', { 'composed as rich_text': 2 }],
    ])
  })

  test.each([
    ['setting', '{ handle: vak, field: { type: select } }', 'vak: een keuze'],
    ['seo', '{ handle: meta_omschrijving, field: { type: text } }', 'meta_omschrijving: Voor zoekmachines'],
    ['note', '{ handle: interne_notitie, field: { type: text } }', 'interne_notitie: Nog nakijken'],
    ['key', '{ handle: sleutel, field: { type: hidden } }', 'sleutel: abc'],
    ['hidden', '{ handle: vak, field: { type: text, visibility: hidden } }', 'vak: Een tekst'],
    ['condition', '{ handle: vak, field: { type: text, if: { soort: equals a } } }', 'vak: Een tekst'],
    ['system', '{ handle: andere, field: { type: text } }', 'last_modified: 12'],
  ])('a value is hidden because of %s', async (reason, field, value) => {
    const { collections, totals } = await examineFiles({
      [blueprintFile]: blueprint(field),
      [pageFile]: page(`${value}\n`),
    })
    expect(totals.lost).toBe(0)
    expect(collections[0]?.groups[0]?.hidden).toMatchObject({ [reason]: 1 })
  })

  test('rules of the project and switches of editors hide sets and fields', async () => {
    const { collections, totals } = await examineFiles({
      'triptych/blocks.yaml':
        'sets:\n  kaart: hidden\n  tekstvak: { hide: [bijzin] }\n  mening: { block: quote }\n  rijtje: { hide: [code] }\n',
      [pageFile]: page(`blokken:
  - { type: kaart, tekst: Een tekst die niemand ziet. }
  - { type: tekstvak, tekst: Een tekst die men leest., bijzin: Een zin die niemand ziet. }
  - { type: mening, text: Wij zijn tevreden. }
  - { type: rijtje, rijen: [{ kop: Eerste rij, code: Een zin die niemand ziet. }, { kop: Tweede rij }] }
  - { type: quote, enabled: false, text: Wij waren tevreden. }
`),
    })
    expect(totals.lost).toBe(0)
    const groups = Object.fromEntries(collections[0]?.groups.map((group) => [group.set, group]) ?? [])
    expect(groups.kaart?.hidden).toEqual({ rule: 1 })
    expect(groups.tekstvak?.hidden).toEqual({ rule: 1 })
    expect(groups.rijtje?.hidden).toEqual({ rule: 1 })
    expect(groups.mening?.shown).toEqual({ 'your rule: block quote': 1 })
  })
})

test('a date counts as shown where a block writes it itself, and markup without words is no value', async () => {
  const rows = '- { type: rows, title: Agenda, items: [{ title: Open dag, date: 2026-11-12 }] }'
  const report = await examineFiles({
    [pageFile]: page(`blokken:\n  ${rows}\n  - { type: text, text: "<hr>" }\n`),
  })
  expect(report.lost).toEqual([])
})

test('thousands of entries are read within bounds', { timeout: 120_000 }, async () => {
  const entries = Array.from({ length: 3_000 }, (_, index) => [
    `content/collections/pages/nr-${index}.md`,
    `---\nid: nr-${index}\ntitle: Nummer ${index}\nblokken:\n  - { type: divider, tekst: Verloren ${index} }\n---\n`,
  ])
  const report = await examineFiles(Object.fromEntries(entries))
  expect(report.totals).toMatchObject({ pages: 3_000, lost: 3_000 })
  expect(report.lost).toHaveLength(3_000)
})

describe('what is lost', () => {
  const lostText = 'Deze zin staat op geen enkele pagina.'

  test('a text that its page does not show is named with file, page and field', async () => {
    const report = await examineFiles({
      [pageFile]: page(
        `blokken:\n  - { type: quote, text: Wel te zien. }\n  - { type: divider, tekst: "${lostText}" }\n`,
      ),
    })
    expect(isComplete(report)).toBe(false)
    expect(report.totals.lost).toBe(1)
    expect(report.lost).toEqual([
      {
        ...{ collection: 'pages', entry: pageFile, page: '/een' },
        ...{ field: 'blokken.1:divider.tekst', set: 'divider', text: lostText },
      },
    ])
  })

  test('entries without an address count where a page refers to them, and are lost where none does', async () => {
    const quotes = { 'content/collections/stemmen.yaml': 'title: Stemmen\n' }
    const report = await examineFiles({
      ...quotes,
      [blueprintFile]: blueprint('{ handle: stemmen, field: { type: entries, collections: [stemmen] } }'),
      [pageFile]: page('stemmen: [twee]\n'),
      'content/collections/stemmen/twee.md':
        '---\nid: twee\ntitle: Jo\nuitspraak: Een fijn bureau, vinden wij.\n---\n',
      'content/collections/stemmen/drie.md':
        '---\nid: drie\ntitle: Mia\nuitspraak: Een aardig bureau, zegt men.\n---\n',
    })
    expect(report.lost.map(({ entry, page, field }) => [entry, page, field])).toEqual([
      ['content/collections/stemmen/drie.md', undefined, 'title'],
      ['content/collections/stemmen/drie.md', undefined, 'uitspraak'],
    ])
    expect(report.collections.find(({ collection }) => collection === 'stemmen')).toMatchObject({
      unshown: 1,
    })
  })

  test('entries without an address count where a page lists their collection, but for those behind the limit', async () => {
    const person = (id: string, name: string) =>
      `---\nid: ${id}\ntitle: ${name}\nrol: Molenaar op ${id}dag\n---\n`
    const report = await examineFiles({
      [pageFile]: page('blokken:\n  - { type: team, title: Wie wij zijn, limit: 1 }\n'),
      'content/collections/team.yaml': 'title: Onze mensen\n',
      'content/collections/team/neel.md': person('maan', 'Neel'),
      'content/collections/team/piet.md': person('dins', 'Piet'),
    })
    expect(report.lost.map(({ entry, field }) => [entry, field])).toEqual([
      ['content/collections/team/piet.md', 'title'],
      ['content/collections/team/piet.md', 'rol'],
    ])
    const team = report.collections.find(({ collection }) => collection === 'team')
    expect(team).toMatchObject({ unshown: 1, groups: [{ values: 4, lost: 2 }] })
  })

  test('a file that cannot be read is one line', async () => {
    const report = await examineFiles({
      [pageFile]: page('blokken:\n  - { type: quote, text: Wel te zien. }\n'),
      'content/collections/pages/stuk.md': '---\ntitle: "open\n---\n',
    })
    expect(report.totals).toMatchObject({ pages: 1, lost: 0, unreadable: 1 })
    expect(report.faults).toEqual([
      { where: 'content/collections/pages/stuk.md', message: expect.stringMatching(/^[^\n]+$/) },
    ])
    expect(isComplete(report)).toBe(false)
  })

  test('texts of global sets that nothing reads are told, and are no loss', async () => {
    const report = await examineFiles({
      [pageFile]: page(''),
      'content/globals/vestiging.yaml':
        'title: Vestiging\ndata:\n  route: Neem aan de rotonde de derde afslag.\n',
    })
    expect(report.unreadGlobals).toEqual([
      { set: 'vestiging', field: 'route', text: 'Neem aan de rotonde de derde afslag.' },
    ])
    expect(isComplete(report)).toBe(true)
  })
})

test.each(['bureau', 'fabriek', 'gemeente', 'kanzlei', 'werkplek'])(
  'nothing of the invented project %s is lost',
  { timeout: 60_000 },
  async (name) => {
    const report = await examine({ CONTENT_DIR: join(import.meta.dirname, '../../fixtures/sites', name) })
    expect(report.lost).toEqual([])
    expect(report.faults).toEqual([])
    expect(report.totals.shown).toBeGreaterThan(400)
  },
)

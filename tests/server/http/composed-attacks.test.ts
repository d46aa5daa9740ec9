import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import request from 'supertest'
import { expect, test } from 'vitest'
import type { Values } from '../../../src/content/types.ts'
import { addressAttacks, markupAttacks } from '../../support/attack-payloads.ts'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { visibleOf } from '../../support/html.ts'
import { expectLog } from '../../support/reports.ts'
import { serve } from '../../support/test-deps.ts'

/** Names of fields by which texts become each kind of part, and some that say nothing. */
const names = [
  ...['title', 'kicker', 'text', 'quote', 'author', 'role', 'caption', 'credit', 'alt', 'question', 'answer'],
  ...[
    'button_label',
    'link',
    'number',
    'unit',
    'video',
    'code',
    'mode',
    'opmerkelijk',
    'datum',
    'naam',
    'email',
  ],
]

const filledWith = (text: string): Values => Object.fromEntries(names.map((name) => [name, text]))

/** Sets of unknown types in which a text stands wherever a set may have one. */
const setsWith = (text: string): readonly Values[] => [
  { type: 'onbekend', ...filledWith(text) },
  { type: text.slice(0, 60), title: text },
  { type: 'rijen', rijen: [filledWith(text), filledWith(text)] },
  { type: 'vragen_anders', faq: [1, 2].map(() => ({ title: `${text}?`, text })) },
  { type: 'feiten_anders', feiten: [1, 2].map(() => ({ naam: text, waarde: '12 m' })) },
  { type: 'tabel_anders', cellen: [{ cells: [text, 'b'] }, { cells: ['c', text] }] },
  { type: 'tabel_kort', rijen: [1, 2].map(() => ({ [text]: text, b: text, c: text })) },
  { type: 'lijst_anders', lijst: [text, text], woorden: [{ tekst: text }, { tekst: text }] },
  { type: 'groep_anders', [text]: { titel: text, a: text, b: text } },
  { type: 'termen', onderwerpen: [{ slug: 'a', title: text }], keuze: { value: text, label: text } },
  { type: 'periode', wanneer: { start: text, end: text }, code: { code: text, mode: text } },
  { type: 'codes', blok: { code: text, mode: text } },
  {
    type: 'plaatjes',
    foto: { url: '/assets/a.jpg', extension: 'jpg', alt: text, caption: text, basename: text },
  },
  {
    type: 'plaatjes',
    foto: { url: text, extension: 'jpg', alt: text, basename: text, width: text, focus: text },
  },
  { type: 'bestanden_anders', bestand: { url: '/assets/a.pdf', extension: text, basename: text, size: 3 } },
  { type: 'bestanden_anders', bestand: { url: `${text}.pdf`, extension: 'pdf', basename: text } },
  { type: 'films', film: { url: `${text}.mp4`, extension: 'mp4' } },
  { type: 'films', film: { url: text, extension: 'mp4', basename: `${text}.mp4` } },
  {
    type: 'knoppen_anders',
    knoppen: [
      { url: text, label: text, target: text },
      { link: text, tekst: text },
    ],
  },
  {
    type: 'pagina',
    verder: [{ title: text, path: text, label: text, text }],
    een: { title: text, path: '/anders' },
  },
  { type: 'pagina', verder: [{ title: 'Anders', path: text }] },
  { type: 'faq', items: [{ question: text, answer: 'b', html: text, extra: text }] },
  { type: 'cards', items: [{ title: 'a', html: text, zijde: text }], html: text },
  { type: 'stats', items: [{ value: text, label: text, waarbij: text }] },
  { type: 'quote', text, author: text, html: text, meer: text },
  { type: 'hero', title: text, text, meer: { html: text, a: text } },
]

type Node = DefaultTreeAdapterTypes.ChildNode

/** All elements of a page, as a browser reads it. */
function elementsIn(nodes: readonly Node[]): readonly DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => [
    ...('attrs' in node ? [node] : []),
    ...('childNodes' in node ? elementsIn(node.childNodes) : []),
    ...('content' in node ? elementsIn(node.content.childNodes) : []),
  ])
}

/** Elements that pages have none of, or only their own. */
const counted = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'link',
  'meta',
  'form',
  'math',
])
const countOf = (elements: readonly DefaultTreeAdapterTypes.Element[]): number =>
  elements.filter(({ tagName }) => counted.has(tagName)).length

const pageOf = async (fields: Values): Promise<string> => {
  const source = fakeSource(only(contentPage('nl', '/x', 'Titel', { fields })))
  const { text } = await request(await serve({ source }))
    .get('/x')
    .expect(200)
  return text
}

test('no markup in any text of composed sets and entries reaches a page', async () => {
  const quiet = countOf(elementsIn(parse(await pageOf({ blocks: setsWith('rust') })).childNodes))
  expectLog('warn', 'A set of this page has no block')
  for (const attack of markupAttacks) {
    const fields = { blocks: setsWith(attack), ...filledWith(attack), zij: [filledWith(attack)] }
    const elements = elementsIn(parse(await pageOf(fields)).childNodes)
    const attributes = elements.flatMap(({ attrs }) => attrs)
    expect(
      attributes.filter(({ name }) => /^on|^srcdoc$|^formaction$/.test(name)),
      attack,
    ).toEqual([])
    expect(
      attributes.filter(({ value }) => /^\s*(?:javascript|vbscript|data:text)/i.test(value)),
      attack,
    ).toEqual([])
    expect(countOf(elements), attack).toBeLessThanOrEqual(quiet)
  }
}, 120_000)

test('no address of an attack is one of a composed set or entry', async () => {
  expectLog('warn', 'A set of this page has no block')
  for (const attack of addressAttacks) {
    const text = await pageOf({ blocks: setsWith(attack), ...filledWith(attack), zij: [filledWith(attack)] })
    const addresses = [...visibleOf(text).matchAll(/\b(?:href|src|poster|action|srcset)="([^"]*)"/g)].map(
      ([, url]) => url,
    )
    expect(
      addresses.filter((url) => /^[^#].*(?:evil|alert|msgbox|passwd)|script:/i.test(url ?? '')),
      attack,
    ).toEqual([])
  }
})

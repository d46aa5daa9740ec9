/** Sample content of every block. */
import type { BlockType } from '../../src/blocks/block-types.ts'
import type { Html, Values } from '../../src/content/types.ts'

export const html = (text: string): Html => ({ html: `<p>${text}</p>` })

export const asset = (name: string, more: Values = {}): Values => ({
  url: `/assets/img/${name}`,
  alt: `Beeld ${name}`,
  width: 800,
  height: 600,
  focus: '20% 80%',
  name,
  extension: 'svg',
  ...more,
})

export const summary = (title: string, more: Values = {}): Values => ({
  id: title,
  title,
  path: `/${title.toLowerCase()}`,
  ...more,
})

/**
 * Blocks of the library with all their canonical fields, as the flat files deliver them. Those that are not
 * here are tested in their folders alone.
 */
const table = {
  hero: {
    label: 'Bureau voor kust en kwelder',
    title: 'Land dat meegroeit',
    text: 'Kwelders worden hoger als het water hoger wordt.',
    picture: asset('hero.svg'),
    picture_portrait: asset('hero-m.svg'),
    buttons: [
      { id: '1', label: 'Bekijk de projecten', link: '/projecten', style: 'highlight' },
      { id: '2', label: 'Hoe een kwelder groeit', link: '/groei', style: 'quiet' },
    ],
    key: [{ id: '1', label: 'lamsoor', colour: 'lamsoor' }],
  },
  rich_text: { text: { html: '<h2 id="slib">Het begint met slib</h2><p>Bij elke vloed.</p>' } },
  cards: {
    title: 'Uit het veld',
    layout: 'mosaic',
    link_label: 'Alle projecten',
    link: '/projecten',
    entries: [summary('Noorderhoek', { label: 'sinds 2022', picture: asset('noorderhoek.svg') })],
    collection: null,
    limit: null,
    items: [
      { id: '1', meta: 'Wierhuizen', title: 'Het dorp', text: 'Zes avonden.', link: '/dorp', picture: null },
    ],
  },
  media_text: {
    title: 'Planten doen het werk',
    text: html('Zeekraal komt als eerste.'),
    picture: asset('dam.svg'),
    side: 'end',
    link_label: 'Bekijk de plantengids',
    link: '/planten',
  },
  quote: { text: '‘In oktober staat er een rood tapijt.’', author: 'Jelle Boonstra', role: 'ecoloog' },
  faq: {
    title: 'Veelgestelde vragen',
    questions: [{ id: '1', question: 'Mag mijn hond mee?', answer: html('Aangelijnd.') }],
  },
  stats: {
    title: 'In cijfers',
    items: [{ id: '1', value: '1.240', unit: 'ha', label: 'kwelder in beheer' }],
  },
  logos: {
    title: 'Partners',
    items: [{ id: '1', name: 'Wad & Water', logo: asset('logo.svg'), link: 'https://example.org' }],
  },
  call_to_action: {
    title: 'Loop een dag mee',
    text: 'Van april tot oktober.',
    link_label: 'Plan een bezoek',
    link: '/bezoek',
    picture: asset('cta.svg'),
  },
  gallery: { title: 'Beelden', pictures: [asset('een.svg'), asset('twee.svg')] },
  video: {
    title: 'Eén springtij',
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    provider: 'YouTube',
    poster: asset('film.svg'),
    transcript: html('Je ziet het water komen.'),
    duration: '4:12',
  },
  table: {
    title: 'Tempo in cijfers',
    caption: 'Opslibbing per zone',
    table: [{ cells: ['Zone', 'Per jaar'] }, { cells: ['Slik', '18 mm'] }, { cells: ['Zeekraal', '14 mm'] }],
  },
  form: { title: 'Schrijf ons', text: 'Je krijgt antwoord.', form: 'contact' },
  code: { title: 'Meetreeks ophalen', language: 'html', code: '<p>{{ code }}</p>\n' },
  download_list: {
    title: 'Downloads',
    files: [
      {
        id: '1',
        title: 'Handboek',
        file: { url: '/assets/handboek.pdf', name: 'handboek.pdf', extension: 'pdf', size: 4_200_000 },
        format: null,
        pages: 96,
        accessible: true,
      },
    ],
  },
  notice: { tone: 'warning', title: 'Ga niet alleen het slik op', text: html('Loop mee met een gids.') },
  rows: {
    title: 'Nieuw',
    link_label: 'Alle berichten',
    link: '/nieuws',
    collection: null,
    limit: null,
    items: [{ id: '1', date: '2026-11-12', title: 'Stormseizoen begonnen', link: '/nieuws/storm' }],
  },
  profile: {
    label: 'Drie dijken',
    title: 'Waker, slaper, dromer',
    text: 'Onze kust is gebouwd in drie linies.',
    items: [
      {
        id: '1',
        title: 'De waker',
        text: 'De dijk aan zee.',
        link_label: 'Werk aan de zeedijk',
        link: '/waker',
      },
      { id: '2', title: 'De slaper', text: 'De oude dijk.', link_label: null, link: '/slaper' },
      { id: '3', title: 'De dromer', text: null, link_label: null, link: null },
    ],
  },
} satisfies Partial<Record<BlockType, Values>>

export type SampledType = keyof typeof table
export const samples: Readonly<Record<SampledType, Values>> = table

/** Values that a content source may deliver instead of what a field should hold. */
export const oddValues: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '\n',
  '0',
  'tekst',
  '[object Object]',
  '<p></p>',
  '<p>tekst</p>',
  '<script>alert(1)</script>',
  '{{ antlers }}',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/pad',
  'https://example.org/a b',
  'https://exa"mple.org',
  '<'.repeat(2000),
  '{{'.repeat(2000),
  [],
  [[]],
  [null],
  [undefined],
  ['a'],
  ['a', 'b'],
  [1, 2],
  [{}],
  [[['a']]],
  [{ type: 'text' }],
  [{ type: 4 }],
  {},
  { html: '' },
  { html: 4 },
  { html: '<p></p>' },
  { value: null },
  { value: 'rood', label: 'Rood', key: 'rood' },
  { url: [] },
  { url: { url: { url: '/x' } } },
  { url: '/', uri: false },
  { url: '/assets/a.pdf' },
  { url: '/assets/a%ZZ.jpg' },
  { cells: [] },
  { cells: 'a' },
  { rows: [['a']] },
  { title: {} },
  { data: [{}] },
  { constructor: 'x', __proto__: null },
  () => 'f',
  Symbol('s'),
  10n,
  new Date(0),
  new Map([['a', 1]]),
  deep(12),
  Object.create({ text: 'erfenis' }),
]

function deep(depth: number): unknown {
  return depth === 0
    ? 'diep'
    : [{ type: 'rich_text', text: deep(depth - 1), label: deep(depth - 1 > 2 ? 2 : 0) }]
}

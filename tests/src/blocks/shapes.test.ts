import { describe, expect, test } from 'vitest'
import { readBlocks } from '../../../src/blocks/read-blocks.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { asset, type SampledType, samples } from '../../support/block-samples.ts'
import { fetchShape, restShape } from '../../support/block-shapes.ts'

const form = {
  handle: 'contact',
  fields: [{ handle: 'naam', type: 'text', label: 'Naam', required: true }],
  honeypot: 'url',
}
const context = {
  sanitize: (html: string) => ({ html }),
  unknown: () => {},
  form: (handle: string) => (handle === 'contact' ? form : undefined),
}
const propsOf = (set: Value) => readBlocks({ blocks: [set] }, context)[0]?.props
const library = Object.keys(samples) as SampledType[]

/** Fetch says nothing of a file but its address. */
const addressesOnly = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, member) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    if (typeof member.src === 'string' && 'alt' in member)
      return { src: `https://cms.example${member.src}`, alt: '' }
    if (typeof member.url !== 'string' || !member.url.startsWith('/assets/')) return member
    const { size: _size, ...file } = member
    return { ...file, url: `https://cms.example${member.url}` }
  })

describe('a block is the same from every content system', () => {
  test.each(library)('%s as the REST API delivers it', (type) => {
    const flat = { type, id: 'x', ...samples[type] }
    expect(propsOf(restShape(flat))).toEqual(propsOf(flat))
  })

  test.each(library)('%s as Fetch delivers it', (type) => {
    const flat = { type, ...samples[type] }
    expect(propsOf(fetchShape(flat))).toEqual(addressesOnly(propsOf(flat)))
  })

  test.each(library)('%s with lists in envelopes', (type) => {
    const flat: Values = { type, ...samples[type] }
    const wrapped = Object.fromEntries(
      Object.entries(flat).map(([name, value]) => [
        name,
        Array.isArray(value) && name !== 'table' ? { data: value, page: 1 } : value,
      ]),
    )
    expect(propsOf(wrapped)).toEqual(propsOf(flat))
  })
})

/** What projects call the fields of each block, by our own name. */
const variants: Readonly<Record<SampledType, Readonly<Record<string, string>>>> = {
  hero: {
    label: 'kicker eyebrow bovenschrift untertitel',
    title: 'titel heading kop überschrift',
    text: 'lead tekst inhalt beschreibung',
    picture: 'image afbeelding beeld bild foto',
    picture_portrait: 'portrait afbeelding_mobiel bild_mobil',
    buttons: 'knoppen schaltflächen ctas',
    key: 'legend legenda legende',
  },
  rich_text: { text: 'tekst inhoud content body inhalt html markdown bard' },
  cards: {
    title: 'titel heading überschrift',
    layout: 'weergave stijl darstellung',
    link_label: 'link_text button_text knop_tekst linktext',
    link: 'url koppeling ziel',
    entries: 'pages paginas artikelen seiten',
    items: 'cards kaarten karten einträge',
  },
  media_text: {
    title: 'titel heading überschrift',
    text: 'tekst content inhalt',
    picture: 'image afbeelding beeld bild',
    side: 'kant position positie seite ausrichtung',
    link_label: 'link_text knop_tekst linktext',
    link: 'url koppeling ziel',
  },
  quote: {
    text: 'quote citaat zitat',
    author: 'auteur autor name naam bron von',
    role: 'rol functie rolle funktion',
  },
  faq: { title: 'titel heading', questions: 'vragen fragen items rows' },
  stats: { title: 'titel heading', items: 'cijfers zahlen numbers kennzahlen' },
  logos: { title: 'titel heading', items: 'logos partners rows' },
  call_to_action: {
    title: 'titel heading kop überschrift',
    text: 'tekst inhalt',
    link_label: 'link_text knop_tekst linktext label',
    link: 'url koppeling ziel button_url',
    picture: 'image afbeelding bild',
  },
  gallery: { title: 'titel heading', pictures: 'images afbeeldingen beelden fotos bilder galerie' },
  video: {
    title: 'titel heading',
    url: 'video link video_url',
    provider: 'aanbieder anbieter',
    poster: 'thumbnail afbeelding vorschaubild',
    transcript: 'transcriptie transkript tekst',
    duration: 'duur dauer',
  },
  table: {
    title: 'titel heading',
    caption: 'bijschrift bildunterschrift',
    table: 'tabel tabelle rows rijen',
  },
  form: { title: 'titel heading', text: 'tekst inhalt', form: 'formulier formular handle' },
  code: { title: 'titel heading', language: 'taal sprache mode', code: 'snippet broncode quelltext' },
  download_list: { title: 'titel heading', files: 'bestanden downloads documenten dateien bijlagen' },
  notice: { tone: 'toon variant art ton', title: 'titel heading', text: 'tekst message bericht nachricht' },
  rows: {
    title: 'titel heading',
    link_label: 'link_text knop_tekst linktext',
    link: 'url koppeling ziel',
    items: 'rows regels einträge',
  },
  profile: {
    label: 'kicker bovenschrift untertitel',
    title: 'titel heading',
    text: 'tekst inhalt',
    items: 'onderdelen elementen einträge',
  },
}

const renamings = library.flatMap((type) =>
  Object.entries(variants[type]).flatMap(([field, names]) =>
    names.split(' ').map((name) => [type, field, name] as const),
  ),
)

/** With a provider that its address does not tell. */
const complete = (type: SampledType): Values =>
  type === 'video' ? { ...samples.video, provider: 'Filmhuis' } : samples[type]

test.each(renamings)('%s: the field %s may be named %s', (type, field, name) => {
  const { [field]: value, ...others } = complete(type)
  expect(value ?? undefined).toBeDefined()
  const props = propsOf({ type, ...others, [name]: value })
  expect(props).toEqual(propsOf({ type, ...complete(type) }))
  expect(props).not.toEqual(propsOf({ type, ...others }))
})

describe('rows under other names', () => {
  const cases: readonly (readonly [SampledType, Values, Values])[] = [
    ['faq', { questions: [{ question: 'A?', answer: 'B' }] }, { vragen: [{ vraag: 'A?', antwoord: 'B' }] }],
    ['faq', { questions: [{ question: 'A?', answer: 'B' }] }, { fragen: [{ frage: 'A?', antwort: 'B' }] }],
    [
      'stats',
      { items: [{ value: 1, unit: 'x', label: 'C' }] },
      { cijfers: [{ waarde: 1, eenheid: 'x', tekst: 'C' }] },
    ],
    [
      'stats',
      { items: [{ value: 1, unit: 'x', label: 'C' }] },
      { zahlen: [{ wert: 1, einheit: 'x', titel: 'C' }] },
    ],
    [
      'logos',
      { items: [{ name: 'A', logo: asset('a.svg'), link: '/a' }] },
      { partners: [{ naam: 'A', afbeelding: asset('a.svg'), website: '/a' }] },
    ],
    [
      'download_list',
      { files: [{ title: 'A', file: '/a.pdf', pages: 2 }] },
      { bestanden: [{ titel: 'A', bestand: '/a.pdf', paginas: 2 }] },
    ],
    [
      'download_list',
      { files: [{ title: 'A', file: '/a.pdf', pages: 2 }] },
      { dateien: [{ titel: 'A', datei: '/a.pdf', seiten: 2 }] },
    ],
    [
      'profile',
      { items: [{ title: 'A', text: 'B', link: '/c' }] },
      { onderdelen: [{ kop: 'A', tekst: 'B', koppeling: '/c' }] },
    ],
    [
      'hero',
      { title: 'T', buttons: [{ label: 'A', link: '/a' }] },
      { titel: 'T', knoppen: [{ tekst: 'A', doel: '/a' }] },
    ],
  ]

  test.each(cases)('%s: %j is %j', (type, own, other) => {
    expect(propsOf({ type, ...own })).toBeDefined()
    expect(propsOf({ type, ...other })).toEqual(propsOf({ type, ...own }))
  })
})

import { describe, expect, test } from 'vitest'
import type { Block } from '../../../../src/blocks/block-types.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { asset, type SampledType, samples, summary } from '../../../support/block-samples.ts'
import { blocksOfSet, countIn, schema, textsIn } from '../../../support/compose.ts'

const library = Object.keys(samples) as SampledType[]

/** One field of each kind under a name that no block knows, and what of it has to be on the page. */
const extras: readonly (readonly [string, string, Value, readonly string[]])[] = [
  ['short text', 'toevoeging', 'Wilgenroosje', ['Wilgenroosje']],
  ['sentences', 'uitleg', 'Dit staat er nog bij voor wie verder leest.', ['Dit staat er nog bij']],
  [
    'several paragraphs',
    'uitleg',
    'De eerste alinea.\n\nDe tweede alinea.',
    ['De eerste alinea', 'De tweede alinea'],
  ],
  [
    'rich text',
    'verhaal',
    { html: '<p>Opgemaakt <strong>verhaal</strong> erbij.</p>' },
    ['Opgemaakt verhaal erbij'],
  ],
  ['a date', 'geldig_tot', '2031-04-05', ['5 april 2031']],
  ['a number', 'bezoekers', 47110, ['47.110']],
  ['a term', 'thema_termen', [{ slug: 'wadloop', title: 'Wadlopen' }], ['Wadlopen']],
  ['an address for mail', 'schrijven_aan', 'gids@kwelder.example', ['gids@kwelder.example']],
  [
    'a list',
    'stappen',
    ['Stap over de greppel', 'Loop naar het licht'],
    ['Stap over de greppel', 'Loop naar het licht'],
  ],
  ['a picture', 'sfeerbeeld', asset('extra.svg'), ['/assets/img/extra.svg']],
  ['pictures', 'sfeer', [asset('x.svg'), asset('y.svg')], ['/assets/img/x.svg', '/assets/img/y.svg']],
  [
    'a file',
    'bijlage',
    { url: '/assets/extra.pdf', extension: 'pdf', name: 'extra.pdf' },
    ['/assets/extra.pdf'],
  ],
  ['a link', 'doorgaan', '/elders', ['/elders']],
  [
    'a link with its text',
    'knoppen',
    [{ label: 'Ga elders heen', url: '/elders' }],
    ['Ga elders heen', '/elders'],
  ],
  ['a page', 'lees_verder', [summary('Wierdenland')], ['Wierdenland', '/wierdenland']],
  [
    'a table',
    'tarief',
    [{ cells: ['Prijslijst', '2031'] }, { cells: ['Kajakken', '€ 35'] }],
    ['Prijslijst', 'Kajakken', '€ 35'],
  ],
  [
    'rows',
    'weetjes',
    [{ kop: 'Weetje één', tekst: 'Het eerste weetje is lang genoeg.' }],
    ['Weetje één', 'Het eerste weetje'],
  ],
  [
    'a group',
    'adres',
    { straat: 'Zeedijk 12 boven', plaats: 'Wierhuizen aan Zee' },
    ['Zeedijk 12', 'Wierhuizen aan Zee'],
  ],
  ['sets', 'inhoud_onder', [{ type: 'quote', text: 'Aldus de waker zelf' }], ['Aldus de waker zelf']],
]

/** How often a text is shown, or an address of a link, picture or file is used. */
const timesIn = (blocks: readonly Block[], text: string): number =>
  text.startsWith('/')
    ? (JSON.stringify(blocks).match(new RegExp(`(?<=")${text}(?=\\\\?")`, 'g')) ?? []).length
    : countIn(blocks, text)
const once = (blocks: readonly Block[], text: string): readonly [string, number] => [
  text,
  timesIn(blocks, text),
]

describe.each(library)('the block %s', (type) => {
  const alone = blocksOfSet({ type, id: 'x', ...samples[type] })

  test('stands alone where it shows all fields', () => {
    expect(alone.map((block) => block.type)).toEqual([type])
  })

  test.each(extras)('keeps %s that it does not know', (_, handle, value, texts) => {
    const blocks = blocksOfSet({ type, id: 'x', ...samples[type], [handle]: value } as Values)
    for (const text of texts) {
      const own = timesIn(alone, text)
      expect(once(blocks, text)).toEqual([text, own + 1])
    }
    // Nothing of the block itself is lost or said twice.
    for (const text of new Set(
      alone.flatMap(({ props }) => textsIn(props)).filter((each) => each.length > 3),
    ))
      expect([text, countIn(blocks, text) >= countIn(alone, text)]).toEqual([text, true])
    // Texts without a title go on in the text of the block.
    const props = type === 'rich_text' ? {} : { props: alone[0]?.props }
    expect(blocks).toContainEqual(expect.objectContaining({ type, ...props }))
  })
})

test('a word inside a text of the block is no reason to leave a field out', () => {
  const blocks = blocksOfSet({ type: 'hero', title: 'Land dat meegroeit', streek: 'Land' })
  expect(countIn(blocks, 'Land')).toBe(2)
})

describe('rows of a known block', () => {
  test('a field of rows that the block does not know takes the whole set to be composed', () => {
    const blocks = blocksOfSet({
      type: 'faq',
      title: 'Vragen',
      questions: [
        { question: 'Mag de hond mee?', answer: 'Ja, aan de lijn.', antwoordgever: 'Boswachter Bo' },
      ],
    })
    for (const text of ['Vragen', 'Mag de hond mee?', 'Ja, aan de lijn.', 'Boswachter Bo'])
      expect(once(blocks, text)).toEqual([text, 1])
  })

  test('of a hero only the rest of its rows stands below it', () => {
    const blocks = blocksOfSet({
      type: 'hero',
      title: 'Land',
      buttons: [{ label: 'Kom langs', link: '/kom', toelichting: 'Elke dag open van tien tot vijf.' }],
    })
    expect(blocks[0]).toMatchObject({
      type: 'hero',
      props: { buttons: [{ label: 'Kom langs', href: '/kom' }] },
    })
    for (const text of ['Kom langs', 'Elke dag open']) expect(once(blocks, text)).toEqual([text, 1])
  })

  test('a second button of a call to action is kept, and the first is not said twice', () => {
    const blocks = blocksOfSet({
      type: 'call_to_action',
      title: 'Doe mee',
      link: '/mee',
      link_label: 'Meld je aan',
      meer_knoppen: [
        { label: 'Meld je aan', url: '/mee' },
        { label: 'Lees eerst verder', url: '/verder' },
      ],
    })
    for (const text of ['Meld je aan', 'Lees eerst verder']) expect(once(blocks, text)).toEqual([text, 1])
  })
})

describe('what is not for visitors', () => {
  test('an alternative text goes to the picture of the block, unless it has one', () => {
    const [plain] = blocksOfSet({ type: 'media_text', picture: '/a.jpg', alt_text: 'Een dam' })
    expect(plain?.props).toMatchObject({ picture: { alt: 'Een dam' } })
    const blocks = blocksOfSet({ type: 'media_text', picture: asset('a.svg'), alt_text: 'Een dam' })
    expect(countIn(blocks, 'Een dam')).toBe(0)
  })

  test('settings, notes and switches of a known block are not shown', () => {
    const more = { achtergrond: 'donker', interne_notitie: 'Nog nakijken voor maandag.', animatie: true }
    expect(blocksOfSet({ type: 'quote', text: 'Zo is het', ...more })).toMatchObject([{ type: 'quote' }])
  })
})

test('a hidden field of a known block still decides which others are there', () => {
  const fields = schema({
    text: 'textarea',
    soort: { hidden: 'hidden' },
    weetje: { conditions: { if: { soort: 'equals lang' } } },
  })
  const shown = (soort: string) => {
    const set = { type: 'quote', text: 'Zo is het nu eenmaal.', soort, weetje: 'Een verhaal over wind' }
    return countIn(blocksOfSet(set, fields), 'verhaal over wind')
  }
  expect([shown('lang'), shown('kort')]).toEqual([1, 0])
})

describe('a caption and an alternative text', () => {
  const caption = 'De molen van boven gezien'

  test('are those of the picture that the block itself does not know', () => {
    const set = { type: 'media', tekst: 'Een lange dag op het wad.', werkfoto: '/a.jpg', bijschrift: caption }
    expect(countIn(blocksOfSet(set), caption)).toBe(1)
  })

  test('are those of the only picture of a gallery', () => {
    const set = { type: 'gallery', image: '/a.jpg', alt_text: 'Een molen', caption }
    expect(blocksOfSet(set)).toMatchObject([
      { type: 'gallery', props: { pictures: [{ src: '/a.jpg', alt: 'Een molen', caption }] } },
    ])
  })
})

/** Buttons that editors make of two fields: a text and an address. */
import { describe, expect, test } from 'vitest'
import type { Value, Values } from '../../../../src/content/types.ts'
import { blocksOf, blocksOfSet } from '../../../support/compose.ts'

const htmlOf = (fields: Values): string => JSON.stringify(blocksOfSet({ type: 'zomaar', ...fields }))
const button = (label: string, url?: string): Values => ({ type: 'knopje', label, ...(url && { url }) })

describe('buttons of a set', () => {
  test('a label beside nothing but an address is the text of the link', () => {
    const html = htmlOf({ kop: 'Het wad', actie: [button('Kom eens langs', '/bezoek')] as Value })
    expect(html).toMatch(/Kom eens langs/)
    expect(html).not.toMatch(/Lees meer/)
    expect(html).toMatch(/\/bezoek[^<]*Kom eens langs/)
  })

  test('several stand side by side and are no cards', () => {
    const actie = [button('Kom eens langs', '/bezoek'), button('Lees eerst', '/lees')] as Value
    const html = htmlOf({ kop: 'Het wad', actie })
    expect(html).not.toMatch(/"cards"/)
    expect(html).toMatch(/\/bezoek[^<]*Kom eens langs.*\/lees[^<]*Lees eerst/)
  })

  test('one that leads nowhere keeps its text', () => {
    const actie = [button('Kom eens langs', '/bezoek'), button('Later meer')] as Value
    const html = htmlOf({ kop: 'Het wad', actie })
    expect(html).toMatch(/Later meer/)
    expect(html).not.toMatch(/"cards"/)
  })

  test('a title above nothing but an address is the text of the link, and a label beside it stays', () => {
    const html = htmlOf({ bovenkop: 'Nieuw hier', kop: 'Het wad', knop: '/bezoek' })
    expect(html).toMatch(/Nieuw hier.*\/bezoek[^<]*Het wad/)
  })

  test('a label above a link with a text of its own stays a label', () => {
    const html = htmlOf({ label: 'Nieuw', knoptekst: 'Kom langs', knop: '/bezoek' })
    expect(html.match(/Nieuw/g)).toHaveLength(1)
    expect(html).toMatch(/\/bezoek[^<]*Kom langs/)
  })

  test('a German button has the text of its own field', () => {
    const html = htmlOf({ ueberschrift: 'Kurse', knopf_text: 'Zu den Kursen', knopf_ziel: '/kurse' })
    expect(html.match(/Zu den Kursen/g)).toHaveLength(1)
    expect(html).toMatch(/\/kurse[^<]*Zu den Kursen/)
  })
})

describe('a link to a document', () => {
  test('has the text of its button', () => {
    const blocks = blocksOfSet({
      type: 'zomaar',
      tekst: 'Lees eerst.',
      knop_tekst: 'De gids',
      knop_link: '/a/gids.pdf',
    })
    const html = JSON.stringify(blocks)
    expect(html).toMatch(/"title":"De gids","url":"\/a\/gids.pdf"/)
    expect(html.split('De gids')).toHaveLength(2)
  })

  test('is a link among links', () => {
    const html = htmlOf({
      links: [button('Bel ons', 'tel:0183555010'), button('De gids', '/a/gids.pdf')].map(
        ({ type: _, ...row }) => row,
      ) as Value,
    })
    expect(html).toMatch(/tel:0183555010[^<]*Bel ons.*\/a\/gids.pdf[^<]*De gids/)
    expect(html).not.toMatch(/download_list/)
  })
})

describe('words of an entry', () => {
  test('for a button without an address stand there without the name of their field', () => {
    const html = JSON.stringify(
      blocksOf({ intro: 'Wij wonen aan het water.', opening_button_text: 'Bel ons gerust' }),
    )
    expect(html).toContain('<p>Bel ons gerust</p>')
    expect(html).not.toContain('Opening button text')
  })

  test('in a field for a tag are a label and no fact', () => {
    const html = JSON.stringify(blocksOf({ over_ons_tag: 'Over ons', over_ons_kop: 'Wie wij zijn' }))
    expect(html).toContain('Over ons')
    expect(html).not.toContain('<dt>')
  })
})

describe('rows with a label and a value', () => {
  const rows = (items: readonly Values[]) => htmlOf({ kop: 'De tent', kenmerken: items as Value })

  test('are names with values, however long the value is', () => {
    const html = rows([
      { label: 'Soort', waarde: 'Koepeltent' },
      { label: 'Grond', waarde: 'Een vlak stuk gras van tien bij twintig meter' },
    ])
    expect(html).toMatch(/<dt>Soort<\/dt>.*<dt>Grond<\/dt>/)
  })

  test('are numbers where all values are', () => {
    const html = rows([
      { cijfer_value: '15+', cijfer_label: 'jaar' },
      { cijfer_value: '2k+', cijfer_label: 'klussen' },
    ])
    expect(html).toMatch(/"stats"/)
  })
})

/** What cards of entries show that come over HTTP, where only names and shapes tell what a field is. */
import { expect, test } from 'vitest'
import type { Summary, Values } from '../../../../src/content/types.ts'
import { cmsOrigin, entry, remoteSite } from '../../../support/remote-site.ts'

async function card(values: Values): Promise<Summary | undefined> {
  const { source } = remoteSite({ languages: { nl: [entry('a', { values })] } })
  return (await source.entries('nl', { collection: 'pages' }))[0]
}

const wisely = 'De molen maalt al eeuwen door.'

test.each<[string, Values]>([
  ['a field whose name says so', { over: 'Niet deze zin van zes woorden.', korte_inleiding: wisely }],
  ['the first sentences', { plaats: 'Aan het wiel', sleutel: 'aan-het-wiel', over: wisely }],
  ['markup without headings', { verhaal: '<h2>Een kop</h2><p>De <b>molen</b> maalt al eeuwen door.</p>' }],
  ['texts between sets', { verhaal: [{ type: 'text', text: `<p>${wisely}</p>` }, { type: 'kader' }] }],
  ['a text in a set', { blokken: [{ type: 'kader', stijl: 'breed', tekst: `<p>${wisely}</p>` }] }],
])('the text of a card is from %s', async (_, values) => {
  expect((await card(values))?.text).toBe(wisely)
})

test.each<Values>([
  { seo_description: wisely },
  { meta_description: `<p>${wisely}</p>` },
  { interne_notitie: wisely },
  { toon_lead: false, lead: wisely },
  { blokken: [{ type: 'kader', enabled: false, tekst: wisely }] },
])('texts that are not for visitors are on no card: %j', async (values) => {
  expect((await card(values))?.text).toBeUndefined()
})

test('the picture of a card is the first of a field, whatever it is called', async () => {
  const file = (name: string) => ({ id: `main::${name}`, url: `/assets/${name}`, permalink: '' })
  const values = { bijlage: file('a.pdf'), og_image: file('og.jpg'), voor: [file('a.jpg'), file('b.jpg')] }
  expect((await card(values))?.picture?.src).toBe(`${cmsOrigin}/assets/a.jpg`)
})

import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from '../../support/embedded.ts'
import { withoutSoftHyphens } from '../../support/html.ts'

const site = await embeddedServer()
afterAll(() => site.close())

const labelsOf = async (path: string): Promise<string[]> => {
  const { text } = await request(site.server).get(path).expect(200)
  return [...text.matchAll(/<(?:label|option)\b[^>]*>([^<]+)/g)].map(([, label]) => label ?? '')
}

test.each([
  ['/contact', 'Naam', 'Een veldbezoek'],
  ['/en/contact', 'Name', 'A field visit'],
  ['/de/kontakt', 'Name', 'Ein Feldbesuch'],
])(
  'the form of %s speaks the language of its page, though its blueprint exists once',
  async (path, ...labels) => {
    expect(await labelsOf(path)).toEqual(expect.arrayContaining(labels))
  },
)

test.each([
  ['/contact', 'Telefoon', 'Openingstijden', 'Kom langs'],
  ['/en/contact', 'Telephone', 'Opening hours', 'Come and see us'],
  ['/de/kontakt', 'Telefon', 'Öffnungszeiten', 'Komm vorbei'],
])(
  '%s has one title, then the ways to get in touch, the form, and what is longer',
  async (path, ...words) => {
    const { text } = await request(site.server).get(path).expect(200)
    const main = withoutSoftHyphens(/<main.*<\/main>/s.exec(text)?.[0] ?? '')
    expect(main.match(/<h1/g)).toHaveLength(1)
    const [phone = '', hours = '', more = ''] = words
    const places = ['<h1', `<dt>${phone}`, 'href="tel:+31595550120"', hours, '<form', `>${more}<`]
    const found = places.map((place) => main.indexOf(place))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  },
)

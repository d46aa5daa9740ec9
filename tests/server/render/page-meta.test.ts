/** The line below the title of a page, in each language. */
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from '../../support/embedded.ts'
import { mainOf } from '../../support/html.ts'

const { server: site, close } = await embeddedServer()
afterAll(close)

test.each([
  ['/over-ons', /\d+ minuten lezen/, 'Ook in het Engels en Duits'],
  ['/en/about-us', /\d+-minute read/, 'Also in Dutch and German'],
  ['/de/ueber-uns', /\d+ Minuten Lesezeit/, 'Auch auf Niederländisch und Englisch'],
])('%s says how long it reads and its languages in its own words', async (path, minutes, languages) => {
  const { text } = await request(site).get(path).expect(200)
  const said = mainOf(text).replace(/<!--.*?-->|<[^>]+>/g, '')
  expect(said).toMatch(minutes)
  expect(said).toContain(languages)
  expect(text).toMatch(/<a href="[^"]*" hrefLang="(?:nl|en)" rel="alternate">/)
})

test('a heading is called "Aktuelles" in German, at the address that it had', async () => {
  const { text } = await request(site).get('/de/neuigkeiten').expect(200)
  expect(text).toMatch(/<h1[^>]*>Aktuelles<\/h1>/)
  expect(text).toContain('Aktuelles – Kwelder')
})

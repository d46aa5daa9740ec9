/** Soft hyphens in the headings of the embedded content, and nowhere else. */
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from '../../../support/embedded.ts'
import { titleOf } from '../../../support/html.ts'

const { server: site, close } = await embeddedServer()
afterAll(close)

const path = '/nieuws/2026/landschappen-uit-de-rekenkamer'
const headings = /<h[1-4]\b[^>]*>.*?<\/h[1-4]>/gs

test('headings have soft hyphens in their long words, each page the same ones every time', async () => {
  const texts = await Promise.all([1, 2, 3].map(async () => (await request(site).get(path).expect(200)).text))
  expect(texts[0]?.match(headings)?.join('')).toMatch(/\p{L}{4,}\u00ad\p{L}{4,}/u)
  expect(new Set(texts.map((text) => text.match(headings)?.join(''))).size).toBe(1)
})

test('the head of the document, ids and addresses have none', async () => {
  const { text } = await request(site).get(path).expect(200)
  expect(titleOf(text)).not.toContain('\u00ad')
  expect(text.slice(0, text.indexOf('</head>'))).not.toContain('\u00ad')
  expect(text.match(/(?:id|href|content)="[^"]*\u00ad[^"]*"/g)).toBeNull()
  expect(text.match(/<script type="application\/ld\+json">.*?<\/script>/gs)?.join('') ?? '').not.toContain(
    '\u00ad',
  )
})

test('search finds a page by a word that its heading breaks', async () => {
  const { text } = await request(site).get('/search?q=landschappen').expect(200)
  expect(text).toContain(path)
  expect(text.match(/\u00ad/g)).toBeNull()
})

import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from '../../support/embedded.ts'

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

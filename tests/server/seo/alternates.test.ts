import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ContentSource } from '../../../server/cms/source.ts'
import { readIndexing } from '../../../src/content/head/seo.ts'
import type { ContentPage, Values } from '../../../src/content/types.ts'
import { createLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { contentPage, fakeSource, filesTraits, globalsWith, only } from '../../support/content.ts'
import { alternatesOf } from '../../support/html.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const alternates = { nl: '/x', en: '/en/x', de: '/de/x' }
const named = (...paths: readonly string[]) => [...paths, paths[0]].map((path) => siteUrl + path)

async function htmlOf(parts: Partial<ContentPage>, more: Partial<ContentSource> = {}): Promise<string> {
  const source = fakeSource({ ...only(contentPage('nl', '/x', 'X', { alternates, ...parts })), ...more })
  const { text } = await request(await serve({ source }))
    .get('/x')
    .expect(200)
  return text
}

describe('a translation that search engines are not told of', () => {
  test.each<[string, Values]>([
    ['noindex', { seo_noindex: true }],
    ['left out of the sitemap', { seo: { sitemap: false } }],
    ['at home elsewhere', { seo: { canonical_url: '/other' } }],
  ])('is not named in the head, and stays in the language switch: %s', async (_name, fields) => {
    const text = await htmlOf({ indexing: { nl: readIndexing({}), en: readIndexing(fields) } })
    expect(Object.values(alternatesOf(text))).toEqual(named('/x', '/de/x'))
    expect(text).toContain('href="/en/x"')
  })

  test('is not named beside a language whose name begins with its own', async () => {
    const [nl, , de] = defaultRows
    const languages = createLanguages([nl, { ...de, locale: 'de-at', prefix: '/de-at', lang: 'de-AT' }, de])
    const translations = { nl: '/x', 'de-at': '/de-at/x', de: '/de/x' }
    const indexing = { de: readIndexing({ seo_noindex: true }) }
    const page = contentPage('nl', '/x', 'X', { alternates: translations, indexing })
    const server = await serve({ languages, source: fakeSource(only(page)) })
    const { text } = await request(server).get('/x').expect(200)
    expect(Object.values(alternatesOf(text))).toEqual(named('/x', '/de-at/x'))
  })

  test('names no other itself', async () => {
    expect(alternatesOf(await htmlOf({ fields: { seo_noindex: true } }))).toEqual({})
  })

  test('is not named when an editor takes its visitors elsewhere', async () => {
    const rules = [{ source: '/x', target: '/elsewhere', override: true }]
    const [ruled, plain] = [globalsWith({}, rules), globalsWith({})]
    const globals: ContentSource['globals'] = (locale) => (locale === 'en' ? ruled : plain).globals(locale)
    expect(Object.values(alternatesOf(await htmlOf({}, { globals, traits: filesTraits })))).toEqual(
      named('/x', '/de/x'),
    )
  })
})

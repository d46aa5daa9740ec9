import request from 'supertest'
import { expect, test } from 'vitest'
import type { ContentSource } from '../../../../server/cms/source.ts'
import { relatedPages } from '../../../../server/loaders/content/related-pages.ts'
import { contentPage, fakeSource, only } from '../../../support/content.ts'
import { serve } from '../../../support/test-deps.ts'

const named = [{ title: 'Genoemd', path: '/genoemd' }]
const found = [{ title: 'Verwant', path: '/verwant' }]
const topics = { handle: 'topics', title: 'Topics', path: '/topics', collections: ['news', 'works'] }
const asked: unknown[] = []
const related: ContentSource['related'] = async (_locale, query) => {
  asked.push(query)
  return found
}
const content = { related, taxonomies: async () => [topics] }
const page = contentPage('nl', '/een', 'Een', { terms: [{ taxonomy: 'topics', slug: 'wind' }] })

test('what an editor named counts before what has the same terms', async () => {
  expect(await relatedPages(content, page, named)).toBe(named)
  expect(await relatedPages(content, page, [])).toBe(found)
  expect(asked).toEqual([{ id: page.id, collections: ['news', 'works'], limit: 3 }])
})

test('a page without terms, or with those of a taxonomy without pages, is not looked up', async () => {
  asked.length = 0
  expect(await relatedPages(content, { ...page, terms: [] }, [])).toEqual([])
  expect(await relatedPages({ ...content, taxonomies: async () => [] }, page, [])).toEqual([])
  expect(asked).toEqual([])
})

test('the pages stand below the entry, whose tags name all collections that they may come from', async () => {
  const source = fakeSource({ ...only(page), ...content })
  const { text, headers } = await request(await serve({ source })).get('/een')
  expect(text).toMatch(/<h2 id="related">.*<a href="\/verwant">Verwant<\/a>/)
  expect(headers['cache-tag']).toMatch(/entries:nl:news.*entries:nl:works/)
})

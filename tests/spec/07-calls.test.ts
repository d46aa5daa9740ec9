/** The calls that a page makes (docs/reference/site.md#other-addresses). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { fakeSource, globalsWith } from '../support/content.ts'
import { serve, serveFile } from '../support/test-deps.ts'

const site = await serveFile()

describe('GET /api/globalsData', () => {
  test('is JSON with gtm_id', async () => {
    const answer = await request(site).get('/api/globalsData').expect(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.body).toEqual({ gtm_id: 'GTM-ABC123' })
  })

  test.each([undefined, "GTM-X');alert(1)//"])('gtm_id is null when there is none: %j', async (id) => {
    const source = fakeSource(globalsWith({ gtm_id: id }))
    const answer = await request(await serve({ source }))
      .get('/api/globalsData')
      .expect(200)
    expect(answer.body).toEqual({ gtm_id: null })
  })
})

describe('GET /api/collections/translations?locale={localeName}', () => {
  const asked = async (query: string) => request(site).get(`/api/collections/translations${query}`)

  test.each([
    ['?locale=nl', 'Hallo'],
    ['?locale=en', 'Hello'],
    ['?locale=de', 'Guten Tag'],
    ['?locale=%20en%20', 'Hello'],
    ['?locale=+en', 'Hello'],
    ['?locale=', 'Hallo'],
    ['?locale=%20%20', 'Hallo'],
    ['', 'Hallo'],
    ['?locale=default', 'Hallo'],
    ['?locale=en_EN', 'Hello'],
    ['?locale=Deutsch', 'Guten Tag'],
    ['?locale=English', 'Hello'],
  ])('%s is understood', async (query, trans) => {
    const answer = await asked(query)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ data: [{ slug: 'greeting', trans }] })
  })

  test.each([
    '?locale=fr',
    '?locale=toString',
    '?locale=nl&locale=en',
    '?locale=../en',
    '?locale=en%00',
    '?locale=j:{}',
  ])('%s is unknown: 404', async (query) => {
    const answer = await asked(query)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  })
})

describe('GET /builds', () => {
  test('files of builds that do not exist are 404 as JSON', async () => {
    const answer = await request(site).get('/builds/meta/unknown.json').expect(404)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

/** Addresses of payloads, and routes that fail their validation (docs/reference/site.md#messages). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { payloadUrl } from '../../src/router/payload-url.ts'
import { contentPage, fakeSource, globalsWith, only } from '../support/content.ts'
import { buildId, serve, serveFile } from '../support/test-deps.ts'

const site = await serveFile()

describe('a route whose validation fails is treated as not found', () => {
  test('the page', async () => {
    await request(site).get('/en/nope').expect(404)
  })

  test('its data', async () => {
    const answer = await request(site).get('/en/nope/_payload.json').expect(404)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Page Not Found: /en/nope/_payload.json',
    })
  })

  test('a site without a home page says so', async () => {
    const answer = await request(await serve({ source: fakeSource(only(contentPage('en', '/x', 'X'))) })).get(
      '/',
    )
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Page Not Found: /')
  })
})

describe('payload URLs', () => {
  test('must not include a hostname', () => {
    expect(() => payloadUrl('//evil.example/x', buildId)).toThrow('Payload URL must not include hostname')
  })

  test.each(['/', '/en', '/sitemap', '/en/about-us', '/designsystem/color', '/de/stra%C3%9Fe'])(
    'the data of %s lies where the browser asks for it',
    async (path) => {
      const answer = await request(site).get(payloadUrl(path, buildId)).expect(200)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.headers['x-build-id']).toBe(buildId)
      expect(answer.body).toMatchObject({ path, status: 200, data: {}, shell: {}, head: {} })
      expect(answer.body).not.toHaveProperty('translations')
    },
  )

  test('the data of another build is refused with 409 and the id of this one', async () => {
    const answer = await request(site).get('/en/_payload.json?older').expect(409)
    expect(answer.headers['x-build-id']).toBe(buildId)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.location).toBeUndefined()
  })

  test('the data of another build is refused also where an editor’s rule leads elsewhere', async () => {
    const rules = [{ from: '/about-us', to: '/', override: true }]
    const moved = await serve({ source: fakeSource(globalsWith({}, rules)) })
    const other = await request(moved).get('/en/about-us/_payload.json?older').expect(409)
    expect(other.headers['x-build-id']).toBe(buildId)
    const own = await request(moved).get(payloadUrl('/en/about-us', buildId)).expect(200, { redirect: '/en' })
    expect(own.headers['x-build-id']).toBe(buildId)
  })

  test('data that is not there says which build that is', async () => {
    const { headers } = await request(site).get(payloadUrl('/en/nope', buildId)).expect(404)
    expect(headers['x-build-id']).toBe(buildId)
  })

  test('without an id the data is this build’s', async () => {
    await request(site).get('/_payload.json').expect(200)
  })

  test('only the path decides about data', async () => {
    const answer = await request(site).get('/?/_payload.json').expect(200)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
  })

  test.each(['//evil.example/_payload.json', '/EN/_payload.json', '/nl/_payload.json'])(
    '%s leads to the canonical address on this site',
    async (path) => {
      const answer = await request(site).get(path).expect(308)
      expect(answer.headers.location).toMatch(/^\/(?!\/)/)
    },
  )

  test('the data of a page that redirects names the target', async () => {
    const source = fakeSource({ page: async () => ({ kind: 'redirect', to: '/en/about-us', status: 302 }) })
    const answer = await request(await serve({ source }))
      .get('/en/old/_payload.json')
      .expect(200)
    expect(answer.body).toEqual({ redirect: '/en/about-us' })
  })

  test('data addresses do not detect a language', async () => {
    await request(site).get('/_payload.json').set('Accept-Language', 'de').expect(200)
  })
})

import { describe, expect, test } from 'vitest'
import { molenhof, openRemote, sources } from './site.ts'

/**
 * A live preview of unsaved texts is no part of the product: the content system's link to one opens the
 * published page. So a token can neither show a draft nor get anything into what is stored for others.
 */
const token = 'ey-voorbeeld-token'
const query = `?live-preview=1&token=${token}`
const headers = { 'x-statamic-token': token, 'x-statamic-live-preview': '1' }

const kept = ['cache-control', 'content-type', 'content-security-policy', 'x-robots-tag', 'vary'] as const

describe.each(sources)('%s', (source) => {
  test.each(['/erf', '/en/yard', '/api/pages/erf'])(
    'with a preview token %s is the published one, under the same headers',
    async (path) => {
      const site = await openRemote(source, molenhof[source]())
      const plain = await site.get(path)
      const preview = await site.get(path + query, headers)
      expect([plain.status, preview.status]).toEqual([200, 200])
      expect(preview.text).toBe(plain.text)
      for (const name of kept) expect(preview.headers[name], name).toBe(plain.headers[name])
    },
  )

  test('a preview token never reaches the content system, and makes no call of its own', async () => {
    const site = await openRemote(source, molenhof[source]())
    await site.get('/erf')
    const asked = site.cms.requests.length
    await site.get(`/erf${query}`, headers)
    await site.get(`/erf${query}2`, headers)
    expect(site.cms.requests).toHaveLength(asked)
    await site.get(`/erf/molen${query}`, headers)
    expect(site.cms.requests.length).toBeGreaterThan(asked)
    const sent = JSON.stringify(site.cms.requests.map(({ url, headers: all, body }) => [url, all, body]))
    expect(sent).not.toMatch(/ey-voorbeeld-token|live-preview|x-statamic/)
  })

  test('a page that was first asked for with a token is the same for those who come after', async () => {
    const site = await openRemote(source, molenhof[source]())
    const preview = await site.get(`/erf${query}`, headers)
    const other = await openRemote(source, molenhof[source]())
    expect((await site.get('/erf')).text).toBe(preview.text)
    const origin = (text: string) => text.replaceAll(/127\.0\.0\.1:\d+/g, 'cms')
    expect(origin((await other.get('/erf')).text)).toBe(origin(preview.text))
  })

  test('a token opens no draft, and is in no line of the log', async () => {
    const site = await openRemote(source, molenhof[source]())
    expect((await site.get(`/concept${query}`, headers)).status).toBe(404)
    expect((await site.get(`/nieuws/later${query}`, headers)).status).toBe(404)
    expect(JSON.stringify(site.logs)).not.toContain(token)
  })
})

import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultRows } from '../../../src/i18n/languages.ts'
import { showcases } from '../../../src/routes.ts'
import { embeddedServer } from '../../support/embedded.ts'

const site = await embeddedServer()
afterAll(() => site.close())

const get = (path: string) => request(site.server).get(path)

describe.each(defaultRows.map(({ prefix }) => `${prefix}/designsystem`))('%s', (overview) => {
  test.each(showcases)('%s shows the examples as its query asks', async (slug) => {
    const { text, headers, status } = await get(
      `${overview}/${slug}?width=390&theme=dark&direction=rtl&locale=de&unknown=1`,
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toMatch(/class="stage[^"]* stage--390" [^>]*data-theme="dark" dir="rtl" lang="de"/)
    expect(text).not.toContain('name="robots"')
    for (const [name, value] of Object.entries({
      width: '390',
      theme: 'dark',
      direction: 'rtl',
      locale: 'de',
    }))
      expect(text).toMatch(
        new RegExp(`<input type="radio" name="${name}"[^>]*checked=""[^>]*value="${value}"`),
      )
  })

  test.each(showcases)('%s ignores what no control of the bar can say', async (slug) => {
    const [plain, odd] = await Promise.all([
      get(`${overview}/${slug}`),
      get(`${overview}/${slug}?width=1&theme=pink&direction=up&locale=xx&example=none&example=<script>&a=b`),
    ])
    expect(odd.status).toBe(200)
    expect(odd.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/)
    expect(odd.text).toBe(plain.text)
  })
})

test.each(showcases)(
  'an example of %s stands alone on the same route, without the site around it',
  async (slug) => {
    const { text: page } = await get(`/designsystem/${slug}`)
    const ids = [...page.matchAll(/href="\?example=([a-z0-9-]+)"/g)].map(([, id]) => id ?? '')
    expect(ids.length).toBeGreaterThanOrEqual(3)
    for (const id of ids) {
      const { text, headers, status } = await get(`/designsystem/${slug}?example=${id}`)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text.match(/class="stage/g)).toHaveLength(1)
      expect(text).not.toContain('class="instruments"')
      expect(text).not.toContain('class="ds__side"')
      expect(text.match(/<h1/g)).toHaveLength(1)
    }
  },
)

test('the canonical address of a showcase page has no query', async () => {
  const { text } = await get('/en/designsystem/card?width=320')
  expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/en\/designsystem\/card">/)
})

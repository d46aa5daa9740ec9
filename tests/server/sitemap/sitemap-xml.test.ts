import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import type { PageOutline } from '../../../src/content/types.ts'
import { fakeSource } from '../../support/content.ts'
import { createGate } from '../../support/gate.ts'
import { outline } from '../../support/outlines.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, serveFile, siteUrl, testDeps } from '../../support/test-deps.ts'

const site = await serveFile()
const read = (server: Parameters<typeof request>[0], path = '/sitemap.xml') =>
  request(server)
    .get(path)
    .buffer(true)
    .parse((res, done) => {
      const pieces: Buffer[] = []
      res.on('data', (piece: Buffer) => pieces.push(Buffer.from(piece)))
      res.on('end', () => done(null, Buffer.concat(pieces).toString()))
    })

describe('the answer', () => {
  test.each(['br', 'gzip', 'identity'])(
    'comes as %s, with one tag and the lifetimes of pages',
    async (coding) => {
      const { headers, body } = await read(site).set('Accept-Encoding', coding).expect(200)
      expect(headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Encoding',
      })
      expect(headers['content-encoding'] ?? 'identity').toBe(coding)
      if (coding !== 'br') expect(body).toContain(`<loc>${siteUrl}/en/about-us</loc>`)
      const head = await request(site).head('/sitemap.xml').set('Accept-Encoding', coding).expect(200)
      expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] })
      const again = await read(site).set('If-None-Match', headers.etag ?? '')
      expect([again.status, again.body]).toEqual([304, ''])
    },
  )

  test('parts that are not there are missing pages', async () => {
    for (const path of ['/sitemap_1.xml', '/sitemap_0.xml', '/en/sitemap.xml', '/sitemap_.xml'])
      await request(site).get(path).expect(404)
  })
})

test('a site of more than 40,000 pages has an index of files of 20,000', async () => {
  function* many(): Generator<PageOutline> {
    for (let n = 0; n < 40_001; n++)
      yield outline('nl', `/p${n}`, { updatedAt: new Date(n * 1000).toISOString() })
  }
  const source = fakeSource({ outlines: async (locale) => (locale === 'nl' ? many() : []) })
  const server = await serve({ source })
  const { body: index } = await read(server).set('Accept-Encoding', 'gzip').expect(200)
  const parts = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc><lastmod>[^<]*<\/lastmod><\/sitemap>/g)]
  expect(parts.map(([, loc]) => loc)).toEqual([1, 2, 3].map((n) => `${siteUrl}/sitemap_${n}.xml`))
  const locs = new Set<string>()
  for (const n of [1, 2, 3]) {
    const { body } = await read(server, `/sitemap_${n}.xml`).set('Accept-Encoding', 'gzip').expect(200)
    const own = [...body.matchAll(/<url><loc>([^<]*)/g)].map(([, loc]) => loc)
    expect(own.length).toBeLessThanOrEqual(20_000)
    for (const loc of own) locs.add(loc)
  }
  expect(locs.size).toBe(40_001 + 39)
}, 60_000)

interface Content {
  pages: readonly PageOutline[]
  failure?: Error
  asked: number
}

describe('what is known', () => {
  const outlinesFrom = (state: Content) =>
    fakeSource({
      async outlines(locale) {
        state.asked += 1
        if (state.failure) throw state.failure
        return locale === 'nl' ? state.pages : []
      },
    })
  const down = () => new CmsError('unreachable', 'The CMS is down')

  test('is made once, and anew after the content changed', async () => {
    const state = { pages: [outline('nl', '/one')], asked: 0 }
    const source = outlinesFrom(state)
    const server = await serve({ source })
    await read(server).expect(200)
    const { asked } = state
    await read(server).expect(200)
    expect(state.asked).toBe(asked)
    state.pages = [outline('nl', '/two')]
    source.change()
    expect((await read(server)).body).toContain('/two</loc>')
  })

  test('whoever asks while it is made anew after a change gets the new one', async () => {
    const source = outlinesFrom({ pages: [outline('nl', '/one')], asked: 0 })
    const { sitemap } = await testDeps({ source })
    const old = await sitemap.files()
    source.change()
    const [first, second] = await Promise.all([sitemap.files(), sitemap.files()])
    expect(first).not.toBe(old)
    expect(second).toBe(first)
  })

  test('a failure from before a change is nobody’s answer after it', async () => {
    const state: Content = { pages: [outline('nl', '/one')], failure: down(), asked: 0 }
    const source = outlinesFrom(state)
    const { sitemap } = await testDeps({ source })
    const before = sitemap.files()
    delete state.failure
    source.change()
    const after = sitemap.files()
    await expect(Promise.allSettled([before, after])).resolves.toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ])
  })

  test('without the content of a language is 503, never a sitemap that lacks its pages', async () => {
    const source = fakeSource({
      outlines: async (locale) => {
        if (locale === 'de') throw down()
        return [outline(locale, locale === 'nl' ? '/a' : `/${locale}/a`)]
      },
    })
    const { headers } = await read(await serve({ source })).expect(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is not tried again by every request while there is none, but as soon as the content changed', async () => {
    const state: Content = { pages: [outline('nl', '/one')], failure: down(), asked: 0 }
    const source = outlinesFrom(state)
    const server = await serve({ source })
    for (let n = 0; n < 3; n++) await read(server).expect(503)
    expect(state.asked).toBe(1)
    delete state.failure
    source.change()
    expect((await read(server).expect(200)).body).toContain('/one</loc>')
  })

  test('stays while the content cannot be had, and is told as before', async () => {
    const state: Content = { pages: [outline('nl', '/one')], asked: 0 }
    const source = outlinesFrom(state)
    const server = await serve({ source })
    const { headers } = await read(server).expect(200)
    state.failure = down()
    source.change()
    expectLog('error', 'The sitemap could not be made anew')
    expect((await read(server).expect(200)).headers.etag).toBe(headers.etag)
    delete state.failure
    state.pages = [outline('nl', '/two')]
    source.change()
    expect((await read(server)).body).toContain('/two</loc>')
  })

  test('a change while it is being made leads to another, one at a time', async () => {
    const gate = createGate()
    const state = { pages: [outline('nl', '/one')], running: 0, most: 0 }
    const source = fakeSource({
      async outlines(locale) {
        state.running += 1
        state.most = Math.max(state.most, state.running)
        const { pages } = state
        await gate.passed
        state.running -= 1
        return locale === 'nl' ? pages : []
      },
    })
    const server = await serve({ source })
    const first = read(server).then(({ body }) => body)
    await expect.poll(() => state.running).toBe(1)
    state.pages = [outline('nl', '/two')]
    source.change()
    const second = read(server).then(({ body }) => body)
    gate.open()
    expect(await first).toContain('/two</loc>')
    expect(await second).toContain('/two</loc>')
    expect(state.most).toBe(1)
  })
})

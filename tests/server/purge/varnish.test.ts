import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/chaos/lab/free-port.mjs'
import { contentPage, fakeSource, globalsWith, only } from '../../support/content.ts'
import { eventually } from '../../support/eventually.ts'
import { portOf, serveDeps, testDeps } from '../../support/test-deps.ts'
import { startVarnish } from '../../support/varnish.ts'

// Varnish compiles its configuration with a C compiler.
vi.setConfig({ testTimeout: 120_000 })

/** A site behind Varnish, whose pages a test changes. */
async function cachedSite() {
  const titles = { about: 'About us', news: 'News' }
  const pages = () =>
    only(contentPage('en', '/about-us', titles.about), contentPage('en', '/news', titles.news))
  const source = fakeSource({
    page: (locale, path) => pages().page(locale, path),
    has: async (locale, path) => (await pages().page(locale, path)).kind === 'page',
    ...globalsWith({}, [{ from: '/old', to: '/news', code: 301 }]),
  })
  const port = await freePort()
  const deps = await testDeps({
    source,
    config: {
      PURGE_URL: `http://127.0.0.1:${port}/`,
      PURGE_METHOD: 'BAN',
      PURGE_HEADERS: 'X-Purge-Tags: {tags:regex}',
      PAGES_TTL_S: '3600',
    },
  })
  const server = await serveDeps(deps)
  await startVarnish(port, portOf(server))
  const cache = `http://127.0.0.1:${port}`
  const get = async (path: string) => {
    const { status, text, headers } = await request(cache).get(path).redirects(0)
    return { status, text, isCached: String(headers['x-varnish']).includes(' ') }
  }
  const kept = async (...paths: readonly string[]) => {
    for (const path of paths) await get(path)
    for (const path of paths) expect((await get(path)).isCached).toBe(true)
  }
  return { titles, source, deps, get, kept }
}

test('a publish drops exactly the pages that differ from a cache in front', async () => {
  const { titles, source, deps, get, kept } = await cachedSite()
  await eventually(() => expect(deps.content.health().loaded).toBe(true))
  deps.prerender.start()
  await eventually(() => expect(deps.pages.prerendered()).toContain('/en/designsystem'))
  await eventually(() => expect(deps.logs.some(({ msg }) => msg === 'Pages are rendered ahead')).toBe(true))
  await kept('/en/about-us', '/en/news', '/en/designsystem')
  titles.about = 'Who we are'
  source.change()
  await eventually(() => expect(deps.purger?.totals()).toMatchObject({ waiting: 0 }))
  await eventually(() => expect(deps.pages.outdated()).toEqual([]))
  await eventually(() => expect(deps.purger?.totals()).toMatchObject({ waiting: 0, failed: 0 }))
  const about = await get('/en/about-us')
  expect([about.isCached, about.text.includes('Who we are')]).toEqual([false, true])
  for (const path of ['/en/news', '/en/designsystem']) expect((await get(path)).isCached).toBe(true)
  deps.prerender.stop()
})

test('before all pages are known a publish drops them all', async () => {
  const { source, deps, get, kept } = await cachedSite()
  await kept('/en/about-us', '/en/news', '/en/old')
  source.change()
  await eventually(() => expect(deps.purger?.totals().sent).toBeGreaterThan(0))
  await eventually(() => expect(deps.purger?.totals()).toMatchObject({ waiting: 0, failed: 0 }))
  for (const path of ['/en/about-us', '/en/news', '/en/old']) expect((await get(path)).isCached).toBe(false)
})

test('tags reach nobody but the cache, and no stranger can drop pages', async () => {
  const { get, kept, deps } = await cachedSite()
  await kept('/en/about-us')
  const config = deps.config.purge
  const answer = await request(config?.url ?? '').get('en/about-us')
  expect([answer.headers['surrogate-key'], answer.headers['cache-tag']]).toEqual([undefined, undefined])
  expect((await fetch(config?.url ?? '', { method: 'BAN' })).status).toBe(400)
  expect((await get('/en/about-us')).isCached).toBe(true)
})

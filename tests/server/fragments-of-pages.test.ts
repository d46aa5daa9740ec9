import { afterAll, expect, test, vi } from 'vitest'
import type { Deps } from '../../server/deps.ts'
import type { FragmentCache } from '../../server/fragment-cache.tsx'
import { errorPayload, loadPayload } from '../../server/loaders.ts'
import { anyone } from '../../server/page-cache/finished.ts'
import { renderError, renderPage } from '../../server/render.tsx'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { matchRoute } from '../../src/router/match.ts'
import { embeddedServer } from '../support/embedded.ts'

const visitors: readonly Visitor[] = [anyone, { theme: 'dark', consent: 'yes' }]

const site = await embeddedServer()
afterAll(() => site.close())

async function payloadAt(deps: Deps, path: string): Promise<Payload> {
  const match = matchRoute(path)
  const loaded = match && (await loadPayload(deps, match, path))
  if (loaded?.kind !== 'payload') throw new Error(`${path} is no page`)
  return loaded.payload
}

const without: FragmentCache = { render: () => undefined }

test('a page is the same with fragments that are kept as without', async () => {
  const { deps } = site
  const render = vi.fn(deps.fragments.render)
  const withFragments = { ...deps, fragments: { render } }
  const plain = { ...deps, fragments: without }
  const english = (await site.contentPaths()).filter((path) => path.startsWith('/en'))
  // Neighbours show the same blocks.
  const paths = english.filter((_, index) => index % 5 === 0)
  for (const [index, path] of [...paths, '/', '/de', '/en/sitemap', '/designsystem'].entries()) {
    const visitor = visitors[index % 2] as Visitor
    const whole = (await renderPage(plain, await payloadAt(deps, path), visitor)).join('')
    for (const _visit of [1, 2, 3])
      expect((await renderPage(withFragments, await payloadAt(deps, path), visitor)).join('')).toBe(whole)
  }
  // Of the three visits of a page at most the one that finds out that a part is bound to its place.
  const { results } = render.mock
  expect(results.filter(({ value }) => value === undefined).length).toBeLessThan(results.length / 3)
})

test('every error screen is the same, too', async () => {
  const { deps } = site
  for (const path of ['/a', '/b', '/a', '/b', '/a', '/b']) {
    const payload = await errorPayload(deps, 'de', path, {
      status: 404,
      hint: undefined,
      message: `No ${path}`,
    })
    const whole = await renderError({ ...deps, fragments: without }, payload, anyone)
    const { html } = await renderError(deps, payload, anyone)
    expect(html.join('')).toBe(whole.html.join(''))
  }
})

test('what stands around an unchanged page is the very same object for each view', async () => {
  const [first, second] = [await payloadAt(site.deps, '/en'), await payloadAt(site.deps, '/en')]
  expect(second.shell).toBe(first.shell)
  expect(second.translations).toBe(first.translations)
})

test('what stands around unknown addresses of a language is the very same object, also when languages take turns', async () => {
  const shellAt = async (locale: Locale, path: string) => {
    const { shell } = await errorPayload(site.deps, locale, path, { status: 404, hint: undefined })
    return shell
  }
  const [dutch, english] = [await shellAt('nl', '/a'), await shellAt('en', '/a')]
  expect(await shellAt('nl', '/b')).toBe(dutch)
  expect(await shellAt('en', '/c')).toBe(english)
})

import { afterAll, expect, test, vi } from 'vitest'
import type { FragmentCache } from '../../server/fragment-cache.tsx'
import { pageNotFound, routeNotFound } from '../../server/http-error.ts'
import { errorPayload } from '../../server/loaders.ts'
import { anyone } from '../../server/page-cache/finished.ts'
import { renderError } from '../../server/render.tsx'
import { createUnknownPages } from '../../server/unknown-pages.ts'
import type { Payload } from '../../src/content/payload.ts'
import type { NavigationItem } from '../../src/content/types.ts'
import { localeOfPath } from '../../src/router/match.ts'
import { embeddedServer } from '../support/embedded.ts'

const site = await embeddedServer()
afterAll(() => site.close())

const without: FragmentCache = { render: () => undefined }
const render = (payload: Payload) => renderError({ ...site.deps, fragments: without }, payload, anyone)
const written = async (payload: Payload) => (await render(payload)).html.join('')

/** What the handler of errors shows at an address. */
function payloadAt(address: string, fail = pageNotFound): Promise<Payload> {
  const locale = localeOfPath(address)
  const inner = decodeURIComponent(address).replace(/^\/(en|de)(?=\/)/, '')
  const { status, hint, message } = fail(address)
  return errorPayload(site.deps, locale, inner, { status, hint, message, requested: address })
}

/** With an entry in the main menu. */
async function payloadBelow(item: NavigationItem, address: string): Promise<Payload> {
  const payload = await payloadAt(address)
  const { shell } = payload
  const main = [...shell.navigation.main, item]
  return { ...payload, shell: { ...shell, navigation: { ...shell.navigation, main } } }
}

const addresses = [
  ...['/a', '/b', '/a/b', '/a/c', '/nieuws/a', '/nieuws/b', '/nieuws/a/b', '/nieuwsbrief', '/search/a'],
  ...['/designsystem/a', '/sitemap/a', '/en/a', '/en/b', '/en/news/a', '/en/news/b', '/en/search/a', '/de/a'],
  ...[
    '/caf%C3%A9',
    '/a%20b',
    "/it's",
    '/a&b',
    '/$&',
    '/a@b:c,d;e=f+g*h!(i)',
    '/place-of-the-address',
    '/.well-known/a.txt',
  ],
]

test('whatever was asked for before, an unknown page says what it says when it is rendered for its address', async () => {
  const unknown = createUnknownPages()
  for (const address of [...addresses, ...addresses.toReversed()])
    for (const fail of [pageNotFound, routeNotFound]) {
      const payload = await payloadAt(address, fail)
      expect(String(await unknown.write(payload, render)), address).toBe(await written(payload))
    }
})

test('unknown addresses are rendered once for each place of the menus', async () => {
  const unknown = createUnknownPages()
  const rendered = vi.fn(render)
  const places = [
    '',
    '/en',
    '/en/news',
    '/en/search',
    ...Array.from({ length: 30 }, (_, n) => `/nowhere-${n}`),
  ]
  for (let n = 0; n < 100; n++)
    for (const place of places) await unknown.write(await payloadAt(`${place}/a-${n}`), rendered)
  expect(rendered).toHaveBeenCalledTimes(4)
})

test('a screen that stands in for one that failed is not kept', async () => {
  const unknown = createUnknownPages()
  const payload = await payloadAt('/a')
  const failed = { html: ['<h1>404</h1>'], isWhole: false }
  expect(String(await unknown.write(payload, async () => failed))).toBe('<h1>404</h1>')
  expect(String(await unknown.write(payload, render))).toBe(await written(payload))
})

test.each([
  ['a page that is not there', '/gone', '/gone'],
  ['the same in another spelling', '/%67one', '/gone'],
  ['a page above it that is not written as an address', "/it's", "/it's/gone"],
  ['a page above it in a longer spelling', '/%6F%64%64', '/odd/gone'],
])('a menu that leads to %s marks it as current', async (_what, href, address) => {
  const unknown = createUnknownPages()
  const item: NavigationItem = { title: 'Gone', href, children: [] }
  const [other, payload] = [await payloadBelow(item, '/other'), await payloadBelow(item, address)]
  await unknown.write(other, render)
  const shown = String(await unknown.write({ ...payload, shell: other.shell }, render))
  expect(shown).toBe(await written(payload))
  expect(shown).toMatch(/aria-current="(page|true)"[^>]*>Gone/)
})

test('a change of the menus or of the texts is shown', async () => {
  const unknown = createUnknownPages()
  const before = await payloadAt('/a')
  await unknown.write(before, render)
  const menu = await payloadBelow({ title: 'Brand new', href: '/brand-new', children: [] }, '/b')
  const texts = { ...(await payloadAt('/c')), translations: [{ slug: '404-title', trans: 'Nothing here' }] }
  for (const payload of [menu, texts])
    expect(String(await unknown.write(payload, render))).toBe(await written(payload))
})

test('an error that names something else than its own address is written whole', async () => {
  const unknown = createUnknownPages()
  const payload = await payloadAt('/a')
  await unknown.write(payload, render)
  for (const data of [
    { kind: 'error', status: 404, requested: '/b?c=d', message: 'Page Not Found: /b?c=d' },
    { kind: 'error', status: 404, requested: '/b', hint: '404-no-home' },
    { kind: 'error', status: 404, requested: '/b', message: 'Page Not Found: /place-of-the-address' },
  ] as const)
    expect(String(await unknown.write({ ...payload, path: '/b', data }, render))).toBe(
      await written({ ...payload, path: '/b', data }),
    )
})

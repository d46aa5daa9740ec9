import { type ReactElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import type { Deps } from '../../../server/deps.ts'
import { defaultVisitor } from '../../../server/http/cookies.ts'
import { errorPayload } from '../../../server/loaders/error-payload.ts'
import { loadPayload } from '../../../server/loaders/load-payload.ts'
import { renderError, renderPage } from '../../../server/render/render-page.tsx'
import { renderToBytes } from '../../../server/render/render-to-bytes.ts'
import { createShellCache, noShellCache, type ShellCache } from '../../../server/render/shell-cache.tsx'
import type { Payload } from '../../../src/content/payload.ts'
import type { NavigationItem } from '../../../src/content/types.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { FragmentsContext, type ShellPartProps, shellPart } from '../../../src/layouts/shell-part.tsx'
import { routingOf } from '../../../src/router/match.ts'
import type { Visitor } from '../../../src/shared/visitor/visitor.ts'
import { embeddedServer } from '../../support/embedded.ts'

const routing = routingOf(defaultLanguages)

const visitors: readonly Visitor[] = [defaultVisitor, { theme: 'dark', consent: 'yes' }]

const site = await embeddedServer()
afterAll(() => site.close())

async function payloadAt(deps: Deps, path: string): Promise<Payload> {
  const match = routing.match(path, { searchPath: '/search' })
  const loaded = match && (await loadPayload(deps, match, path))
  if (loaded?.kind !== 'payload') throw new Error(`${path} is no page`)
  return loaded.payload
}

/** A whole page as the difference of two would fill many screens. */
const isSame = (one: Buffer, other: Buffer) => one.equals(other)

const whole = { ...site.deps, shellCache: noShellCache }
const notFound = (path: string) =>
  errorPayload(site.deps, 'nl', path, {
    status: 404,
    hint: undefined,
    message: `Page Not Found: ${path}`,
    requested: path,
  })

test('a page is the same with a shell that is kept as without, whatever was asked for before', async () => {
  const kept = { ...site.deps, shellCache: createShellCache() }
  const known = (await site.contentPaths()).filter((_, index) => index % 4 === 0)
  const paths = [...known, '/', '/en', '/de', '/en/sitemap', '/search', '/designsystem', '/designsystem/hero']
  for (const path of [...paths, ...paths.slice(0, 10)]) {
    const payload = await payloadAt(site.deps, path)
    for (const visitor of visitors)
      expect(
        isSame(await renderPage(kept, payload, visitor), await renderPage(whole, payload, visitor)),
        path,
      ).toBe(true)
  }
})

test.each([
  ...['/a', '/b', '/a/b', '/nieuws/a', '/nieuws/b/c', '/nieuwsbrief', '/search/a', '/caf%C3%A9', '/a b'],
  ...["/it's", '/a&b', '/$&', '/a@b:c,d;e=f+g*h!(i)', '/place-of-the-address', '/"><b>', '/.well-known/a'],
])('the error screen of %s is the same, too', async (path) => {
  const kept = { ...site.deps, shellCache: createShellCache() }
  for (const shown of ['/other', path, path]) {
    const payload = await notFound(shown)
    expect(
      isSame(
        await renderError(kept, payload, defaultVisitor),
        await renderError(whole, payload, defaultVisitor),
      ),
    ).toBe(true)
  }
})

/** With an entry in the main menu. */
const below = (payload: Payload, item: NavigationItem): Payload => {
  const { navigation } = payload.shell
  const main = [...navigation.main, item]
  return { ...payload, shell: { ...payload.shell, navigation: { ...navigation, main } } }
}

test.each([
  ['a page that is not there', '/gone', '/gone'],
  ['the same in another spelling', '/%67one', '/gone'],
  ['a page above it that is not written as an address', "/it's", "/it's/gone"],
  ['a page above it in a longer spelling', '/%6F%64%64', '/odd/gone'],
])('a menu that leads to %s marks it as current', async (_what, href, path) => {
  const kept = { ...site.deps, shellCache: createShellCache() }
  const other = below(await notFound('/other'), { title: 'Gone', href, children: [] })
  await renderError(kept, other, defaultVisitor)
  const payload = { ...(await notFound(path)), shell: other.shell }
  const shown = String(await renderError(kept, payload, defaultVisitor))
  expect(shown).toBe(String(await renderError(whole, payload, defaultVisitor)))
  expect(shown).toMatch(/aria-current="(page|true)"[^>]*>Gone/)
})

test('a change of the menus, of the languages or of the texts is shown', async () => {
  const kept = { ...site.deps, shellCache: createShellCache() }
  const before = await notFound('/a')
  await renderError(kept, before, defaultVisitor)
  const untranslated = before.shell.languages.map((link) => ({ ...link, translated: false }))
  const above = untranslated.map((link) => ({ ...link, above: true as const, href: '/en/other' }))
  const home = untranslated.map((link) => ({ ...link, href: link.home }))
  for (const payload of [
    below(before, { title: 'Brand new', href: '/brand-new', children: [] }),
    { ...before, shell: { ...before.shell, languages: above } },
    { ...before, shell: { ...before.shell, languages: home } },
    { ...before, shell: { ...before.shell, tagline: 'Another one' } },
    { ...before, translations: [{ slug: 'menu', trans: 'Everything' }] },
  ])
    expect(
      isSame(
        await renderError(kept, payload, defaultVisitor),
        await renderError(whole, payload, defaultVisitor),
      ),
    ).toBe(true)
})

const plain = { wrap: (part: ReactElement) => part, visitor: defaultVisitor, texts: [] }

/** How the server puts the parts of a page into its markup. */
async function renderWith(shell: ShellCache, payload: Payload, page: ReactElement): Promise<string> {
  const { fragments, fill } = shell({ ...plain, payload })
  const markup = await renderToBytes(<FragmentsContext value={fragments}>{page}</FragmentsContext>)
  return String(Buffer.concat(fill(markup)))
}

test('a part is rendered once for all pages that it is the same for', async () => {
  const seen = vi.fn()
  const Part = shellPart(({ path }: ShellPartProps) => {
    seen()
    return <b data-path={path} />
  })
  const shell = createShellCache()
  const { shell: parts } = await notFound('/a')
  for (let n = 0; n < 1_000; n++) {
    const payload = { ...(await notFound(`/a-${n}`)), shell: parts }
    const page = await renderWith(shell, payload, <Part shell={parts} path={payload.path} />)
    expect(page).toBe(`<b data-path="/a-${n}"></b>`)
  }
  expect(seen).toHaveBeenCalledTimes(1)
})

test('a part that its place gives an id to is rendered there', async () => {
  const Part = shellPart(() => <p id={useId()} />)
  const payload = await notFound('/a')
  const shell = createShellCache()
  const page = (
    <main>
      <b />
      <Part shell={payload.shell} path="/a" />
    </main>
  )
  for (const _visit of [1, 2]) expect(await renderWith(shell, payload, page)).toBe(renderToString(page))
})

test('a part that throws fails the page', async () => {
  const Part = shellPart((): never => {
    throw new Error('broken')
  })
  const payload = await notFound('/a')
  const page = <Part shell={payload.shell} path="/a" />
  await expect(renderWith(createShellCache(), payload, page)).rejects.toThrow('broken')
})

/** Whether a site has the pages of the design system is a setting: DESIGNSYSTEM. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import type { Deps } from '../../../server/deps.ts'
import { createFastPath } from '../../../server/fast-path/fast-path.ts'
import { createHttpServer } from '../../../server/http/server.ts'
import { prerenderPaths } from '../../../server/prerender/prerender-paths.ts'
import { showcases } from '../../../src/routes.ts'
import { readConfig } from '../../support/config.ts'
import { openProduct } from '../../support/product.ts'
import { writeProject } from '../../support/project.ts'
import { buildId } from '../../support/test-deps.ts'

const root = join(import.meta.dirname, '../../..')

const page = (slug: string, title: string) => ({
  [`content/collections/pages/${slug}.md`]: `---\nid: ${slug}\ntitle: ${title}\n---\n`,
})
const project = await writeProject(
  {
    'content/collections/pages.yaml':
      "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure:\n  root: true\n",
    'content/trees/collections/pages.yaml':
      'tree:\n  - entry: home\n  - entry: designsystem\n    children:\n      - entry: buttons\n',
    ...page('home', 'Welkom'),
    ...page('designsystem', 'Ons eigen ontwerp'),
    ...page('buttons', 'Onze knoppen'),
  },
  afterAll,
)

interface Site {
  readonly deps: Deps
  readonly server: Server
}

async function serve(env: Readonly<Record<string, string>>): Promise<Site> {
  const { deps } = await openProduct(env, join(root, 'server/cms/embedded'))
  const server = createHttpServer(createApp(deps), createFastPath(deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(async () => {
    server.close().closeAllConnections()
    await deps.content.close()
  })
  return { deps, server }
}

const connected = { CONTENT_DIR: project.dir }
const addresses = ['/designsystem', ...showcases.map((slug) => `/designsystem/${slug}`)]
const isIn = (text: string) => text.includes('/designsystem')
const get = ({ server }: Site, path: string) => request(server).get(path).redirects(0)
const manifest = async (site: Site) => (await get(site, `/builds/meta/${buildId}.json`)).text
const ahead = async ({ deps }: Site) => (await prerenderPaths(deps))?.join(' ') ?? ''

test.each([
  ['the example', {}, 'on'],
  ['a project on disk', connected, 'noindex'],
  ['a content system', { CONTENT_SOURCE: 'rest', CMS_URL: 'https://cms.example' }, 'noindex'],
  ['a setting', { ...connected, DESIGNSYSTEM: 'on' }, 'on'],
])('%s decides it, unless a setting does: %j', (_what, env, expected) => {
  expect(readConfig(env, 'tests/fixtures/none').designSystem).toBe(expected)
})

test('another value stops the start', () => {
  expect(() => readConfig({ DESIGNSYSTEM: 'yes' }, 'tests/fixtures/none')).toThrow(
    'DESIGNSYSTEM must be one of on, noindex, off, not "yes"',
  )
})

describe('on', async () => {
  const site = await serve({})

  test.each(addresses)('%s is a page that search engines may list', async (path) => {
    const { status, text } = await get(site, path)
    expect([status, text.includes('name="robots"')]).toEqual([200, false])
  })

  test('sitemaps, rules of the build and pages rendered ahead have it', async () => {
    for (const path of ['/sitemap', '/sitemap.xml']) expect(isIn((await get(site, path)).text)).toBe(true)
    expect([isIn(await manifest(site)), isIn(await ahead(site))]).toEqual([true, true])
  })
})

describe('noindex', async () => {
  const site = await serve({ DESIGNSYSTEM: 'noindex' })

  test.each(addresses)('%s is a page that search engines leave out, without translations', async (path) => {
    const { status, text } = await get(site, path)
    expect(status).toBe(200)
    expect(text).toMatch(/<meta name="robots" content="noindex">/)
    expect(text.match(/<link rel="alternate" hreflang/g)).toBeNull()
  })

  test('the sitemap for search engines leaves it out, and nothing of it is rendered ahead', async () => {
    expect(isIn((await get(site, '/sitemap.xml')).text)).toBe(false)
    expect(isIn(await ahead(site))).toBe(false)
  })
})

describe('off', async () => {
  const site = await serve({ DESIGNSYSTEM: 'off' })
  const own = await serve({ ...connected, DESIGNSYSTEM: 'off' })

  test.each(addresses.flatMap((path) => [path, `/en${path}`, `/de${path}`]))('%s is 404', async (path) => {
    const { status, text } = await get(site, path)
    expect(status).toBe(404)
    expect(text.includes('Page Not Found: ')).toBe(true)
    expect((await get(site, `${path}/_payload.json`)).status).toBe(404)
  })

  test.each(['/', '/en', '/sitemap', '/sitemap.xml', '/nope', '/search?q=designsystem', '/api/sitemap'])(
    '%s has no link to it',
    async (path) => {
      const links = (await get(site, path)).text.match(/(?:href="|<loc>|"path":")[^"<]*\/designsystem/g)
      expect(links).toBeNull()
    },
  )

  test('neither the rules of the build nor the pages rendered ahead have it', async () => {
    expect([isIn(await manifest(site)), isIn(await ahead(site))]).toEqual([false, false])
  })

  test('pages of the content stand at its addresses, in menu and sitemap too', async () => {
    for (const [path, title] of [
      ['/designsystem', 'Ons eigen ontwerp'],
      ['/designsystem/buttons', 'Onze knoppen'],
    ] as const) {
      const { status, text } = await get(own, path)
      expect([status, text.includes(`${title}</h1>`)]).toEqual([200, true])
      expect((await get(own, '/sitemap.xml')).text.includes(`${path}</loc>`)).toBe(true)
      expect(await ahead(own)).toContain(path)
    }
    expect((await get(own, '/')).text.includes('<a href="/designsystem"')).toBe(true)
    expect((await get(own, '/designsystem/none')).text.includes('Page Not Found: ')).toBe(true)
  })
})

/** What a module imports when it is loaded, and not by a later `import()`. */
function importedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen
  seen.add(file)
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, type, name = ''] of text.matchAll(
    /^(?:import|export)\s(type\s)?(?:[^'"`;]*?from\s)?['"](\.[^'"?]+)['"]/gm,
  ))
    if (!type) importedBy(normalize(join(dirname(file), name)), seen)
  return seen
}

test.each(['src/entry-client.tsx', 'src/client/site.tsx', 'server/process/serve.ts'])(
  '%s imports none of its code before somebody looks at it',
  (entry) => {
    const imported = [...importedBy(entry)]
    expect(imported.length).toBeGreaterThan(20)
    // What a page's address says of the view (`src/content/showcase`) is read before its code is there.
    expect(
      imported.filter((file) => /^src\/(pages\/)?showcase|designsystem|\.examples\./.test(file)),
    ).toEqual([])
  },
)

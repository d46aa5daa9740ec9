/** The pictures of each page of the embedded content, in three languages. */
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedServer } from '../../../support/embedded.ts'
import { portOf } from '../../../support/test-deps.ts'

/** Pages that show the maps of the projects, and so more maps than one beside their own. */
const ofProjects = new Set([...['/', '/en', '/de', '/projecten', '/en/projects', '/de/projekte']])

/** Opens the real app; returns a function that answers with the text at a path. */
async function open(): Promise<(path: string) => Promise<string>> {
  const { server, close } = await embeddedServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await close()
  })
  return async (path) => (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).text()
}

/** Paths of the pages in the sitemap, without those of the design system. */
const pathsIn = (sitemap: string): readonly string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !path.includes('/designsystem'))

/** File names of the pictures in the main part of a page. */
const picturesIn = (page: string): readonly string[] =>
  [...(/<main.*<\/main>/s.exec(page)?.[0] ?? '').matchAll(/<img [^>]*?src="([^"?]+)/g)]
    .map(([, address = '']) => /(?:img\/|art-\w+\/)[\w-]+\.(?:svg|jpg)/.exec(address)?.[0] ?? '')
    .filter(Boolean)

const isMap = (name: string): boolean =>
  name.endsWith('.svg') && !/\/(?:doorsnede|grafiek|plant|instrument|portret|logo)-/.test(name)

test('no page shows a picture twice, or more than two maps where it is not about projects', async () => {
  const get = await open()
  const paths = pathsIn(await get('/sitemap.xml'))
  const pages = await Promise.all(paths.map(async (path) => ({ path, names: picturesIn(await get(path)) })))
  expect(pages.filter(({ names }) => names.length > 0).length).toBeGreaterThan(100)
  const repeated = pages.flatMap(({ path, names }) =>
    names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${path}: ${name}`),
  )
  const crowded = pages
    .filter(({ path, names }) => !ofProjects.has(path) && names.filter(isMap).length > 2)
    .map(({ path, names }) => `${path}: ${names.filter(isMap).join(' ')}`)
  expect({ repeated, crowded }).toEqual({ repeated: [], crowded: [] })
}, 300_000)

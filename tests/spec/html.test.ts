/** Every kind of page is valid HTML. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRows } from '../../src/i18n/languages.ts'
import { showcases } from '../../src/routes.ts'
import { embeddedServer } from '../support/embedded.ts'

const { vnu }: { vnu: { check(args: string[]): Promise<string> } } = createRequire(import.meta.url)('vnu-jar')

const site = await embeddedServer()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-html-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await site.close()
})

/** What follows the address of a showcase page: its bar and its single examples answer to the query. */
const showcaseQueries = ['', '?width=390&theme=dark&direction=rtl&locale=de'] as const

/** Addresses of every language besides those of its content. */
const paths = defaultRows.flatMap(({ prefix }) => [
  prefix || '/',
  `${prefix}/sitemap`,
  `${prefix}/designsystem`,
  `${prefix}/bestaat-niet`,
  ...showcases.flatMap((name) => showcaseQueries.map((query) => `${prefix}/designsystem/${name}${query}`)),
])
const takenDown = '/webwinkel'

test('the HTML of every page type and of every page of the content passes the Nu HTML checker', async () => {
  const all = [...paths, takenDown, ...(await site.contentPaths())]
  for (const [index, path] of all.entries()) {
    const { text } = await request(site.server).get(path).set('Sec-Fetch-Site', 'same-origin')
    await writeFile(join(folder, `${index}-${path.replaceAll(/[^\w-]/g, '_')}.html`), text)
  }
  expect(all.length).toBeGreaterThan(120)
  // The checker's CSS knows neither container queries nor view transitions.
  await vnu.check(['--errors-only', '--filterpattern', '.*CSS:.*', folder])
}, 180_000)

import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Answer, walkSitemap } from '../../../scripts/checks/walk-sitemap.mjs'
import { embeddedServer } from '../../support/embedded.ts'
import { portOf } from '../../support/test-deps.ts'

/** Walks the sitemap of the real app on a project's folder. */
async function walk(contentDir?: string) {
  const { server, deps, close } = await embeddedServer(contentDir)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await close()
  })
  const fetchPage = async (address: string): Promise<Answer> => {
    const { pathname, search } = new URL(address)
    const url = `http://127.0.0.1:${portOf(server)}${pathname}${search}`
    const response = await fetch(url, { redirect: 'manual', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const { status, headers } = response
    return { status, robots: headers.get('x-robots-tag'), text: await response.text() }
  }
  return walkSitemap({ fetchPage, address: `${deps.config.siteUrl}/sitemap.xml` })
}

test.each([
  ['embedded', undefined, 100],
  ['quirk', join(import.meta.dirname, '../../fixtures/quirk-site'), 80],
])(
  'every page in the sitemap of the %s site answers 200, is at home there, and names the same translations',
  async (_name, folder, least) => {
    const walked = await walk(folder)
    expect(walked.faults).toEqual([])
    expect(walked.urls).toBeGreaterThan(least)
    expect(walked.alternates).toBeGreaterThan(walked.urls)
  },
  300_000,
)

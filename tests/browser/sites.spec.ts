/** Pages of the projects of `tests/fixtures/sites` in a browser. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addressesByFile, readProjectIndex } from '../support/cms/project-system/project-index.ts'
import { readExpectedSite } from '../support/site-texts/expected-pages.ts'
import { pagesByKind } from '../support/site-texts/pages-by-kind.ts'
import { violationsInEveryLook } from './support/axe.ts'
import { originOf, serveBuild } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../fixtures/sites')
const firstPort = 4370
/** What the console says of a project that names no account of Google. */
const noTags = /^(?:Google Site Verification ID is missing|No Google Tag Manager ID)/

// The checker is an inline script, which the site's own policy rightly forbids. Not all sites have English.
test.use({ bypassCSP: true, locale: 'nl-NL' })
test.describe.configure({ mode: 'parallel' })

async function addressesOf(dir: string): Promise<readonly string[]> {
  return pagesByKind(readExpectedSite(dir), addressesByFile(await readProjectIndex(dir)))
}

for (const [position, project] of readdirSync(folder).entries()) {
  const port = firstPort + position
  test.describe(project, () => {
    test.use({ baseURL: originOf(port) })
    test(`axe finds nothing on a page of each kind of ${project}, light and dark, narrow and wide`, async ({
      page,
      watch,
    }) => {
      watch.allow(noTags)
      test.setTimeout(240_000)
      const dir = join(folder, project)
      const site = await serveBuild(port, { CONTENT_SOURCE: 'files', CONTENT_DIR: dir, BUILDS_DIR: '' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const address of await addressesOf(dir)) {
        await page.goto(address)
        await hydrated(page)
        expect.soft(await violationsInEveryLook(page), address).toEqual([])
      }
      // An open page prefetches when it is idle: it must not outlive its server.
      await page.goto('about:blank')
      await site.close()
    })
  })
}

/** Pages of the projects of `tests/fixtures/sites` are valid HTML. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openProject } from '../support/cms/project-system/open-project.ts'
import { readExpectedSite } from '../support/site-texts/expected-pages.ts'
import { pagesByKind } from '../support/site-texts/pages-by-kind.ts'

const { vnu }: { vnu: { check(args: string[]): Promise<string> } } = createRequire(import.meta.url)('vnu-jar')

const projects = join(import.meta.dirname, '../fixtures/sites')

/** Writes one page of each kind of a project into a folder, and answers how many there are. */
async function writePages(project: string, folder: string): Promise<number> {
  const dir = join(projects, project)
  const site = await openProject(dir, 'files')
  const addresses = pagesByKind(readExpectedSite(dir), site.addressOf)
  for (const address of addresses) {
    const { text } = await site.get(address)
    await writeFile(join(folder, `${project}${address.replaceAll(/[^\w-]/g, '_')}.html`), text)
  }
  await site.close()
  return addresses.length
}

test('a page of each kind of every project passes the Nu HTML checker', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-sites-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const names = await readdir(projects)
  let written = 0
  for (const project of names) written += await writePages(project, folder)
  expect(written).toBeGreaterThanOrEqual(3 * names.length)
  // The checker's CSS knows neither container queries nor view transitions.
  await vnu.check(['--errors-only', '--filterpattern', '.*CSS:.*', folder])
})

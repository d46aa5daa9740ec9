/** Three projects of `tests/fixtures/sites` have a brand; the others are called by their names in type. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { createLogger } from '../../server/logging/logger.ts'
import { createDeps } from '../../server/process/create-deps.ts'
import { openProject, type SourceName } from '../support/cms/project-system/open-project.ts'
import { readConfig } from '../support/config.ts'
import { eventually } from '../support/eventually.ts'
import { siteUrl, testFrontend } from '../support/test-deps.ts'

const folder = join(import.meta.dirname, '../fixtures/sites')

async function homeOf(project: string, path: string, source: SourceName): Promise<string> {
  const site = await openProject(join(folder, project), source)
  onTestFinished(site.close)
  return (await site.get(path)).text
}

/** The link around the logo in the header. */
const logoIn = (html: string): string => /<a class="logo.*?<\/a>/.exec(html)?.[0] ?? ''

describe.each<SourceName>(['files', 'rest', 'fetch'])('%s', (source) => {
  test('kanzlei has the logo and the colour of its global set', async () => {
    const html = await homeOf('kanzlei', '/', source)
    expect(logoIn(html)).toMatch(
      /<img alt="Möhlenkamp Distelrath" src="data:image\/svg\+xml,[^"]+" width="47" height="56" class="logo__on-light"/,
    )
    expect(html).toMatch(/#6d1f33/i)
  })

  test('werkplek has the logo of its global set', async () => {
    const html = await homeOf('werkplek', '/', source)
    expect(logoIn(html)).toMatch(
      /<img alt="Loods Negen" src="\/brand\/[0-9a-f]{16}\.png" width="135" height="39"/,
    )
  })

  test.each([
    ['fabriek', '/', 'Hoekwater Doseersystemen'],
    ['gemeente', '/', 'Gemeente Waddermeer'],
    ['handbook', '/en', 'Wickerflow'],
  ])('%s is called by its name in type', async (project, path, name) => {
    const logo = logoIn(await homeOf(project, path, source))
    expect(logo).toContain(`<span>${name}</span>`)
    expect(logo).not.toContain('<img')
  })
})

test('bureau has the brand of its project folder', async () => {
  const html = await homeOf('bureau', '/', 'files')
  expect(logoIn(html)).toMatch(/class="logo__light".*class="logo__dark"/)
  expect(html).toMatch(/#1f4bd8/i)
})

test('a change of the project folder shows without a new start, on pages that were made before too', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'brand-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(join(folder, 'bureau'), dir, { recursive: true })
  const deps = await createDeps({
    config: readConfig({ SITE_URL: siteUrl, SNAPSHOT_DIR: '', PICTURES_DIR: '', CONTENT_DIR: dir }, dir),
    logger: createLogger('error', { write: () => {} }),
    frontend: testFrontend,
    watch: true,
  })
  onTestFinished(() => deps.content.close())
  deps.lifecycle.state = 'ready'
  const app = createApp(deps)
  const html = async () => (await request(app).get('/').set('sec-fetch-site', 'same-origin')).text
  const icon = async () => (await request(app).get('/icon-192.png')).headers.etag
  const [before, iconBefore] = [logoIn(await html()), await icon()]
  writeFileSync(join(dir, 'triptych/brand.yaml'), 'name: Regenjas\nlogo: logo-donker.svg\n')
  await eventually(async () => expect(logoIn(await html())).not.toBe(before))
  expect(await html()).toContain('<meta property="og:site_name" content="Regenjas">')
  expect(await icon()).not.toBe(iconBefore)
})

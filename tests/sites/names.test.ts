/** The projects of `tests/fixtures/sites` are called by the names that they give themselves. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openProject, type SourceName } from '../support/cms/project-system/open-project.ts'

const folder = join(import.meta.dirname, '../fixtures/sites')

const names = [
  ['bureau', '/', 'Wolkenkoffer'],
  ['fabriek', '/', 'Hoekwater Doseersystemen'],
  ['gemeente', '/', 'Gemeente Waddermeer'],
  ['handbook', '/en', 'Wickerflow'],
  ['kanzlei', '/', 'Möhlenkamp Distelrath'],
  ['werkplek', '/', 'Loods Negen'],
  ['werkplek', '/de', 'Halle Neun'],
] as const

describe.each<SourceName>(['files', 'rest', 'fetch'])('%s', (source) => {
  test.each(names)('%s is called at %s: %s', async (project, path, name) => {
    const site = await openProject(join(folder, project), source)
    const { text } = await site.get(path)
    await site.close()
    expect(text).toContain(`<meta property="og:site_name" content="${name}">`)
    expect(text.match(/<title>(.*?)<\/title>/)?.[1]).toContain(name)
    expect(text).not.toContain('<span>www.example.org</span>')
  })
})

/** What editors wrote in the projects of `tests/fixtures/sites` is on their pages, whatever the source. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getOrAdd } from '../../server/cms/model/values.ts'
import { openProject, type SourceName } from '../support/cms/project-system/open-project.ts'
import { countSite, describeCount, sharesOf } from '../support/site-texts/count-site.ts'
import { readExpectedSite } from '../support/site-texts/expected-pages.ts'

const folder = join(import.meta.dirname, '../fixtures/sites')
const projects = readdirSync(folder)
const sources = ['files', 'rest', 'fetch'] as const

/** The least share of texts, of pictures, and of what editors wrote about their files, that pages show. */
const least = { texts: 0.995, pictures: 0.99, captions: 0.995 }

async function visit(project: string, source: SourceName) {
  const dir = join(folder, project)
  const site = await openProject(dir, source)
  try {
    const counted = await countSite(readExpectedSite(dir), site)
    return { ...counted, leaked: counted.leaked.filter(({ text }) => !site.isSecret(text)) }
  } finally {
    await site.close()
  }
}

/** Milliseconds that only a visit that hangs takes: it renders a whole site, in seconds where nothing else runs. */
const timeout = 600_000

/** Each project is visited once with each source. */
const counts = new Map<string, ReturnType<typeof visit>>()
const count = (project: string, source: SourceName) =>
  getOrAdd(counts, `${source} ${project}`, () => visit(project, source))

describe.each(sources)('%s', (source) => {
  test.each(projects)('every entry of %s has its page', { timeout }, async (project) => {
    const counted = await count(project, source)
    expect(counted.failed).toEqual([])
    expect(counted.pages).toBeGreaterThan(30)
  })

  test.each(projects)(
    'pages of %s show every text and picture once, and nothing hidden',
    { timeout },
    async (project) => {
      const counted = await count(project, source)
      const { texts, pictures, captions } = sharesOf(counted)
      const report = describeCount(counted)
      expect(texts, report).toBeGreaterThanOrEqual(least.texts)
      expect(pictures, report).toBeGreaterThanOrEqual(least.pictures)
      expect(captions, report).toBeGreaterThanOrEqual(least.captions)
      expect([...counted.doubled, ...counted.leaked], report).toEqual([])
    },
  )
})

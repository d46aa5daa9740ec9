/** The doctor over HTTP: what it finds on disk, it finds in a content system with the same content. */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createStandInServer } from '../../../scripts/cms-mock/server.mjs'
import { readProjectIndex } from '../../support/cms/project-system/project-index.ts'
import { answerProject } from '../../support/cms/project-system/rest-answers.ts'
import { examine } from '../../support/doctor.ts'

const dir = join(import.meta.dirname, '../../fixtures/sites/gemeente')

test('pages of a content system are examined, and entries are named by their ids', async () => {
  const index = await readProjectIndex(dir)
  const standIn = await createStandInServer({ respond: answerProject(index) })
  onTestFinished(() => standIn.close())
  const onDisk = await examine({ CONTENT_DIR: dir })
  const overHttp = await examine({
    ...{ CONTENT_SOURCE: 'rest', CMS_URL: standIn.url },
    CMS_COLLECTIONS: [...index.collections.keys()].join(),
    CMS_LOCALES: `nl=${index.sites[0]?.handle},en=none,de=none`,
  })
  expect(overHttp.faults).toEqual([])
  expect(overHttp.totals.pages).toBe(onDisk.totals.pages)
  expect(overHttp.totals.shown).toBeGreaterThan(onDisk.totals.shown * 0.9)
  for (const { entry } of overHttp.lost) expect(index.entries.has(entry)).toBe(true)
})

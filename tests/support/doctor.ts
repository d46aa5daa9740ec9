/** Examinations of small projects. */
import { examineOpened, openForDoctor } from '../../server/doctor/open.ts'
import type { DoctorReport } from '../../server/doctor/report.ts'
import { readConfig } from './config.ts'
import { writeProject } from './project.ts'

/** Examines the content of a configuration. */
export async function examine(env: Readonly<Record<string, string>>): Promise<DoctorReport> {
  const opened = await openForDoctor(readConfig(env, 'tests/fixtures/none'))
  try {
    return await examineOpened(opened)
  } finally {
    await opened.close()
  }
}

/** A project with one collection, `pages`, whose entries have addresses. */
export const pagesCollection = {
  'content/collections/pages.yaml': 'title: Pages\nroute: "/{slug}"\n',
}

/** Examines a project of these files, besides the collection `pages`. */
export async function examineFiles(files: Readonly<Record<string, string>>): Promise<DoctorReport> {
  const { dir } = await writeProject({ ...pagesCollection, ...files })
  return examine({ CONTENT_DIR: dir })
}

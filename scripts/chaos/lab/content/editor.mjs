/** A project on disk, and an editor who changes it. */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const embedded = join(import.meta.dirname, '../../../../server/cms/embedded')

/** Copies the project of the embedded site into a folder, and returns its path. */
export function copyProject(folder) {
  const project = join(folder, 'project')
  cpSync(embedded, project, { recursive: true })
  return project
}

/** Changes the title of one entry after the other, and replaces its file as a whole, as a content system does. */
export function createEditor(project) {
  const folder = join(project, 'content/collections')
  const files = readdirSync(folder, { recursive: true }).filter((name) =>
    /\/(?:nl|en|de)\/.*\.md$/.test(name),
  )
  const originals = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  const state = { edits: 0 }
  return {
    count: () => state.edits,
    edit() {
      const n = state.edits % files.length
      const file = join(folder, files[n])
      writeFileSync(`${file}.new`, originals[n].replace(/^title: .*$/m, `title: 'Edit ${state.edits}'`))
      renameSync(`${file}.new`, file)
      state.edits += 1
    },
  }
}

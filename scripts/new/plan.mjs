import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from './refusal.mjs'

/**
 * Creates a plan for `npm run new`, which collects changes of files and makes them all in `write`: a command
 * that is refused half way leaves the project unchanged. Paths are relative to `root`; `exists` and `read`
 * see the planned changes.
 * @param {string} root
 */
export function createPlan(root) {
  /** @type {Map<string, string | Buffer>} */
  const created = new Map()
  /** @type {Map<string, string>} */
  const edited = new Map()
  const exists = (path) => created.has(path) || existsSync(join(root, path))
  const read = (path) => edited.get(path) ?? readFileSync(join(root, path), 'utf8')

  return {
    exists,
    read,
    /** The names of the files in a folder, without planned ones. */
    list: (folder) => readdirSync(join(root, folder)).toSorted(),
    /**
     * Plans a new file with the given text.
     * @throws Refusal when there is a file at the path
     */
    create,
    /**
     * Plans a change of a file's text.
     * @param {(text: string, path: string) => string} change
     */
    edit: (path, change) => edited.set(path, change(read(path), path)),
    created: () => [...created.keys()],
    edited: () => [...edited.keys()],
    write() {
      for (const [path, text] of [...created, ...edited]) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
    },
  }

  function create(path, text) {
    if (exists(path)) throw new Refusal(`${path} exists`)
    created.set(path, text)
  }
}

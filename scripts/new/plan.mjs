import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from './refusal.mjs'

/**
 * Creates a plan that collects changes of files, and makes them all in `write`: a kind of code that is
 * refused half way leaves the project unchanged. Paths are relative to `root`.
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
    /** Plans a copy of an existing file. */
    copy: (from, path) => create(path, readFileSync(join(root, from))),
    create,
    /** @param {(text: string, path: string) => string} change */
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

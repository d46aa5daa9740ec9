/** Reads which module imports which, for the picture of the architecture. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

const isModule = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/embedded\//.test(path)
const specifiers = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** Paths of all modules of `server/` and `src/`, relative to the root. */
export const listModules = (root) =>
  ['server', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(isModule)
      .toSorted(),
  )

/**
 * Every import between two modules of `server/` and `src/`. Imports of types are included: they make a module
 * depend on another as well.
 * @returns {{ from: string, to: string }[]} paths relative to the root
 */
export function readImports(root) {
  const modules = listModules(root)
  const known = new Set(modules)
  return modules.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(specifiers)]
      .map(([, specifier]) => ({ from, to: join(dirname(from), specifier) }))
      .filter(({ to }) => known.has(to)),
  )
}

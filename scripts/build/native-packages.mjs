/** Puts packages with native code beside the bundle, which cannot hold them. */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that the server imports from `node_modules`. */
export const nativePackages = ['sharp']

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** A package with all that it needs; optional ones only where they are installed, as for this system. */
function withDependencies(root, name, found = new Set()) {
  const file = join(root, 'node_modules', name, 'package.json')
  if (found.has(name) || !existsSync(file)) return found
  found.add(name)
  const { dependencies = {}, optionalDependencies = {} } = readJson(file)
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    withDependencies(root, each, found)
  return found
}

/** What is not needed to run: sources of native code, types and documents. */
const isLeftOut = /[\\/](?:src|install|docs|test)[\\/]|\.(?:d\.[cm]?ts|md|map|gyp)$/

/**
 * Copies the native packages of this system into `node_modules` of a build.
 * @returns the names of all packages that were copied
 */
export function copyNativePackages(root, dist) {
  const names = [...nativePackages.reduce((found, name) => withDependencies(root, name, found), new Set())]
  for (const name of names)
    cpSync(join(root, 'node_modules', name), join(dist, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (from) => !isLeftOut.test(from.slice(join(root, 'node_modules', name).length)),
    })
  return names
}

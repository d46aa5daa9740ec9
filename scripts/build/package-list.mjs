/** Lists the packages in the bundles, which minified code no longer tells. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Path of the list in each bundle. Folders whose names start with a dot are not served. */
export const packageListFile = '.vite/packages.json'

/**
 * The innermost package of a path, from the outermost `node_modules` on, which may lie outside of the project:
 * of `…/node_modules/a/node_modules/@b/c/d.js` the part from there up to `c`.
 */
const packagePath = /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/

/**
 * Paths of the packages that the given modules belong to, as `package-lock.json` writes them.
 * @param {readonly string[]} ids ids of modules, or paths from the root
 * @param {string} root the project's folder
 * @returns {string[]}
 */
export function packagesOf(ids, root) {
  const paths = ids.map((id) => id.replaceAll('\\', '/').replace('\0', '').replace(`${root}/`, ''))
  return [...new Set(paths.flatMap((path) => packagePath.exec(path) ?? []))].toSorted()
}

/**
 * A Vite plugin that writes the packages of each bundle: those of modules in its chunks, of styles that were
 * taken out of them, and of files beside them, such as fonts.
 */
export function packageList() {
  const state = { root: '' }
  return {
    name: 'package-list',
    apply: 'build',
    configResolved({ root }) {
      state.root = root.replaceAll('\\', '/')
    },
    // Not an emitted file: Vite removes those of the server's side.
    async writeBundle({ dir }, bundle) {
      const ids = Object.values(bundle).flatMap(({ type, modules, originalFileNames }) =>
        type === 'chunk' ? Object.keys(modules) : (originalFileNames ?? []),
      )
      const styles = [...this.getModuleIds()].filter((id) => /\.css(?:$|\?)/.test(id))
      const file = join(dir, packageListFile)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(packagesOf([...ids, ...styles], state.root), null, 1)}\n`)
    },
  }
}

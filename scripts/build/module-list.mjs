/**
 * Lists the source modules in each built file, by which `scripts/checks/size-limits.mjs` sees what a page
 * loads: Vite's own manifest names chunks only.
 */

/**
 * Path of the list in the build, beside Vite's manifest. Folders whose names start with a dot are not served.
 */
export const moduleListFile = '.vite/modules.json'

/**
 * A Vite plugin that writes the modules of each file of the browser's code, as paths from the root:
 * `{ "assets/site.js": ["src/client/site.tsx", …] }`.
 */
export function moduleList() {
  let root = ''
  return {
    name: 'module-list',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = `${config.root}/`
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const pathOf = (id) => id.replaceAll('\\', '/').replace(root, '')
      const list = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [fileName, Object.keys(modules).map(pathOf).sort()]),
      )
      this.emitFile({ type: 'asset', fileName: moduleListFile, source: JSON.stringify(list, null, 1) })
    },
  }
}

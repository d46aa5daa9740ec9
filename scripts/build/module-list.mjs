/** Beside Vite's own manifest; files and folders with a dot are not served. */
export const moduleListFile = '.vite/modules.json'

/**
 * Writes which modules went into which file of the browser's code, paths from the root: the manifest does not
 * say.
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
      const own = (id) => id.replaceAll('\\', '/').replace(root, '')
      const list = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [fileName, Object.keys(modules).map(own).sort()]),
      )
      this.emitFile({ type: 'asset', fileName: moduleListFile, source: JSON.stringify(list, null, 1) })
    },
  }
}

/**
 * Puts the styles of extensions (`extensions/{name}/{name}.css`) into the style sheet for everything below
 * the first screen, behind those of our own blocks.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'extensions'
const sheet = /\/src\/styles\/below\.css(?:\?|$)/

/**
 * Returns the imports of all style sheets that extensions have, for a sheet in `src/styles`.
 * @param {string} root folder of the project
 */
function importsOf(root) {
  const at = join(root, folder)
  const names = existsSync(at) ? readdirSync(at).toSorted() : []
  return names
    .map((name) => `${name}/${name}.css`)
    .filter((file) => existsSync(join(at, file)))
    .map((file) => `@import '../../${folder}/${file}';\n`)
    .join('')
}

/** A Vite plugin that adds the styles of extensions to `src/styles/below.css`, before Vite reads it as CSS. */
export function addExtensionStyles() {
  let root = ''
  return {
    name: 'extension-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      return sheet.test(id.replaceAll('\\', '/')) ? code + importsOf(root) : undefined
    },
  }
}

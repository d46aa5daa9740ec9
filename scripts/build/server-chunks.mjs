import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withImports } from './module-graph.mjs'

const messages = 'src/i18n/messages'

/**
 * The modules where the code begins that every site needs for its first pages: the server (also as the
 * benchmark starts it), the pages of content, and the message files, which are imported dynamically.
 */
export const roots = [
  'server/process/serve.ts',
  'bench/peers/main.ts',
  'src/pages/home.tsx',
  'src/pages/content.tsx',
  'src/pages/sitemap.tsx',
  'src/layouts/default.tsx',
  ...readdirSync(join(import.meta.dirname, '../..', messages)).map((name) => `${messages}/${name}`),
]

/**
 * How the server's code is split into chunks: what every site needs is one file, as each further file has to
 * be found, read and linked at a start. Everything else is split where it is imported dynamically.
 * @param {string} root folder of the project
 */
export function serverChunks(root) {
  const at = (name) => join(root, name).replaceAll('\\', '/')
  let siteModules
  const name = (id, context) => {
    siteModules ??= withImports(roots.map(at), context)
    return siteModules.has(id) ? 'site' : null
  }
  return [{ name, debugName: 'site', includeDependenciesRecursively: false }]
}

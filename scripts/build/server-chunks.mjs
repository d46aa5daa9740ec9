import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withImports } from './module-graph.mjs'

const messages = 'src/i18n/messages'

/**
 * The site itself, also as the benchmark starts it, and what it imports at the first page of a language:
 * pages of content, and the texts that pages have of their own.
 */
export const roots = [
  'server/main.ts',
  'bench/peers/main.ts',
  'src/pages/home.tsx',
  'src/pages/content.tsx',
  'src/pages/sitemap.tsx',
  'src/layouts/default.tsx',
  ...readdirSync(join(import.meta.dirname, '../..', messages)).map((name) => `${messages}/${name}`),
]

/**
 * How the server's code is cut: one file of what every start and every site of content needs, as each further
 * one has to be found, read and linked at a start. All else is cut where it is imported.
 * @param {string} root folder of the project
 */
export function serverChunks(root) {
  const at = (name) => join(root, name).replaceAll('\\', '/')
  let known
  const name = (id, context) => {
    known ??= withImports(roots.map(at), context)
    return known.has(id) ? 'site' : null
  }
  return [{ name, debugName: 'site', includeDependenciesRecursively: false }]
}

import { join } from 'node:path'
import { withImports } from './module-graph.mjs'

const entry = 'src/entry-client.tsx'
/** What is loaded together at the first sign of use: the app, and the pages that a site of content consists of. */
const roots = [
  'src/site.tsx',
  'src/pages/home.tsx',
  'src/pages/content.tsx',
  'src/pages/sitemap.tsx',
  'src/layouts/default.tsx',
]
const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * How the browser's code is cut: the entry with all that it imports, React, which outlives most builds, and the app. All else is cut
 * where it is imported. A module of the entry is never put with the app: the entry would then wait for that.
 * @param {string} root folder of the project
 */
export function clientChunks(root) {
  const at = (name) => join(root, name).replaceAll('\\', '/')
  let known
  const find = (context) => {
    const first = withImports([at(entry)], context)
    return new Set([...withImports(roots.map(at), context)].filter((id) => !first.has(id)))
  }
  const isApp = (id, context) => {
    known ??= find(context)
    return known.has(id)
  }
  return [
    { name: 'react', test: isReact, priority: 2 },
    { name: (id, context) => (isApp(id, context) ? 'site' : null), includeDependenciesRecursively: false },
  ]
}

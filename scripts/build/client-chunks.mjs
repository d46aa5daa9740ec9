import { join } from 'node:path'
import { withImports } from './module-graph.mjs'

const entry = 'src/entry-client.tsx'
/** What works at the first sign of use, before the app has come. */
const before = 'src/client/start/prepare.ts'
/**
 * What is loaded together at the first sign of use: the app, and the pages that a site of content consists
 * of.
 */
const roots = [
  'src/client/site.tsx',
  'src/pages/home.tsx',
  'src/pages/content.tsx',
  'src/pages/sitemap.tsx',
  'src/layouts/default.tsx',
]
const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * How the browser's code is cut: the entry with all that it imports, what comes before the app, React, which
 * outlives most builds, and the app. All else is cut where it is imported. A module that is needed earlier is
 * never put with one that is needed later: the earlier chunk would then wait for that.
 * @param {string} root folder of the project
 */
export function clientChunks(root) {
  const at = (name) => join(root, name).replaceAll('\\', '/')
  let known
  const find = (context) => {
    const first = withImports([at(entry)], context)
    const second = withImports([at(before)], context)
    const all = [...second, ...withImports(roots.map(at), context)].filter((id) => !first.has(id))
    return new Map(all.map((id) => [id, second.has(id) ? 'prepare' : 'site']))
  }
  const chunkOf = (id, context) => {
    known ??= find(context)
    return known.get(id) ?? null
  }
  return [
    { name: 'react', test: isReact, priority: 2 },
    { name: chunkOf, includeDependenciesRecursively: false },
  ]
}

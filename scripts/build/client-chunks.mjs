import { join } from 'node:path'
import { withImports } from './module-graph.mjs'

const entry = 'src/entry-client.tsx'
/** The module that works from the visitor's first interaction until the app has loaded. */
const beforeApp = 'src/client/start/prepare.ts'
/**
 * The modules that are loaded together at the visitor's first interaction: the app, and the pages that a site
 * of content consists of.
 */
const roots = [
  'src/client/site.tsx',
  'src/pages/content.tsx',
  'src/pages/sitemap.tsx',
  'src/layouts/default.tsx',
]
const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * How the browser's code is split into chunks: the entry with all that it imports; what runs before the app;
 * React, which changes with few builds; and the app. Everything else is split where it is imported
 * dynamically. A module that is needed early never shares a chunk with one that is needed late, as the early
 * code would then wait for the late one.
 * @param {string} root folder of the project
 */
export function clientChunks(root) {
  const at = (name) => join(root, name).replaceAll('\\', '/')
  let chunkByModule
  const find = (context) => {
    const first = withImports([at(entry)], context)
    const second = withImports([at(beforeApp)], context)
    const all = [...second, ...withImports(roots.map(at), context)].filter((id) => !first.has(id))
    return new Map(all.map((id) => [id, second.has(id) ? 'prepare' : 'site']))
  }
  const chunkOf = (id, context) => {
    chunkByModule ??= find(context)
    return chunkByModule.get(id) ?? null
  }
  return [
    { name: 'react', test: isReact, priority: 2 },
    { name: chunkOf, includeDependenciesRecursively: false },
  ]
}

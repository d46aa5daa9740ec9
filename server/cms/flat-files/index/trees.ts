import type { Steps } from '../../../scheduling/steps.ts'
import type { TreeNode } from '../../model/trees/tree.ts'
import type { SourceFiles } from '../disk/files.ts'
import type { Collection } from './collections.ts'
import type { Entry } from './entries/entry-file.ts'
import type { Site } from './sites/sites.ts'
import { createNodeTable, type EntryTree, readTree, storedTree } from './stored-tree.ts'

type Report = (problem: string) => void

/** The parts of an index that trees are read from. */
interface TreeParts {
  readonly files: SourceFiles
  readonly sites: readonly Site[]
  readonly collections: ReadonlyMap<string, Collection>
  readonly entries: ReadonlyMap<string, Entry>
  entriesIn(collection: string, site: string): readonly Entry[]
}

/** The trees of a project. */
export interface SiteTrees {
  /** The tree of a structured collection in a site; undefined for a list. */
  tree(collection: string, site: string): EntryTree | undefined
  /** The node of an entry in the tree of its collection. */
  nodeOf(entry: Entry): TreeNode<Entry> | undefined
}

/** Completes the tree of every structured collection in every site, one tree in each step. */
export function* createTrees(parts: TreeParts, report: Report): Steps<SiteTrees> {
  const { files, sites, collections, entriesIn } = parts
  const table = createNodeTable(parts.entries)
  const trees = new Map(sites.map(({ handle }) => [handle, new Map<string, EntryTree>()]))
  for (const collection of collections.values()) {
    const { handle, structure } = collection
    if (!structure) continue
    for (const site of sites) {
      const find = (id: string) => {
        const entry = parts.entries.get(id)
        return entry?.collection === collection && entry.site === site ? entry : undefined
      }
      const stored = storedTree(files, 'collections', handle, site.handle, sites.length === 1, structure.tree)
      const entries = entriesIn(handle, site.handle)
      trees
        .get(site.handle)
        ?.set(handle, readTree({ stored, entries, find, hasRoot: structure.root, table, report }))
      yield
    }
  }
  return {
    tree: (collection, site) => trees.get(site)?.get(collection),
    nodeOf: table.get,
  }
}

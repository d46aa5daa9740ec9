import type { TreeItem } from '../../src/content/types.ts'
import { locales, withPrefix } from '../../src/i18n/locales.ts'
import { fixedPaths } from '../../src/routes.ts'
import type { ContentSource } from '../cms/source.ts'
import { canonicalizePath, encodePath } from '../http/canonical-path.ts'

/** More pages are not rendered ahead, and not named to browsers. */
const maxPaths = 2_000

interface Place {
  readonly path: string
  readonly depth: number
}

const places = (items: readonly TreeItem[], depth = 0): Place[] =>
  items.flatMap(({ path, children }) => [{ path, depth }, ...places(children, depth + 1)])

const isOwn = ({ path }: Place): boolean =>
  path.startsWith('/') && canonicalizePath(encodePath(path)).kind === 'ok'

const inEveryLanguage = (path: string): string[] => locales.map(({ locale }) => withPrefix(locale, path))

/**
 * Canonical paths of all pages that are known, encoded: homes, fixed routes and the search page first, then
 * what the trees list, of every language the upper levels before the lower ones. A tree that cannot be had
 * costs its own pages; undefined when none can.
 */
export async function prerenderPaths(
  content: Pick<ContentSource, 'tree'>,
  searchPath: string,
): Promise<readonly string[] | undefined> {
  const trees = await Promise.allSettled(locales.map(({ locale }) => content.tree(locale)))
  const known = trees.flatMap((tree) => (tree.status === 'fulfilled' ? [tree.value] : []))
  if (known.length === 0) return undefined
  const listed = known
    .flatMap((tree) => places(tree))
    .filter(isOwn)
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ path }) => encodePath(path))
  const ahead = ['/', ...fixedPaths, searchPath].flatMap(inEveryLanguage)
  return [...new Set([...ahead, ...listed])].slice(0, maxPaths)
}

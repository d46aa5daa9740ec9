import type { TreeItem } from '../../src/content/types.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import { fixedPathsWith } from '../../src/routes.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { canonicalizePath, encodePath } from '../http/canonical-path.ts'

/** Maximum number of pages of terms among them: those with the most entries. */
const maxTopics = 200
/** Maximum number of pages that are prerendered. The build's manifest lists these pages for browsers. */
const maxPaths = 2_000

/** A path with its level in the tree. */
interface TreePath {
  readonly path: string
  readonly depth: number
}

const pathsIn = (items: readonly TreeItem[], depth = 0): TreePath[] =>
  items.flatMap(({ path, children }) => [{ path, depth }, ...pathsIn(children, depth + 1)])

/** Whether an item of a tree is a page of this site. Trees may contain other addresses, also invalid ones. */
const isPageOfSite = ({ path }: TreePath, languages: Languages): boolean =>
  path.startsWith('/') && canonicalizePath(encodePath(path), languages).kind === 'ok'

/** Paths of the pages of the terms with the most entries, in all languages. */
async function topicPaths(
  content: Pick<ContentSource, 'topics'>,
  languages: Languages,
): Promise<readonly string[]> {
  const results = await Promise.allSettled(languages.locales.map((locale) => content.topics(locale)))
  return results
    .flatMap((result) => (result.status === 'fulfilled' ? [...result.value] : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxTopics)
    .map(({ path }) => encodePath(path))
}

/** What the pages to prerender follow from. */
export interface PrerenderPathsOptions {
  readonly content: Pick<ContentSource, 'tree' | 'topics'>
  readonly languages: Languages
  readonly config: Pick<Config, 'searchPath' | 'designSystem'>
}

/**
 * Canonical paths of the pages to prerender, most useful first: home pages, fixed routes and the search page,
 * then the pages in the trees of all languages, upper levels first, and the pages of the terms with the most
 * entries. Pages that fail to load are left out; undefined when all trees fail.
 */
export async function prerenderPaths({
  content,
  languages,
  config: { searchPath, designSystem },
}: PrerenderPathsOptions): Promise<readonly string[] | undefined> {
  const results = await Promise.allSettled(languages.locales.map((locale) => content.tree(locale)))
  const trees = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (trees.length === 0) return undefined
  const listed = trees
    .flatMap((tree) => pathsIn(tree))
    .filter((item) => isPageOfSite(item, languages))
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ path }) => encodePath(path))
  // Pages that search engines do not list have few visitors, and wait for these.
  const fixed = ['/', ...fixedPathsWith(designSystem === 'on'), searchPath].flatMap((path) =>
    languages.locales.map((locale) => languages.withPrefix(locale, path)),
  )
  const topics = await topicPaths(content, languages)
  return [...new Set([...fixed, ...listed, ...topics])].slice(0, maxPaths)
}

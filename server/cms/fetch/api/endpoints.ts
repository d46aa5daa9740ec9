/** The addresses of the Fetch add-on (Statamic 2): paths of its actions, and their query parameters. */
import { encodePath } from '../../../http/canonical-path.ts'

/** All parameters that are ever sent to Fetch. */
export interface FetchParams {
  /** Fetch's own name of a language; absent for its default one. */
  readonly locale?: string | undefined
  /** Items per page. */
  readonly limit?: number | undefined
  /** Number of items before the page. */
  readonly offset?: number | undefined
  /** Leaves drafts out of a list. */
  readonly filter?: 'published' | undefined
}

/**
 * The order in which parameters are always sent, because the cache of Fetch depends on the order of their
 * values.
 */
const order = ['locale', 'limit', 'offset', 'filter'] as const

/** The parameters as pairs of name and value, in the order in which they are sent. */
export const queryPairs = (params: FetchParams): readonly (readonly [name: string, value: string])[] =>
  order.flatMap((name) => (params[name] === undefined ? [] : [[name, String(params[name])] as const]))

/** First segments of a path for which Fetch sends the home page, whatever follows them. */
const homeAliases: ReadonlySet<string> = new Set(['home', '0'])

const isRelative = (segment: string) => segment === '.' || segment === '..'

/**
 * The path of an action of Fetch below `CMS_URL`: `('page', 'over-ons')` → `!/Fetch/page/over-ons`. Undefined
 * when a segment is `.` or `..`, which would lead to another path.
 */
export function actionPath(...parts: readonly string[]): string | undefined {
  const segments = parts.flatMap((part) => part.split('/')).filter(Boolean)
  return segments.some(isRelative) ? undefined : encodePath(['!', 'Fetch', ...segments].join('/'))
}

/** The path that requests a page by its address in the default language; undefined for an alias of home. */
export function pagePath(uri: string): string | undefined {
  const [first = '', ...rest] = uri.split('/').filter(Boolean)
  if (homeAliases.has(first)) return undefined
  return actionPath('page', first || 'home', ...rest)
}

/** Whether a slug can be one segment of a path. */
const isSlug = (slug: string) => slug !== '' && !slug.includes('/') && !isRelative(slug)

/**
 * The path that requests an entry by its slug in the default language, or by its id without a usable slug.
 */
export const entryPath = (collection: string, slug: string, id: string): string | undefined =>
  isSlug(slug) ? actionPath('entry', collection, slug) : actionPath('entry', id)

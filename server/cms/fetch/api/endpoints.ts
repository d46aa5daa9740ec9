import { encodePath } from '../../../http/canonical-path.ts'

/**
 * Parameters that are ever sent. A Fetch that caches goes by the order of their values (content-contract
 * 2.8).
 */
export interface FetchParams {
  /** Fetch's own name of a language; absent for its default one. */
  readonly locale?: string | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly filter?: 'published' | undefined
}

const order = ['locale', 'limit', 'offset', 'filter'] as const

/** The parameters in the one order in which they are sent. */
export const queryPairs = (params: FetchParams): readonly (readonly [name: string, value: string])[] =>
  order.flatMap((name) => (params[name] === undefined ? [] : [[name, String(params[name])] as const]))

/** The home page answers to these names and to all that is below them (content-contract 2.7). */
const homeAliases: ReadonlySet<string> = new Set(['home', '0'])

const isRelative = (segment: string) => segment === '.' || segment === '..'

/**
 * The path of a question below the base URL: `('page', 'over-ons')` → `!/Fetch/page/over-ons`
 * (content-contract 2.9 rule 1). Undefined for segments that lead elsewhere.
 */
export function actionPath(...parts: readonly string[]): string | undefined {
  const segments = parts.flatMap((part) => part.split('/')).filter(Boolean)
  return segments.some(isRelative) ? undefined : encodePath(['!', 'Fetch', ...segments].join('/'))
}

/**
 * The question for a page by its address in the default language; undefined for an alias of home
 * (content-contract 2.9 rule 2).
 */
export function pagePath(uri: string): string | undefined {
  const [first = '', ...rest] = uri.split('/').filter(Boolean)
  if (homeAliases.has(first)) return undefined
  return actionPath('page', first || 'home', ...rest)
}

/** A slug is one segment. */
const isSlug = (slug: string) => slug !== '' && !slug.includes('/') && !isRelative(slug)

/** The question for an entry by its slug in the default language, or by its id when it has no usable slug. */
export const entryPath = (collection: string, slug: string, id: string): string | undefined =>
  isSlug(slug) ? actionPath('entry', collection, slug) : actionPath('entry', id)

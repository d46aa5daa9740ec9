/** The addresses of pages: those of the route table, in every language. */
import type { Language, Languages } from '../../src/i18n/languages.ts'
import { routesWith, searchRoute } from '../../src/routes.ts'
import type { Config } from '../config/config.ts'
import type { CachePolicy } from './cache-policies.ts'

/** A page, or all pages of the content, in one language. */
export interface PageAddress {
  readonly address: string
  readonly locale: string
  /** Name of the page, whose component is `src/pages/{name}.tsx`. */
  readonly page: string
  /** The part of the design system that a showcase shows. */
  readonly component?: string
  readonly cache: CachePolicy
}

type PagesConfig = Pick<Config, 'searchPath' | 'designSystem'>

/** A path inside a language, as visitors see it: at the language's own domain, where it has one. */
export const placed = ({ prefix, domain }: Language, path: string): string => {
  const at = domain ? domain.origin + domain.prefix : prefix
  return `${at}${path === '/' ? '' : path}` || '/'
}

/**
 * The pages that a site may have. Each has its data too, at the same address with `/_payload.json` behind it. The
 * search page stands before the pages of the content, which may have an entry in its place.
 */
export function pageAddresses({ rows }: Languages, config: PagesConfig): readonly PageAddress[] {
  const table = routesWith(config.designSystem !== 'off')
  const routes = [...table.slice(0, -1), searchRoute(config.searchPath), ...table.slice(-1)]
  /** `/` may answer with another language, by the visitor's. */
  const cacheOf = (path: string, { prefix }: Language): CachePolicy =>
    path === '/' && prefix === '' && rows.length > 1 ? 'visitor' : 'shared'
  return rows.flatMap((language) =>
    routes.map(({ path, page, component }) => ({
      address: placed(language, path).replace(/\*(\w+)/g, '{$1}'),
      locale: language.locale,
      page,
      ...(component !== undefined && { component }),
      cache: cacheOf(path, language),
    })),
  )
}

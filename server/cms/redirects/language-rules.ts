import type { TreeItem, Value } from '../../../src/content/types.ts'
import { type Locale, withPrefix } from '../../../src/i18n/locales.ts'
import { compileRules, type RedirectRules } from './compile-rules.ts'
import { readRedirectRows } from './redirect-rows.ts'

/** The parts of the content of one language that decide about redirects. */
interface LanguageRedirects {
  /** The global set `redirects`, in which editors keep rules. */
  readonly global: Value
  /** Redirect rows of add-ons. */
  readonly rows: readonly Value[]
  /** The pages of the language. A chain of redirects ends at a page, unless a rule there overrides pages. */
  readonly tree: readonly TreeItem[]
}

/** Compiles all redirect rules of a language. Rules of the global set come before those of add-ons. */
export const compileLanguageRules = (
  locale: Locale,
  { global, rows, tree }: LanguageRedirects,
): RedirectRules =>
  compileRules(
    [...readRedirectRows(global), ...readRedirectRows(rows)],
    locale,
    pathsOf(tree, withPrefix(locale, '/')),
  )

/** Decoded paths of all pages, without the prefix of the language. */
function pathsOf(tree: readonly TreeItem[], home: string): Set<string> {
  const below = (item: TreeItem): string[] => [item.path, ...item.children.flatMap(below)]
  const inside = (path: string) => path.slice(home === '/' ? 0 : home.length) || '/'
  return new Set(tree.flatMap(below).map(inside))
}

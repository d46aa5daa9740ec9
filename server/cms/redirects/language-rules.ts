import type { TreeItem, Value } from '../../../src/content/types.ts'
import { type Locale, withPrefix } from '../../../src/i18n/locales.ts'
import { compileRules, type RedirectRules } from './compile-rules.ts'
import { readRedirectRows } from './redirect-rows.ts'

/** What the content of one language says about redirects. */
interface LanguageRedirects {
  /** The global set `redirects`. */
  readonly global: Value
  /** Rows of add-ons. */
  readonly rows: readonly Value[]
  /** Content wins over rules. */
  readonly tree: readonly TreeItem[]
}

/** The rules of a language, those of the global set first (content-contract 5.1). */
export const compileLanguageRules = (
  locale: Locale,
  { global, rows, tree }: LanguageRedirects,
): RedirectRules =>
  compileRules(
    [...readRedirectRows(global), ...readRedirectRows(rows)],
    locale,
    pathsOf(tree, withPrefix(locale, '/')),
  )

/** Paths inside the language, decoded. */
function pathsOf(tree: readonly TreeItem[], home: string): Set<string> {
  const below = (item: TreeItem): string[] => [item.path, ...item.children.flatMap(below)]
  const inside = (path: string) => path.slice(home === '/' ? 0 : home.length) || '/'
  return new Set(tree.flatMap(below).map(inside))
}

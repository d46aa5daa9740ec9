import type { TreeItem, Value } from '../../../src/content/types.ts'
import { compileRules, type RedirectRules } from './compile-rules.ts'
import type { RuleLanguage } from './redirect-chain.ts'
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
  language: RuleLanguage,
  { global, rows, tree }: LanguageRedirects,
): RedirectRules =>
  compileRules(
    [...readRedirectRows(global), ...readRedirectRows(rows)],
    language,
    pathsOf(tree, language.languages.of(language.locale).prefix),
  )

/** Decoded paths of all pages, without the prefix of the language. */
function pathsOf(tree: readonly TreeItem[], prefix: string): Set<string> {
  const below = (item: TreeItem): string[] => [item.path, ...item.children.flatMap(below)]
  const inside = (path: string) => path.slice(prefix.length) || '/'
  return new Set(tree.flatMap(below).map(inside))
}

import type { TreeItem } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RedirectRules } from '../../redirects/compile-rules.ts'
import { compileLanguageRules } from '../../redirects/language-rules.ts'
import type { RemoteView } from '../view.ts'
import type { RedirectMatcher } from './redirect-href.ts'
import { globalRowsWithPaths, rowsWithPaths } from './row-targets.ts'
import type { RedirectsByLocale, StoredRedirects } from './stored-redirects.ts'

/** The view and the tree of a language, which its rules are compiled with. */
interface RuleContext {
  readonly view: RemoteView
  tree(): readonly TreeItem[]
}

const compileIn = ({ view, tree }: RuleContext, { global, rows }: StoredRedirects): RedirectRules =>
  compileLanguageRules(view, {
    global: global && globalRowsWithPaths(view, global),
    rows: rowsWithPaths(view, rows),
    tree: tree(),
  })

/**
 * Creates the function that says whether editors wrote a redirect rule for an address, in any language. The
 * rules of a language are compiled when a link is first checked against them.
 * @param contextOf returns what the rules of a language are compiled with; undefined for a language without
 * content
 */
export function createRedirectMatcher(
  written: RedirectsByLocale,
  contextOf: (locale: Locale) => RuleContext | undefined,
): RedirectMatcher {
  const compiled = new Map<Locale, RedirectRules>()
  function rulesOf(locale: Locale): RedirectRules | undefined {
    const [rules, context] = [written.get(locale), contextOf(locale)]
    if (!rules || !context) return undefined
    return getOrAdd(compiled, locale, () => compileIn(context, rules))
  }
  return (locale, path, search) => rulesOf(locale)?.find(path, search)?.to !== undefined
}

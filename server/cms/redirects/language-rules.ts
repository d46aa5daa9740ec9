import type { TreeItem, Value } from '../../../src/content/types.ts'
import { runSteps, type Steps } from '../../scheduling/steps.ts'
import { compileInSteps, type RedirectRules } from './compile-rules.ts'
import type { RuleLanguage } from './redirect-chain.ts'
import { readRowsInSteps } from './redirect-rows.ts'

/** The parts of the content of one language that decide about redirects. */
interface LanguageRedirects {
  /** The global set `redirects`, in which editors keep rules. */
  readonly global: Value
  /** Redirect rows of add-ons. */
  readonly rows: readonly Value[]
  /** The pages of the language. A chain of redirects ends at a page, unless a rule there overrides pages. */
  readonly tree: readonly TreeItem[]
}

/**
 * Compiles all redirect rules of a language, in steps. Rules of the global set come before those of add-ons.
 */
export function* compileLanguageInSteps(
  language: RuleLanguage,
  { global, rows, tree }: LanguageRedirects,
): Steps<RedirectRules> {
  const all = [...(yield* readRowsInSteps(global)), ...(yield* readRowsInSteps(rows))]
  return yield* compileInSteps(all, language, pathsOf(tree, language.languages.of(language.locale).prefix))
}

/** The same at once. */
export const compileLanguageRules = (language: RuleLanguage, content: LanguageRedirects): RedirectRules =>
  runSteps(compileLanguageInSteps(language, content))

/** Decoded paths of all pages, without the prefix of the language. */
function pathsOf(tree: readonly TreeItem[], prefix: string): Set<string> {
  const below = (item: TreeItem): string[] => [item.path, ...item.children.flatMap(below)]
  const inside = (path: string) => path.slice(prefix.length) || '/'
  return new Set(tree.flatMap(below).map(inside))
}

/** Loads the redirect rules of editors, and finds the rule for a request. */
import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { createFaultLog } from '../fault-log.ts'
import type { GlobalsReader } from '../site-settings.ts'
import type { ContentSource } from '../source.ts'
import type { RedirectRules } from './compile-rules.ts'
import { compileLanguageRules } from './language-rules.ts'
import type { RedirectMatch } from './redirect-chain.ts'

/** The redirects that editors wrote. */
export interface Redirects {
  /**
   * The redirect for a path; undefined when there is none, or when the rules could never be loaded.
   * @param path decoded, without the prefix of the language
   * @param search the query with its `?`, or empty
   */
  find(locale: Locale, path: string, search: string): Promise<RedirectMatch | undefined>
  /** The compiled rules of a language; undefined when they could never be loaded. */
  rules(locale: Locale): Promise<RedirectRules | undefined>
  /**
   * Compiles the rules of every language, so that problems with them are logged at the start. Never rejects.
   */
  load(): Promise<void>
}

/** The rules of a language, with the values that they were compiled from, to notice changes. */
interface CachedRules {
  readonly global: Value
  readonly rows: readonly Value[]
  readonly rules: RedirectRules
}

interface RedirectsOptions {
  readonly content: ContentSource
  readonly languages: Languages
  readonly globals: GlobalsReader
  readonly logger: Pick<Logger, 'warn' | 'error' | 'debug'>
}

/**
 * Creates the lookup of redirects by the rules in the global set `redirects` and in the rows of redirect
 * add-ons. The rules of a language are compiled again after they changed; while loading fails, the last rules
 * apply.
 */
export function createRedirects({ content, languages, globals, logger }: RedirectsOptions): Redirects {
  const compiled = new Map<Locale, CachedRules>()
  const faults = createFaultLog(logger)

  async function rulesOf(locale: Locale): Promise<RedirectRules> {
    const [data, rows, tree] = await Promise.all([
      globals.get(locale),
      content.redirects(locale),
      content.tree(locale),
    ])
    faults.passed(locale)
    const global: Value = 'redirects' in data ? data.redirects : undefined
    const last = compiled.get(locale)
    // The tree needs no comparison: a source delivers new rows whenever its content has changed.
    if (last && last.global === global && last.rows === rows) return last.rules
    const rules = compileLanguageRules({ languages, locale }, { global, rows, tree })
    const logged = last?.rules.problems ?? []
    for (const problem of rules.problems)
      if (!logged.includes(problem)) logger.warn({ locale, problem }, 'Redirect rule')
    compiled.set(locale, { global, rows, rules })
    return rules
  }

  const lastGoodRules = (locale: Locale): Promise<RedirectRules | undefined> =>
    rulesOf(locale).catch((err: unknown) => {
      faults.failed(locale, err, 'Redirect rules could not be loaded')
      return compiled.get(locale)?.rules
    })

  return {
    rules: lastGoodRules,
    find: async (locale, path, search) => (await lastGoodRules(locale))?.find(path, search),
    async load() {
      await Promise.all(languages.locales.map(lastGoodRules))
    },
  }
}

import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { createFaultLog } from '../fault-log.ts'
import type { GlobalsReader } from '../site-settings.ts'
import type { ContentSource } from '../source.ts'
import type { RedirectRules } from './compile-rules.ts'
import { compileLanguageRules } from './language-rules.ts'
import type { RedirectMatch } from './redirect-chain.ts'

export interface Redirects {
  /** `path` inside the language, decoded. No rule when the content source cannot be asked. */
  find(locale: Locale, path: string, search: string): Promise<RedirectMatch | undefined>
  /**
   * Compiles the rules of every language, so that what is wrong with them is reported at load. Never rejects.
   */
  load(): Promise<void>
}

interface Compiled {
  readonly global: Value
  readonly rows: readonly Value[]
  readonly rules: RedirectRules
}

interface RedirectsOptions {
  readonly content: ContentSource
  readonly globals: GlobalsReader
  readonly logger: Pick<Logger, 'warn' | 'error' | 'debug'>
}

/**
 * Rules from the `redirects` global and from `content/redirects`, compiled once per version of the content.
 */
export function createRedirects({ content, globals, logger }: RedirectsOptions): Redirects {
  const compiled = new Map<Locale, Compiled>()
  const faults = createFaultLog(logger)

  async function rulesOf(locale: Locale): Promise<RedirectRules> {
    const [data, rows, tree] = await Promise.all([
      globals.get(locale),
      content.redirects(locale),
      content.tree(locale),
    ])
    faults.passed(locale)
    const global: Value = 'redirects' in data ? data.redirects : undefined
    const known = compiled.get(locale)
    if (known && known.global === global && known.rows === rows) return known.rules
    const rules = compileLanguageRules(locale, { global, rows, tree })
    const said = known?.rules.problems ?? []
    for (const problem of rules.problems)
      if (!said.includes(problem)) logger.warn({ locale, problem }, 'Redirect rule')
    compiled.set(locale, { global, rows, rules })
    return rules
  }

  const rulesOrNone = (locale: Locale): Promise<RedirectRules | undefined> =>
    rulesOf(locale).catch((err: unknown) => {
      faults.failed(locale, err, 'Redirect rules could not be loaded')
      return compiled.get(locale)?.rules
    })

  return {
    find: async (locale, path, search) => (await rulesOrNone(locale))?.find(path, search),
    async load() {
      await Promise.all(locales.map(({ locale }) => rulesOrNone(locale)))
    },
  }
}

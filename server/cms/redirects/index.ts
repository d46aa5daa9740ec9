import type { Logger } from 'pino'
import type { TreeItem, Value } from '../../../src/content/types.ts'
import { type Locale, locales, withPrefix } from '../../../src/i18n/locales.ts'
import type { GlobalsReader } from '../globals.ts'
import type { ContentSource } from '../source.ts'
import type { RedirectHit } from './chains.ts'
import { readRows } from './rows.ts'
import { compileRules, type RuleSet } from './rules.ts'

export interface Redirects {
  /** `path` inside the language, decoded. No rule when the content source cannot be asked. */
  find(locale: Locale, path: string, search: string): Promise<RedirectHit | undefined>
  /** Compiles the rules of every language, so that what is wrong with them is reported at load. */
  load(): Promise<void>
}

interface Compiled {
  readonly rows: Value
  readonly files: readonly Value[]
  readonly rules: RuleSet
}

interface Parts {
  readonly content: ContentSource
  readonly globals: GlobalsReader
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

/** Rules from the `redirects` global and from `content/redirects`, compiled once per version of the content. */
export function createRedirects({ content, globals, logger }: Parts): Redirects {
  const compiled = new Map<Locale, Compiled>()

  async function rulesOf(locale: Locale): Promise<RuleSet> {
    const data = await globals.get(locale)
    const rows: Value = 'redirects' in data ? data.redirects : undefined
    const files = await content.redirects(locale)
    const known = compiled.get(locale)
    if (known && known.rows === rows && known.files === files) return known.rules
    const pages = pathsOf(await content.tree(locale), withPrefix(locale, '/'))
    const rules = compileRules([...readRows(rows), ...readRows(files)], locale, pages)
    for (const problem of rules.problems) logger.warn({ locale, problem }, 'Redirect rule')
    compiled.set(locale, { rows, files, rules })
    return rules
  }

  return {
    async find(locale, path, search) {
      try {
        return (await rulesOf(locale)).find(path, search)
      } catch (err) {
        logger.error({ err, locale }, 'Redirect rules could not be loaded')
        return undefined
      }
    },
    async load() {
      await Promise.all(locales.map(({ locale }) => rulesOf(locale)))
    },
  }
}

/** Paths inside the language, decoded. */
function pathsOf(tree: readonly TreeItem[], home: string): Set<string> {
  const below = (item: TreeItem): string[] => [item.path, ...item.children.flatMap(below)]
  const inside = (path: string) => path.slice(home === '/' ? 0 : home.length) || '/'
  return new Set(tree.flatMap(below).map(inside))
}

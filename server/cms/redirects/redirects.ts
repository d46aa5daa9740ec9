/** Loads the redirect rules of editors, and finds the rule for a request. */
import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { runStepsInTurns } from '../../scheduling/steps.ts'
import { createWorkLine } from '../../scheduling/work-line.ts'
import { createYieldToEventLoop } from '../../scheduling/yield-to-event-loop.ts'
import { createFaultLog } from '../fault-log.ts'
import type { GlobalsReader } from '../site-settings.ts'
import type { ContentSource } from '../source.ts'
import { problemOf, type RedirectRules } from './compile-rules.ts'
import { compileLanguageInSteps } from './language-rules.ts'
import { findCircles, followLanguages } from './other-languages.ts'
import type { RedirectMatch } from './redirect-chain.ts'

/** The redirects that editors wrote. */
export interface Redirects {
  /**
   * The redirect for a path, at the end of its chain through all languages; undefined when there is none, when
   * it goes round in a circle, or when the rules could never be loaded.
   * @param path decoded, without the prefix of the language
   * @param search the query with its `?`, or empty
   */
  find(locale: Locale, path: string, search: string): Promise<RedirectMatch | undefined>
  /** The compiled rules of a language; undefined when they could never be loaded. */
  rules(locale: Locale): Promise<RedirectRules | undefined>
  /** Compiles the rules of every language, so that no visitor waits for them. Never rejects. */
  compile(): Promise<void>
  /** The same, and resolves when the log has been told of problems with them. Never rejects. */
  load(): Promise<void>
}

/** The rules of a language, with the values that they were compiled from, to notice changes. */
interface CachedRules {
  readonly global: Value
  readonly rows: readonly Value[]
  /** All who need them while they are compiled wait for the same. */
  readonly rules: Promise<RedirectRules>
  /** Resolves when the log has been told what is wrong with them. */
  readonly told: Promise<void>
}

/** What the log has been told of each language. */
type Known = Map<Locale, ReadonlySet<string>>
const createKnown = (): Known => new Map()
type Problems = Iterable<string | undefined> | AsyncIterable<string | undefined>

function* problemsOf(rules: RedirectRules): Iterable<string | undefined> {
  for (const fault of rules.faults()) yield fault && problemOf(fault)
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
  /** Rules that were looked through for circles. */
  const state = { followed: new Set<CachedRules>(), startTelling: () => {} }
  /** What the log has been told of the last rules of a language, and of their circles through others. */
  const [known, knownCircles] = [createKnown(), createKnown()]
  const faults = createFaultLog(logger)
  const failed = (locale: Locale, err: unknown) =>
    faults.failed(locale, err, 'Redirect rules could not be loaded')
  /** Languages take their turns one after another. */
  const [compiling, telling] = [createWorkLine(), createWorkLine()]
  /** Nothing is told before the first load: at a start, looking for problems would take as long as compiling. */
  const mayTell = new Promise<void>((resolve) => {
    state.startTelling = resolve
  })

  /** Tells the log of problems, but for those that it knows; requests have their turns. */
  async function tell(locale: Locale, told: Known, problems: Problems): Promise<void> {
    const [found, before] = [new Set<string>(), told.get(locale)]
    const yieldToEventLoop = createYieldToEventLoop()
    for await (const problem of problems) {
      if (problem !== undefined && !found.has(problem)) {
        found.add(problem)
        if (!before?.has(problem)) logger.warn({ locale, problem }, 'Redirect rule')
      }
      await yieldToEventLoop()
    }
    told.set(locale, found)
  }

  /** Tells of circles through several languages, once the rules of all of them are known. */
  async function tellCircles(): Promise<void> {
    const rulesIn = async (locale: Locale) => compiled.get(locale)?.rules
    for (const locale of languages.locales) {
      const rules = await rulesIn(locale)
      if (rules) await tell(locale, knownCircles, findCircles(languages, { locale, rules }, rulesIn))
    }
  }

  async function rulesOf(locale: Locale): Promise<RedirectRules | undefined> {
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
    const steps = compileLanguageInSteps({ languages, locale }, { global, rows, tree })
    const rules = compiling(() => runStepsInTurns(steps))
    const told = telling(async () => {
      await mayTell
      await tell(locale, known, problemsOf(await rules))
    }).catch((err: unknown) => failed(locale, err))
    const entry: CachedRules = { global, rows, rules, told }
    compiled.set(locale, entry)
    try {
      return await rules
    } catch (err) {
      // The last rules apply, and these are tried again.
      if (compiled.get(locale) === entry) compiled.delete(locale)
      if (last && !compiled.has(locale)) compiled.set(locale, last)
      throw err
    }
  }

  const lastGoodRules = (locale: Locale): Promise<RedirectRules | undefined> =>
    rulesOf(locale).catch((err: unknown) => {
      failed(locale, err)
      return compiled.get(locale)?.rules
    })

  async function compile(): Promise<void> {
    await Promise.all(languages.locales.map(lastGoodRules))
  }

  return {
    rules: lastGoodRules,
    async find(locale, path, search) {
      const first = (await lastGoodRules(locale))?.find(path, search)
      return first && followLanguages(languages, first, { locale, path, search }, lastGoodRules)
    },
    compile,
    async load() {
      state.startTelling()
      await compile()
      await Promise.all([...compiled.values()].map((each) => each.told))
      const last = [...compiled.values()]
      if (last.every((each) => state.followed.has(each))) return
      state.followed = new Set(last)
      await telling(tellCircles).catch((err: unknown) => failed(languages.default.locale, err))
    },
  }
}

/** Loads the redirect rules that editors wrote in each language. */
import type { Value, Values } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteAdapter } from '../adapter.ts'

/** The redirect rules of one language as the system delivers them. */
export interface StoredRedirects {
  /** The global set `redirects`. */
  readonly global: Values | undefined
  /** Rows of redirect add-ons. */
  readonly rows: readonly Value[]
}

/**
 * Redirect rules by language; the same object until the rules of a language change. A language whose rules
 * have not been loaded is absent.
 */
export type RedirectsByLocale = ReadonlyMap<Locale, StoredRedirects>

/** Loads and caches redirect rules. */
export interface RedirectReader {
  /**
   * Loads the rules of a language and resolves with the rules of all loaded languages. Never rejects. After a
   * failed load each call loads the language again in the background; until that succeeds the result has the
   * language's earlier rules, if any.
   */
  get(locale: Locale): Promise<RedirectsByLocale>
  /** Makes the next call of each language load its rules again. */
  expire(): void
}

/** Creates the reader of redirect rules, which loads the rules of a language when they are first needed. */
export function createRedirectReader(adapter: Pick<RemoteAdapter, 'globals' | 'redirects'>): RedirectReader {
  const state = { written: new Map() as RedirectsByLocale, loads: new Map<Locale, Promise<void>>() }
  const failed = new Set<Locale>()

  function keep(locale: Locale, rules: StoredRedirects): void {
    if (JSON.stringify(rules) === JSON.stringify(state.written.get(locale))) return
    state.written = new Map(state.written).set(locale, rules)
  }

  async function load(locale: Locale): Promise<void> {
    const { loads } = state
    try {
      const [sets, rows] = await Promise.all([adapter.globals(locale), adapter.redirects(locale)])
      failed.delete(locale)
      const global = Object.hasOwn(sets, 'redirects') ? sets.redirects : undefined
      // A load that began before `expire` may hold old rules.
      if (loads === state.loads) keep(locale, { global, rows })
    } catch {
      failed.add(locale)
      loads.delete(locale)
    }
  }

  return {
    async get(locale) {
      const loaded = getOrAdd(state.loads, locale, () => load(locale))
      if (!failed.has(locale)) await loaded
      return state.written
    },
    expire() {
      state.loads = new Map()
    },
  }
}

import type { Value, Values } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteAdapter } from '../adapter.ts'

/** What editors wrote about redirects in one language, as the system delivers it. */
export interface StoredRedirects {
  /** The global set `redirects`. */
  readonly global: Values | undefined
  /** Rows of add-ons. */
  readonly rows: readonly Value[]
}

/**
 * By language; one that was not asked for, or cannot be had, has no rules. The same object until something in
 * it changes.
 */
export type RedirectsByLocale = ReadonlyMap<Locale, StoredRedirects>

export interface RedirectReader {
  /**
   * The rules of a language, and what is known of the others. Never rejects. What failed last is asked for
   * again, and not waited for: a page does without.
   */
  get(locale: Locale): Promise<RedirectsByLocale>
  /** Makes everything out of date. */
  expire(): void
}

/** Reads the rules when they are needed, and again after content changed. */
export function createRedirectReader(adapter: Pick<RemoteAdapter, 'globals' | 'redirects'>): RedirectReader {
  const held = { written: new Map() as RedirectsByLocale, loads: new Map<Locale, Promise<void>>() }
  const failed = new Set<Locale>()

  function keep(locale: Locale, read: StoredRedirects): void {
    if (JSON.stringify(read) === JSON.stringify(held.written.get(locale))) return
    held.written = new Map(held.written).set(locale, read)
  }

  async function load(locale: Locale): Promise<void> {
    const { loads } = held
    try {
      const [sets, rows] = await Promise.all([adapter.globals(locale), adapter.redirects(locale)])
      failed.delete(locale)
      const global = Object.hasOwn(sets, 'redirects') ? sets.redirects : undefined
      // What was under way when content changed answers for the time before.
      if (loads === held.loads) keep(locale, { global, rows })
    } catch {
      failed.add(locale)
      loads.delete(locale)
    }
  }

  return {
    async get(locale) {
      const loaded = getOrAdd(held.loads, locale, () => load(locale))
      if (!failed.has(locale)) await loaded
      return held.written
    },
    expire() {
      held.loads = new Map()
    },
  }
}

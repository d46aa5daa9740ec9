/** Finds the page that somebody may have meant who asked for an address that is not there. */
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import { getOrAdd } from '../../cms/model/values.ts'
import { encodePath } from '../../http/canonical-path.ts'
import type { MissedAddress } from './missed-addresses.ts'

export interface Suggestions {
  /** Takes in a page that there is; @param path decoded */
  see(path: string): void
  /** The page that is most like a missed address; undefined where none is like it. */
  best(path: string): string | undefined
}

/** The most frequent missed addresses, for which a page is looked for. */
const maxAsked = 200
/** The least likeness of two names, of which 1 is that of the same name. */
const minLikeness = 0.5
/** What pages in the language of the missed address have ahead of others. */
const sameLanguage = 0.1

/** A missed address, by the last segment of its path. */
interface Asked {
  readonly locale: Locale
  readonly grams: ReadonlySet<string>
  path?: string
  likeness: number
}

/** The name in the last segment of a path. */
const nameIn = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')

/** All runs of three letters: names with many in common are like each other, whatever the order of their words. */
const gramsOf = (path: string): ReadonlySet<string> => {
  const letters = `^${nameIn(path)}$`
  return new Set(
    Array.from({ length: Math.max(letters.length - 2, 0) }, (_, at) => letters.slice(at, at + 3)),
  )
}

/** Creates the search for the most frequent addresses. Pages go by one by one, so none is kept. */
export function createSuggestions(languages: Languages, missed: readonly MissedAddress[]): Suggestions {
  const localeOf = (path: string) => routingOf(languages).localeOf(encodePath(path))
  const asked = new Map<string, Asked>()
  const byGram = new Map<string, Asked[]>()
  for (const { path } of missed.slice(0, maxAsked)) {
    const one: Asked = { locale: localeOf(path), grams: gramsOf(path), likeness: minLikeness }
    asked.set(path, one)
    for (const gram of one.grams) getOrAdd(byGram, gram, (): Asked[] => []).push(one)
  }
  return {
    see(path) {
      if (asked.size === 0) return
      const grams = gramsOf(path)
      const shared = new Map<Asked, number>()
      for (const gram of grams)
        for (const one of byGram.get(gram) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1)
      for (const [one, count] of shared) {
        const likeness =
          (2 * count) / (grams.size + one.grams.size) + (localeOf(path) === one.locale ? sameLanguage : 0)
        if (likeness > one.likeness) Object.assign(one, { likeness, path })
      }
    },
    best: (path) => asked.get(path)?.path,
  }
}

/** The texts of the interface in each language: those of the project, and those that the site brings. */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { dateTexts } from '../../src/i18n/date-texts.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { MessagesOf, MessageTable } from '../../src/i18n/load-messages.ts'
import { memoWeak } from '../../src/shared/memo.ts'
import type { BuiltInTexts } from './built-in-texts.ts'
import { joinTexts, missingKeys } from './complete-texts.ts'

/** The texts of the interface. */
export interface SiteMessages {
  /** The texts of a language: the same object until they change. */
  readonly of: MessagesOf
  /** Where the browser finds them; undefined where they are those that the site brings. */
  address(locale: Locale): string | undefined
  /** The keys that every language should have a text for, and those that this one has none of its own for. */
  gaps(locale: Locale): MessageGaps
  /** The file at an address: its texts may be newer than the address says. Undefined for other addresses. */
  file(address: string): MessageFile | undefined
}

/** The texts that a language has, by one key for all forms of a text. */
export interface MessageGaps {
  readonly keys: readonly string[]
  readonly missing: readonly string[]
}

/** A file with the texts of a language. */
export interface MessageFile {
  readonly json: string
  /** Whether the address is that of these texts, and not of earlier ones. */
  readonly isCurrent: boolean
}

interface MessageOptions {
  readonly languages: Languages
  readonly builtIn: BuiltInTexts
  /** The project's own texts of a language: the same object until they change. */
  readonly own: MessagesOf
  readonly logger: Pick<Logger, 'warn'>
}

/** Maximum number of missing keys that a warning names. */
const maxNamed = 5

/** An address of texts, with the language; what stands for their hash is not looked at. */
const shape = /^\/_build\/messages\/([a-z\d-]+)-[\w-]{10}\.json$/

const jsonOf = memoWeak((texts: MessageTable): string => JSON.stringify(texts))
const hashOf = memoWeak((texts: MessageTable): string =>
  createHash('sha256').update(jsonOf(texts)).digest('base64url').slice(0, 10),
)

/** Creates the texts of all languages. A language with gaps is logged once, and again when they change. */
export function createSiteMessages({ languages, builtIn, own, logger }: MessageOptions): SiteMessages {
  const cached = new Map<Locale, { from: readonly MessageTable[]; texts: MessageTable }>()
  const warned = new Map<Locale, string>()

  /** The texts that are in the language itself. */
  const ownTexts = (locale: Locale): readonly MessageTable[] => {
    const texts = builtIn.of(locale)
    return texts ? [own(locale), texts] : [own(locale)]
  }
  /** The texts of a language in one table, with those for dates where the site brings none. */
  const withDates = (locale: Locale, tables: readonly MessageTable[]): MessageTable =>
    joinTexts(tables.length > 1 ? tables : [...tables, dateTexts(languages.of(locale).lang)])
  /** The project's texts on which those of a language depend. */
  const sources = (locale: Locale): readonly Locale[] => [
    ...new Set([locale, ...languages.of(locale).fallback, languages.default.locale]),
  ]
  function make(locale: Locale): MessageTable {
    const first = ownTexts(locale)
    const [only, second] = first
    if (second && Object.keys(only ?? {}).length === 0) return second
    const texts = withDates(locale, first)
    const missing = missingKeys(texts, builtIn.complete)
    if (missing.length === 0) return texts
    warn(locale, missing)
    return joinTexts([texts, ...sources(locale).slice(1).flatMap(ownTexts), builtIn.complete])
  }
  function warn(locale: Locale, missing: readonly string[]): void {
    if (warned.get(locale) === missing.join()) return
    warned.set(locale, missing.join())
    const keys = missing.slice(0, maxNamed)
    logger.warn({ locale, missing: missing.length, keys }, 'Texts of a language are missing: others stand in')
  }
  const of = (locale: Locale): MessageTable => {
    const from = sources(locale).map(own)
    const known = cached.get(locale)
    if (known?.from.every((table, index) => table === from[index])) return known.texts
    const texts = make(locale)
    cached.set(locale, { from, texts })
    return texts
  }
  const addressOf = (locale: Locale, texts: MessageTable): string =>
    `/_build/messages/${locale}-${hashOf(texts)}.json`
  return {
    of,
    address(locale) {
      const texts = of(locale)
      return builtIn.has(locale) && texts === builtIn.of(locale) ? undefined : addressOf(locale, texts)
    },
    gaps: (locale) => ({
      keys: missingKeys({}, builtIn.complete),
      missing: missingKeys(withDates(locale, ownTexts(locale)), builtIn.complete),
    }),
    file(address) {
      const [, locale] = shape.exec(address) ?? []
      if (locale === undefined || !languages.has(locale)) return undefined
      const texts = of(locale)
      return { json: jsonOf(texts), isCurrent: addressOf(locale, texts) === address }
    },
  }
}

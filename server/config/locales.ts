/** Reads the settings that name languages: `LOCALES` and `CMS_LOCALES`. */
import * as v from 'valibot'
import { findFaults } from '../languages/find-faults.ts'
import { type LanguageSettings, localeOf } from '../languages/language-settings.ts'
import { isPrefix } from '../languages/own-address.ts'

const partsOf = (text: string, mark: string): string[] => text.split(mark).map((part) => part.trim())

const locale = v.pipe(
  v.string(),
  v.transform((text) => localeOf(text) ?? ''),
  v.nonEmpty(),
)
const prefix = v.pipe(
  v.string(),
  v.transform((text) => (text === '/' ? '' : text)),
  v.check((text) => text === '' || isPrefix(text)),
)

/** The languages of the site, each perhaps with the prefix of its paths: `en,nl` or `nl:/nl,en:/`. */
export const siteLocales = () =>
  v.pipe(
    v.string(),
    v.transform((list) => partsOf(list, ',').map((row) => partsOf(row, ':'))),
    v.array(v.union([v.strictTuple([locale]), v.strictTuple([locale, prefix])])),
    v.transform((rows) =>
      rows.map(
        ([name, prefix]): LanguageSettings => ({
          locale: name,
          ...(prefix === undefined ? {} : { prefix }),
        }),
      ),
    ),
    v.check((rows) => findFaults({ rows }, '').length === 0),
    v.description(
      'language tags separated by commas, the default language first, each perhaps with a prefix of its own, such as en,nl,fr or en:/,nl:/nl; no language and no prefix twice, and no address of the site as a prefix',
    ),
  )

/** What `CMS_LOCALES` accepts, for messages. */
export const acceptedLocaleMap = 'pairs of language and handle, such as nl=default,en=en,de=de'

/** The content system's handle of the site for each language: `nl=default,en=en`. */
export const localeMap = () =>
  v.pipe(
    v.string(),
    v.transform((list) => partsOf(list, ',').map((pair) => partsOf(pair, '='))),
    v.array(v.strictTuple([locale, v.pipe(v.string(), v.nonEmpty())])),
    v.check((pairs) => new Set(pairs.map(([locale]) => locale)).size === pairs.length),
    v.transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs)),
    v.description(acceptedLocaleMap),
  )

/** Checks that the sections of `site.yaml` on languages fit together. */
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/languages.ts'
import { findCircle, findFaults, type LanguageFault } from '../../languages/find-faults.ts'
import type { CollectionFallbacks } from '../../languages/language-settings.ts'
import type { WrittenLocales } from './languages.ts'

interface LanguageSections {
  readonly locales?: WrittenLocales | undefined
  readonly default?: Locale | undefined
  readonly fallback?: CollectionFallbacks | undefined
}

type Path = readonly (string | number)[]
/** What is wrong with the value at a path. */
interface Fault {
  readonly path: Path
  readonly text: string
}

const placeOf = ({ locale, key }: LanguageFault, { keys }: WrittenLocales): Path =>
  locale === undefined ? ['default'] : ['locales', keys.get(locale) ?? locale, ...(key ? [key] : [])]

/** Names of languages in the fallbacks of collections that no language of the site has. */
export function unknownIn(fallback: CollectionFallbacks, names: readonly Locale[]): Fault[] {
  return [...fallback].flatMap(([collection, chains]) =>
    [...chains].flatMap(([locale, chain]) =>
      [locale, ...chain]
        .filter((name) => !names.includes(name))
        .map((name) => ({
          path: ['fallback', collection, locale],
          text: `must be languages of this site (${names.join(', ')}), not "${name}"`,
        })),
    ),
  )
}

const circlesIn = (fallback: CollectionFallbacks): Fault[] =>
  [...fallback].flatMap(([collection, chains]) =>
    [...chains.keys()].flatMap((locale) => {
      const way = findCircle(locale, chains)
      const text = `must not lead back to ${locale}: ${way?.join(' → ')}`
      return way ? [{ path: ['fallback', collection, locale], text }] : []
    }),
  )

/** What is wrong with sections that are valid alone. */
function faultsOf({ locales, default: standard, fallback = new Map() }: LanguageSections): Fault[] {
  const circles = circlesIn(fallback)
  if (!locales) return circles
  const { rows } = locales
  const names = rows.map(({ locale }) => locale)
  const faults = findFaults({ rows, default: standard }, '')
  const told = faults.map((fault) => ({ path: placeOf(fault, locales), text: fault.text }))
  return [...told, ...unknownIn(fallback, names), ...circles]
}

/** An item of the path to a value: the key is what counts. */
const item = (key: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
})

/** The check of the whole file. Languages that it does not list are checked when they are known. */
export const languagesAgree = <T extends LanguageSections>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { path, text } of faultsOf(dataset.value)) {
      const [first, ...more] = path.map(item)
      if (first) addIssue({ message: text, path: [first, ...more] })
    }
  })

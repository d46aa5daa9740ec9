/** The words of the question for consent, in the languages that come with the product. */
import { inLanguage } from '../../../src/i18n/broader-tags.ts'
import type { ConsentWords } from './consent-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

const tables: ReadonlyMap<string, ConsentWords> = new Map([
  ['nl', nl],
  ['en', en],
  ['de', de],
])

/** The words of a language, `nl` for `nl-be` as well; English ones where there are none. */
export const consentWords = (locale: string): ConsentWords => inLanguage(tables, locale) ?? en

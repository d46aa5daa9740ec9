/** The words of the question for consent, in the languages that come with the product. */
import type { ConsentWords } from './consent-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

const tables: ReadonlyMap<string, ConsentWords> = new Map([
  ['nl', nl],
  ['en', en],
  ['de', de],
])

/** The words of a language; English ones where there are none. */
export const consentWords = (locale: string): ConsentWords => tables.get(locale) ?? en

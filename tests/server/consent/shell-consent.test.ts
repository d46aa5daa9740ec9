import { expect, test } from 'vitest'
import type { ConsentSetup } from '../../../server/consent/consent-setup.ts'
import { shellConsentOf } from '../../../server/consent/shell-consent.ts'
import { siteFile } from '../../../server/project/site-file/site-file.ts'

const reading = siteFile.read(`consent:
  categories:
    statistics:
    chat: { label: { nl-BE: Babbelen, nl: Praten, en: Chat } }
`)
if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.problems))
const setup = reading.value.consent as ConsentSetup

/** Title of the question, and the names of its categories. */
const wordsIn = (locale: string) => {
  const { texts, categories } = shellConsentOf(setup, locale, [])
  return [texts['ask-title'], ...categories.slice(1).map(({ label }) => label)]
}

test('the question is in the words of the language, or of what its tag begins with', () => {
  expect(wordsIn('nl')).toEqual(['Welke cookies mogen we gebruiken?', 'Statistieken', 'Praten'])
  expect(wordsIn('nl-be')).toEqual(['Welke cookies mogen we gebruiken?', 'Statistieken', 'Babbelen'])
  expect(wordsIn('en-gb')).toEqual(['Which cookies may we use?', 'Statistics', 'Chat'])
})

test('a language of which nothing is known asks in English', () => {
  expect(wordsIn('fr')).toEqual(['Which cookies may we use?', 'Statistics', 'Babbelen'])
})

/** The section `consent` of `site.yaml`: what a visitor is asked for, and the tools that wait for the answer. */
import * as v from 'valibot'
import { embeds, functional } from '../../../../src/consent/consent-question.ts'
import { type ConsentSignal, consentSignals } from '../../../../src/consent/consent-signals.ts'
import type { CategorySetup, ConsentSetup } from '../../../consent/consent-setup.ts'
import { mustBe } from '../../expectations.ts'
import { orEmpty, section } from '../../schema.ts'
import { tag } from './tag.ts'
import { wording } from './wording.ts'

const known = [functional, 'statistics', 'marketing', embeds]
/** Maximum number of categories: each is a box to think about. */
const maxCategories = 12

/** Storage types that the known categories grant where the file names none. */
const usualSignals: ReadonlyMap<string, readonly ConsentSignal[]> = new Map([
  [functional, ['functionality_storage', 'personalization_storage']],
  ['statistics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
])

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z\d-]{0,29}$/, mustBe('a key of small letters, digits and hyphens, such as statistics')),
)
const signal = v.picklist(consentSignals, mustBe(`one of ${consentSignals.join(', ')}`, consentSignals))

const category = section({
  label: v.optional(wording),
  text: v.optional(wording),
  signals: v.optional(orEmpty(() => [], v.array(signal, mustBe('a list of storage types of Consent Mode')))),
  tags: v.optional(orEmpty(() => [], v.array(tag, mustBe('a list of tools')))),
})
type Category = v.InferOutput<typeof category>

const setupOf = ([name, { label = {}, text = {}, signals, tags = [] }]: [
  string,
  Category,
]): CategorySetup => ({
  ...{ key: name, label, text, tags },
  signals: signals ?? usualSignals.get(name) ?? [],
})

/** A category of another name needs a label: most names of which nobody knows anything are slips. */
const named = v.rawCheck<Map<string, Category>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  for (const [name, value] of dataset.value)
    if (!known.includes(name) && value.label === undefined)
      addIssue({
        message: `${mustBe('a known category, or has to have a label', known)({ input: name })}; known are ${known.join(', ')}`,
        path: [{ type: 'map', origin: 'value', input: dataset.value, key: name, value }],
      })
})

const categories = v.pipe(
  v.map(key, category, mustBe('a map of categories')),
  v.maxSize(maxCategories, `must not have more than ${maxCategories} categories`),
  named,
  v.transform((map) => [...map].map(setupOf)),
)

const withFunctional = (all: readonly CategorySetup[]): readonly CategorySetup[] => [
  all.find((each) => each.key === functional) ?? setupOf([functional, {} as Category]),
  ...all.filter((each) => each.key !== functional),
]

/** The section. */
export const consentSection = v.pipe(
  section({
    version: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, mustBe('a whole number from 1')), v.transform(Number)),
    ),
    categories: v.optional(
      orEmpty(() => new Map(), categories),
      null,
    ),
  }),
  v.transform(({ version, categories: all }): ConsentSetup => ({ version, categories: withFunctional(all) })),
)

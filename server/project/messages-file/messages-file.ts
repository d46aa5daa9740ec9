/** Reads `messages/{locale}.yaml`: a project's own texts of the interface in one language. */
import * as v from 'valibot'
import type { MessageTable } from '../../../src/i18n/load-messages.ts'
import { groupOf } from '../../messages/message-groups.ts'
import { mustBe } from '../expectations.ts'
import { nearestName } from '../nearest-name.ts'
import type { FileReader } from '../problem.ts'
import { readBySchema } from '../read-file.ts'
import { isEmpty, orEmpty } from '../schema.ts'

/** Maximum number of characters of a text. */
const maxLength = 2_000

const aText = mustBe(`a text of at most ${maxLength} characters`)
const text = v.lazy((value) =>
  isEmpty(value)
    ? v.pipe(
        v.unknown(),
        v.transform(() => ''),
      )
    : v.pipe(v.string(aText), v.trim(), v.maxLength(maxLength, aText)),
)

const placesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? []

/** What is wrong with a text; undefined for one that is right. */
function faultOf(key: string, text: string, known: MessageTable): string | undefined {
  const reference = Object.hasOwn(known, groupOf(key)) ? known[groupOf(key)] : undefined
  if (reference === undefined) {
    const meant = nearestName(key, Object.keys(known))
    return `is no text of the interface${meant === undefined ? '' : ` (did you mean ${meant}?)`}`
  }
  const places = placesIn(reference)
  const unknown = placesIn(text).find((place) => !places.includes(place))
  const accepted = places.length === 0 ? 'no place for a value' : `no other places than ${places.join(', ')}`
  return unknown === undefined ? undefined : `must have ${accepted}, not ${unknown}`
}

/** The texts of a map, without those that are left empty to be translated later. */
const messagesSchema = (known: MessageTable) =>
  orEmpty(
    () => new Map(),
    v.pipe(
      v.map(v.string(), text, mustBe('a map of keys and texts')),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const input = dataset.value
        for (const [key, value] of input) {
          const message = faultOf(key, value, known)
          if (message) addIssue({ message, path: [{ type: 'map', origin: 'value', input, key, value }] })
        }
      }),
      v.transform((texts): MessageTable => Object.fromEntries([...texts].filter(([, text]) => text !== ''))),
    ),
  )

/**
 * Creates the reader of one language's file.
 * @param name path in the project folder, such as `messages/fr.yaml`
 * @param known the texts of any language: the file may have their keys, and their places for values
 */
export const messagesFile = (name: string, known: MessageTable): FileReader<MessageTable> => ({
  name,
  none: {},
  read: (text) => readBySchema(text, messagesSchema(known)),
})

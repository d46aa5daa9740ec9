/** Texts that `site.yaml` may give once or for each language. */
import * as v from 'valibot'
import type { Wording } from '../../../consent/consent-setup.ts'
import { mustBe } from '../../expectations.ts'

const maxLength = 1_000
const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(?:-[\w-]{1,20})?$/i, mustBe('a language, such as nl')),
  v.toLowerCase(),
)
const text = v.pipe(
  v.string(mustBe('a text')),
  v.trim(),
  v.minLength(1, mustBe('a text')),
  v.maxLength(maxLength, mustBe(`a text of at most ${maxLength} characters`)),
)

/** `Statistics`, or `{ nl: Statistieken, en: Statistics }`. */
export const wording = v.lazy((value) =>
  value instanceof Map
    ? v.pipe(
        v.map(language, text),
        v.transform((map): Wording => Object.fromEntries(map)),
      )
    : v.pipe(
        text,
        v.transform((all): Wording => ({ '*': all })),
      ),
)

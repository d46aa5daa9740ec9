import { expect, test } from 'vitest'
import { readQuote } from '../../../src/blocks/quote/quote.read.ts'
import { createFields } from '../../../src/content/values/fields.ts'

const quoted = (text: string) =>
  readQuote(createFields({ text }, { lang: 'nl', sanitize: (html: string) => ({ html }) } as never))?.text

test.each([
  ['"Dubbel."', 'Dubbel.'],
  ['„Unten und oben“', 'Unten und oben'],
  ["'Enkel.'", 'Enkel.'],
  ['‘Enkel.’', 'Enkel.'],
  ["'t Is hier mooi", "'t Is hier mooi"],
  ['’s Avonds komt het water', '’s Avonds komt het water'],
  ["It was the dogs'", "It was the dogs'"],
])('of %j a quote shows %j: marks around it are not shown twice, apostrophes stay', (text, shown) => {
  expect(quoted(text)).toBe(shown)
})

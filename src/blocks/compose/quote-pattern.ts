/** A quote with who said it, as a pattern of the parts of a set. */
import { handleWords } from '../../content/kinds/handle-words.ts'
import { defined } from '../../content/values/values.ts'
import { draftOf, titleText } from '../draft.ts'
import { onlyPicture } from './contents.ts'
import { isPart, nameOf, type Part } from './parts/part.ts'
import type { Pattern } from './scope.ts'

const quoteParts = isPart(
  'quote',
  'text',
  'author',
  'personRole',
  'label',
  'short',
  'pictures',
  'number',
  'fact',
)

const quoting = new Set(
  (
    'quote quotes citaat citaten zitat zitate testimonial testimonials stem stemmen stimme stimmen uitspraak aussage ' +
    'aanbeveling empfehlung recommendation review reviews referentie referenz kundenstimme klantverhaal voice voices'
  ).split(' '),
)

/** Matches names of persons: two to five words, of which the first and the last are capitalized. */
const personName = /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){0,3}\s\p{Lu}[\p{L}'’-]+$/u
const isShort = isPart('short', 'author', 'personRole', 'label')

/** Whether sentences come first, with the name of a person right after them: words that somebody said. */
function isSigned(body: readonly Part[]): boolean {
  const [said, name, ...more] = body.filter((part) => part.kind !== 'pictures')
  return (
    said?.kind === 'text' &&
    name !== undefined &&
    isShort(name) &&
    personName.test(name.text) &&
    more.length < 2
  )
}

/** The quotation of a set: in a field of that name, or the only sentences of a set that is called a quote. */
function quotationOf(body: readonly Part[], setType = ''): Part | undefined {
  const said = body.filter(isPart('quote'))
  if (said.length > 0) return said.length === 1 ? said[0] : undefined
  const texts = body.filter(isPart('text'))
  const isNamed = handleWords(setType).some((word) => quoting.has(word))
  return (isNamed || isSigned(body)) && texts.length === 1 ? texts[0] : undefined
}

/** A quote with who said it, and perhaps a portrait. A heading is the speaker, unless another is named. */
export const quote: Pattern = ({ heading, label, body }, scope) => {
  const said = quotationOf(body, scope.setType)
  const others = body.filter((part) => part !== said)
  if (!said || !('text' in said) || !others.every(quoteParts) || others.some(isPart('quote', 'text')))
    return undefined
  const texts = (kind: 'author' | 'personRole' | 'label' | 'short') =>
    others.filter(isPart(kind)).map(({ text }) => text)
  const isNamed = texts('author').length > 0
  const people = [
    ...texts('author'),
    isNamed ? undefined : heading,
    ...texts('short'),
    ...texts('personRole'),
    label,
    ...texts('label'),
  ]
  const facts = others.filter(isPart('number', 'fact')).map((part) => `${nameOf(part)}: ${part.text}`)
  const [author, role, ...more] = [...new Set(people.filter((text) => text !== undefined))]
  const picture = onlyPicture(others)
  const shownPictures = others.filter(isPart('pictures'))
  const isPortrait =
    shownPictures.length === 0 || (picture && !shownPictures.some(({ isCaptioned }) => isCaptioned))
  if (more.length > 1 || !isPortrait) return undefined
  const shown = {
    text: said.text,
    author,
    role: [role, ...more, ...facts].filter(Boolean).join(', ') || undefined,
  }
  const above = isNamed && heading !== undefined ? [titleText(heading, scope.level)] : []
  return [...above, draftOf('quote', defined({ ...shown, picture }))]
}

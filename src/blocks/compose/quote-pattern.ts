/** A quote with who said it, as a pattern of the parts of a set. */
import { roleOf } from '../../content/kinds/field-roles.ts'
import { handleWords } from '../../content/kinds/handle-words.ts'
import { withoutQuotationMarks } from '../../content/quotation-marks.ts'
import { defined } from '../../content/values/values.ts'
import { draftOf, titleText } from '../draft.ts'
import { onlyPicture } from './contents.ts'
import type { Gathered } from './join/gather.ts'
import { isPart, nameOf, type Part, type PartOf } from './parts/part.ts'
import type { ComposeScope, Pattern } from './scope.ts'

/** Parts that have a place beside the words of a quote. */
const isBeside = isPart('author', 'personRole', 'label', 'short', 'pictures', 'number', 'fact')

/** Words by which a set says that it is a quote, besides those that name a field of one. */
const quoting = new Set(
  (
    'quotes citaten zitate testimonials stem stemmen stimme stimmen aussage aanbeveling empfehlung recommendation ' +
    'review reviews referentie referenz kundenstimme klantverhaal voice voices citation citations temoignages'
  ).split(' '),
)

const namesQuote = (setType: string): boolean =>
  handleWords(setType).some((word) => quoting.has(word) || roleOf(word) === 'quote')

const isMarked = isPart('heading', 'text', 'html', 'quote')

/** Whether all texts of a set that is called a quote are short and tell no role: none of them is a title. */
export const isUnmarkedQuote = (parts: readonly Part[], { setType = '' }: ComposeScope): boolean =>
  namesQuote(setType) && !parts.some(isMarked)

/** Matches names of persons: two to five words, of which the first and the last are capitalized. */
const personName = /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){0,3}\s\p{Lu}[\p{L}'’-]+$/u
const isShort = isPart('short', 'author', 'personRole', 'label')

/** Maximum number of texts beside a quote: a speaker, and what the speaker does. */
const maxTexts = 3

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

/** The longest of a few words: those of a speaker are fewer. */
function longestOf(words: readonly PartOf<'short'>[]): PartOf<'short'> | undefined {
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length)
  return words.length <= maxTexts ? longest : undefined
}

/** The quotation of a set: in a field of that name, or the only sentences of a set that is called a quote. */
function quotationOf(body: readonly Part[], setType = ''): PartOf<'quote' | 'text' | 'short'> | undefined {
  const [said, ...more] = body.filter(isPart('quote'))
  if (said) return more.length === 0 ? said : undefined
  const texts = body.filter(isPart('text'))
  if (namesQuote(setType) && texts.length === 0) return longestOf(body.filter(isPart('short')))
  return (namesQuote(setType) || isSigned(body)) && texts.length === 1 ? texts[0] : undefined
}

/** Whether a quote can show all pictures of a set: none, or one that nothing is said of, which is a portrait. */
const isPortrait = (pictures: readonly PartOf<'pictures'>[]): boolean =>
  pictures.length === 0 ||
  (onlyPicture(pictures) !== undefined && !pictures.some(({ isCaptioned }) => isCaptioned))

/** The names of a speaker in the order of their weight. A heading is the speaker, unless another is named. */
function speakerOf({ heading, label, body }: Gathered): readonly string[] {
  const texts = (kind: 'author' | 'personRole' | 'label' | 'short') =>
    body.filter(isPart(kind)).map(({ text }) => text)
  const authors = texts('author')
  const title = authors.length > 0 ? undefined : heading
  const all = [...authors, title, ...texts('short'), ...texts('personRole'), label, ...texts('label')]
  return [...new Set(all.filter((text) => text !== undefined))]
}

/** A quote with who said it, and perhaps a portrait. */
export const quote: Pattern = ({ heading, label, body }, scope) => {
  const said = quotationOf(body, scope.setType)
  const others = body.filter((part) => part !== said)
  if (!said || !others.every(isBeside) || !isPortrait(others.filter(isPart('pictures')))) return undefined
  const [author, ...roles] = speakerOf({ heading, label, body: others })
  if (roles.length >= maxTexts) return undefined
  const facts = others.filter(isPart('number', 'fact')).map((part) => `${nameOf(part)}: ${part.text}`)
  const role = [...roles, ...facts].join(', ') || undefined
  const shown = { text: withoutQuotationMarks(said.text), author, role, picture: onlyPicture(others) }
  const isApart = heading !== undefined && others.some(isPart('author'))
  return [...(isApart ? [titleText(heading, scope.level)] : []), draftOf('quote', defined(shown))]
}

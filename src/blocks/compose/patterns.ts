/** Patterns of parts that have a block of their own; the first that fits a set shows all of its parts. */
import { handleWords } from '../../content/kinds/handle-words.ts'
import { defined, textOf } from '../../content/values.ts'
import type { Draft } from '../draft.ts'
import { draftOf, richText } from '../draft.ts'
import { isProse, linkName, proseMarkup } from './contents.ts'
import type { Gathered } from './gather.ts'
import * as markup from './markup.ts'
import { isPart, nameOf, type Part } from './part.ts'
import type { ComposeScope } from './scope.ts'

/** Returns the blocks of a set whose parts fit; undefined for others. */
type Pattern = (parts: Gathered, scope: ComposeScope) => readonly Draft[] | undefined

/** Maximum characters of markup beside a picture. */
const maxBeside = 2400

const onlyPicture = (body: readonly Part[]) => {
  const all = body.filter(isPart('pictures')).flatMap(({ pictures }) => pictures)
  return all.length === 1 ? all[0] : undefined
}

/** One picture and running text stand side by side. */
const mediaText: Pattern = ({ heading, label, body }, scope) => {
  const picture = onlyPicture(body)
  const others = body.filter((part) => part.kind !== 'pictures')
  if (!picture || others.length === 0 || !others.every(isProse)) return undefined
  const html = (label ? markup.paragraphs(label) : '') + proseMarkup(others, scope, heading !== undefined)
  if (html.length > maxBeside) return undefined
  const { caption, ...rest } = picture
  const side = body[0]?.kind === 'pictures' ? ('start' as const) : ('end' as const)
  return [
    {
      ...draftOf('media_text', defined({ title: heading, html: { html }, picture: rest, caption, side })),
      ...levelOf(scope),
    },
  ]
}

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

/** The quotation of a set: in a field of that name, or the only sentences of a set that is called a quote. */
function quotationOf(body: readonly Part[], setType = ''): Part | undefined {
  const said = body.filter(isPart('quote'))
  if (said.length > 0) return said.length === 1 ? said[0] : undefined
  const texts = body.filter(isPart('text'))
  return handleWords(setType).some((word) => quoting.has(word)) && texts.length === 1 ? texts[0] : undefined
}

/** A title of their own above quotes, which have no place for one. */
const titleOfQuote = (title: string | undefined, { level }: ComposeScope): readonly Draft[] =>
  title === undefined ? [] : [richText({ html: markup.heading(title, level) })]

/** A quote with who said it, and perhaps a portrait. A heading is the speaker, unless another is named. */
const quote: Pattern = ({ heading, label, body }, scope) => {
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
  const isPortrait = !others.some(isPart('pictures')) || (picture && !picture.caption)
  if (more.length > 1 || !isPortrait) return undefined
  const shown = {
    text: said.text,
    author,
    role: [role, ...more, ...facts].filter(Boolean).join(', ') || undefined,
  }
  const above = titleOfQuote(isNamed ? heading : undefined, scope)
  return [...above, draftOf('quote', defined({ ...shown, picture }))]
}

/** A question with its answer. */
const question: Pattern = ({ heading, body }, scope) => {
  const [asked, ...more] = body.filter(isPart('question'))
  const answer = body.filter((part) => part.kind !== 'question')
  if (!asked || more.length > 0 || heading || answer.length === 0 || !answer.every(isProse)) return undefined
  return [
    draftOf('faq', {
      questions: [{ question: asked.text, answer: { html: proseMarkup(answer, scope) } }],
    }),
  ]
}

const openingParts = isPart('text', 'short', 'html', 'links', 'pictures')

/** Whether markup is plain text, which a hero shows: no links, lists or the like. */
const isPlainText = (html: string): boolean => !/<(?!\/?(?:p|br|strong|em|b|i|span)\b)/i.test(html)

/** The sentences of parts, in one text; undefined where one has markup that a hero cannot show. */
function sentencesOf(body: readonly Part[]): string | undefined {
  const texts = body.filter(isPart('text', 'short', 'html')).map((part) => {
    if (part.kind !== 'html') return part.text
    return isPlainText(part.html.html) ? (textOf(part.html) ?? '') : undefined
  })
  return texts.includes(undefined) ? undefined : texts.join(' ').trim()
}

/** Maximum characters of the text of a hero, and maximum number of its buttons. */
const [maxHeroText, maxButtons] = [500, 4]

/** The first set of a home page is its hero: a title, sentences, links and one picture. */
const opening: Pattern = ({ heading, label, body }, scope) => {
  if (!scope.opening || heading === undefined || !body.every(openingParts)) return undefined
  const pictures = body.filter(isPart('pictures')).flatMap((part) => part.pictures)
  const links = body.filter(isPart('links'))
  const buttons = links
    .flatMap((part) =>
      part.links.map(({ href, label: name }) => ({ href, label: name ?? linkName(part) ?? '' })),
    )
    .map((link, index) => ({ ...link, style: index === 0 ? ('highlight' as const) : ('quiet' as const) }))
  const text = sentencesOf(body)
  if (text === undefined || text.length > maxHeroText || pictures.length > 1) return undefined
  if (buttons.length > maxButtons || buttons.some(({ label: name }) => name === '')) return undefined
  const [picture] = pictures
  const shown = defined({ label, text: text || undefined, picture })
  const variant = picture ? ('split' as const) : ('page' as const)
  return [draftOf('hero', { ...shown, variant, title: heading, buttons, legend: [] })]
}

const levelOf = ({ level }: ComposeScope) => (level === 2 ? {} : { headingLevel: level })

const patterns: readonly Pattern[] = [opening, quote, question, mediaText]

/** The blocks of a set by the first pattern that fits; undefined where none does. */
export function fitPattern(parts: Gathered, scope: ComposeScope): readonly Draft[] | undefined {
  for (const pattern of patterns) {
    const drafts = pattern(parts, scope)
    if (drafts) return drafts
  }
  return undefined
}

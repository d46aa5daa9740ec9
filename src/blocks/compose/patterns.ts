/** Patterns of parts that have a block of their own; the first that fits a set shows all of its parts. */
import { withoutCaption } from '../../content/values/captions.ts'
import { defined, textOf } from '../../content/values/values.ts'
import type { Draft } from '../draft.ts'
import { atLevel, draftOf, figure } from '../draft.ts'
import { isProse, linkName, onlyPicture, proseMarkup } from './contents.ts'
import type { Gathered } from './join/gather.ts'
import * as markup from './markup.ts'
import { isPart, type Part } from './parts/part.ts'
import { quote } from './quote-pattern.ts'
import type { ComposeScope, Pattern } from './scope.ts'

/** Maximum characters of markup beside a picture. */
const maxBeside = 2400

/** Maximum characters of a caption. */
const maxCaption = 160

const isWords = isPart('text', 'short', 'label')

/** One picture and a few words without a title: they are its caption. */
const captioned: Pattern = ({ heading, label, body }) => {
  const picture = onlyPicture(body)
  const words = body.filter(isWords)
  const isOnlyWords = heading === undefined && words.length > 0 && words.length + 1 === body.length
  if (!picture || picture.caption || !isOnlyWords) return undefined
  const texts = [label, ...words.map(({ text }) => text)]
  const caption = texts.filter((text) => text !== undefined).join(' ')
  return caption.length > maxCaption ? undefined : [figure(picture, caption)]
}

/** One picture and running text stand side by side. */
const mediaText: Pattern = ({ heading, label, body }, scope) => {
  const picture = onlyPicture(body)
  const others = body.filter((part) => part.kind !== 'pictures')
  if (!picture || others.length === 0 || !others.every(isProse)) return undefined
  const html = (label ? markup.paragraphs(label) : '') + proseMarkup(others, scope, heading !== undefined)
  if (html.length > maxBeside) return undefined
  const side = body[0]?.kind === 'pictures' ? ('start' as const) : ('end' as const)
  const { caption } = picture
  const shown = { title: heading, html: { html }, picture: withoutCaption(picture), caption, side }
  return [atLevel(draftOf('media_text', defined(shown)), scope)]
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

const patterns: readonly Pattern[] = [opening, quote, question, captioned, mediaText]

/** The blocks of a set by the first pattern that fits; undefined where none does. */
export function fitPattern(parts: Gathered, scope: ComposeScope): readonly Draft[] | undefined {
  for (const pattern of patterns) {
    const drafts = pattern(parts, scope)
    if (drafts) return drafts
  }
  return undefined
}

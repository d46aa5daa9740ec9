/** Patterns of parts that have a block of their own; the first that fits a set shows all of its parts. */
import { defined } from '../../content/values.ts'
import type { Draft } from '../draft.ts'
import { draftOf } from '../draft.ts'
import { isProse, pictureIn, proseMarkup, toQuote } from './contents.ts'
import type { Gathered } from './gather.ts'
import * as markup from './markup.ts'
import { isPart, type Part } from './part.ts'
import { type ComposeScope, inside } from './scope.ts'

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
  const html =
    (label ? markup.paragraphs(label) : '') + proseMarkup(others, heading ? scope : { ...scope, level: 2 })
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

const quoteParts = isPart('quote', 'author', 'personRole', 'label', 'short', 'pictures')

/** A quote with who said it, and perhaps a portrait. */
const quote: Pattern = ({ heading, label, body }) => {
  const said = body.filter(isPart('quote'))
  if (said.length !== 1 || !body.every(quoteParts) || body.filter(isPart('short')).length > 1)
    return undefined
  const short = body.find(isPart('short'))?.text
  const draft = toQuote([
    ...body,
    ...(heading ? [{ kind: 'heading', handle: '', text: heading } as const] : []),
    ...(label ? [{ kind: 'label', handle: '', text: label } as const] : []),
  ])
  const { author, role } = draft.props as { author?: string; role?: string }
  const more =
    short === undefined
      ? {}
      : author === undefined
        ? { author: short }
        : role === undefined
          ? { role: short }
          : undefined
  if (more === undefined) return undefined
  const picture = pictureIn(body)
  return [{ ...draft, props: { ...draft.props, ...more, ...(picture && { picture }) } } as Draft]
}

/** A question with its answer. */
const question: Pattern = ({ heading, body }, scope) => {
  const [asked, ...more] = body.filter(isPart('question'))
  const answer = body.filter((part) => part.kind !== 'question')
  if (!asked || more.length > 0 || heading || answer.length === 0 || !answer.every(isProse)) return undefined
  return [
    draftOf('faq', {
      questions: [{ question: asked.text, answer: { html: proseMarkup(answer, inside(scope, true)) } }],
    }),
  ]
}

const levelOf = ({ level }: ComposeScope) => (level === 2 ? {} : { headingLevel: level })

const patterns: readonly Pattern[] = [quote, question, mediaText]

/** The blocks of a set by the first pattern that fits; undefined where none does. */
export function fitPattern(parts: Gathered, scope: ComposeScope): readonly Draft[] | undefined {
  for (const pattern of patterns) {
    const drafts = pattern(parts, scope)
    if (drafts) return drafts
  }
  return undefined
}

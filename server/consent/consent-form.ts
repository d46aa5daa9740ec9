/** Reads the form by which visitors without JavaScript answer the question for consent. */
import { answerOf } from '../../src/consent/answer-of.ts'
import { choosable } from '../../src/consent/consent-question.ts'
import { isOnlyOf, type Tag } from '../../src/consent/tags.ts'
import type { AnswerDetails } from '../../src/shared/visitor/consent-answer.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { HttpError } from '../http/http-error.ts'
import { type ConsentSetup, questionOf } from './consent-setup.ts'
import { withContentGtm } from './content-gtm.ts'

/** What a form decides. */
export interface ConsentForm {
  readonly value: Visitor['consent']
  readonly details?: AnswerDetails
  /** Whether a cookie is of a tool that was not agreed to, and is removed. */
  readonly forgotten: (cookie: string) => boolean
}

type Body = Readonly<Record<string, unknown>>

const gtm: readonly Tag[] = [{ kind: 'gtm' }]

/** The categories of a form: a list, one text, or nothing. */
const listed = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '')

/** The categories that each answer agrees to. */
const chosenBy = {
  yes: (_: Body, keys: readonly string[]) => keys,
  no: () => [],
  some: ({ category }: Body) => listed(category),
} as const

/** An answer on a site without categories. */
function readPlain(answer: unknown): ConsentForm | undefined {
  const value = (['yes', 'no', 'undecided'] as const).find((allowed) => allowed === answer)
  return value && { value, forgotten: value === 'yes' ? () => false : isOnlyOf(gtm) }
}

/**
 * Reads the answer of a form; undefined where it has none.
 * @param setup of a site with categories
 * @throws HttpError 400 for a category that the site does not have
 */
export function readConsentForm(body: Body, setup: ConsentSetup | undefined): ConsentForm | undefined {
  const { consent } = body
  if (!setup) return readPlain(consent)
  const { categories } = withContentGtm(setup)
  const toolsOf = (some: typeof categories) => some.flatMap(({ tags }) => tags.map(({ tag }) => tag))
  const all = [...gtm, ...toolsOf(categories)]
  if (consent === 'undecided') return { value: 'undecided', forgotten: isOnlyOf(all) }
  if (consent !== 'yes' && consent !== 'no' && consent !== 'some') return undefined
  const question = questionOf(setup)
  const keys = choosable(question)
  const chosen = chosenBy[consent](body, keys)
  if (chosen.some((key) => !categories.some((category) => category.key === key)))
    throw new HttpError(400, 'The form names a category of consent that this site does not have')
  const kept = categories.filter(({ key }) => !keys.includes(key) || chosen.includes(key))
  const answer = answerOf(question, chosen)
  return {
    value: answer.consent,
    details: answer.details,
    forgotten: answer.consent === 'yes' ? () => false : isOnlyOf(all, toolsOf(kept)),
  }
}

/** Turns a choice of categories into an answer. */
import type { Answer, AnswerDetails } from '../shared/visitor/consent-answer.ts'
import { type ConsentQuestion, choosable } from './consent-question.ts'

/** An answer with all that its cookie holds. */
export interface ChosenAnswer {
  readonly consent: Answer['consent']
  readonly details: AnswerDetails
}

/** The answer that agrees to some categories: a yes where they are all that may be chosen, which
 * names them too. */
export function answerOf(question: ConsentQuestion, chosen: readonly string[]): ChosenAnswer {
  const keys = choosable(question)
  const some = keys.filter((key) => chosen.includes(key))
  const version = question.versions.at(-1) ?? question.versions[0]
  return { consent: some.length === keys.length ? 'yes' : 'no', details: { some, version } }
}

/** Reads the block "faq" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { FaqProps } from './faq.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  questions: ['questions', 'vragen', 'fragen', 'faq', 'faqs', ...common.items],
  question: ['question', 'vraag', 'frage', ...common.title],
  answer: ['answer', 'antwoord', 'antwort', ...common.text],
} as const

/** Returns the props of the block's view; undefined without a question that has an answer. */
export function readFaq(fields: BlockFields): FaqProps | undefined {
  const all = fields.rows(...names.questions).flatMap((row) => {
    const question = row.text(...names.question)
    const answer = row.html(...names.answer)
    return question && answer ? [{ question, answer }] : []
  })
  const questions = distinct(all, ({ question }) => question)
  return questions.length > 0 ? defined({ title: fields.text(...names.title), questions }) : undefined
}

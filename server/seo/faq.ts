import type { Block } from '../../src/blocks/block-types.ts'
import { textOfMarkup } from '../../src/content/markup.ts'
import type { Values } from '../../src/content/types.ts'
import { distinct } from '../../src/content/values/values.ts'
import { context, declares } from './linked-data.ts'

const questionsOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap(({ type, props }) => (type === 'faq' ? props.questions : []))
    .map(({ question, answer }) => ({ question, answer: textOfMarkup(answer.html) }))
    .filter(({ answer }) => answer !== '')

/**
 * The questions of all `faq` blocks of a page as one schema.org FAQPage, with answers in plain text, for
 * search engines.
 * @param own JSON-LD that an editor wrote; where this has a FAQPage, no second one is returned
 * @returns a list of one object, or an empty one
 */
export function faqData(blocks: readonly Block[], own: readonly Values[]): readonly Values[] {
  const questions = distinct(questionsOf(blocks), ({ question }) => question)
  if (questions.length === 0 || declares(own, ['FAQPage'])) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': context, '@type': 'FAQPage', mainEntity }]
}

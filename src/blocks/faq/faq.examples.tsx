/** Live examples of the block "faq": the design system shows them, and tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { FaqBlock } from './faq.tsx'

/** Keys of the texts in these examples. */
type Word = 'title' | 'dog' | 'dogAnswer' | 'boots' | 'bootsAnswer' | 'long' | 'longAnswer'

export const examples: ComponentExamples<Word> = {
  components: { FaqBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, dog, dogAnswer, boots, bootsAnswer, long, longAnswer }) => (
        <FaqBlock
          id="sample-faq"
          headingId="sample-faq-title"
          title={title}
          questions={[
            { question: dog, answer: { html: `<p>${dogAnswer}</p>` } },
            { question: boots, answer: { html: `<p>${bootsAnswer}</p>` } },
            { question: long, answer: { html: `<p>${longAnswer}</p>` } },
          ]}
        />
      ),
    },
  ],
}

/** Live examples of "consent banner": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'

/** Without a form around them, the answers of an example change nothing. */
export const examples: ComponentExamples<'question' | 'confirmation'> = {
  components: { ConsentQuestion, ConsentAnswers, ConsentConfirmation },
  examples: [
    {
      id: 'question',
      stage: 'flush',
      render: ({ question }) => (
        <ConsentQuestion aria-label={question} more="#example-consent-banner-question">
          <ConsentAnswers />
        </ConsentQuestion>
      ),
    },
    {
      id: 'confirmation',
      stage: 'flush',
      render: ({ confirmation }) => (
        <ConsentConfirmation aria-label={confirmation} agreed={false} onHide={() => {}} />
      ),
    },
  ],
}

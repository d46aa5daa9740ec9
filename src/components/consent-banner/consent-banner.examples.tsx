/** Live examples of "consent banner": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'

/** Examples of the consent banner. There is no form around the answers, so pressing them changes nothing. */
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

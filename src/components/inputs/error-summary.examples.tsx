/** Live examples of "error summary": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ErrorSummary } from './error-summary.tsx'

export const examples: ComponentExamples<'title' | 'email' | 'date'> = {
  components: { ErrorSummary },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, email, date }) => (
        <ErrorSummary
          title={title}
          headingLevel={4}
          // Ids of elements on the page of the example, so that its links lead somewhere.
          errors={[
            { id: 'part-error-summary', text: email },
            { id: 'example-error-summary-usual', text: date },
          ]}
        />
      ),
    },
  ],
}

import type { Part } from '../../examples/part.ts'
import { ErrorSummary } from './error-summary.tsx'

export const part: Part<'title' | 'email' | 'date'> = {
  parts: { ErrorSummary },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, email, date }) => (
        <ErrorSummary
          title={title}
          headingLevel={4}
          errors={[
            { id: 'part-error-summary', text: email },
            { id: 'example-error-summary-usual', text: date },
          ]}
        />
      ),
    },
  ],
}

/** Live examples of the block "quote": the design system shows them, and tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { QuoteBlock } from './quote.tsx'

export const examples: ComponentExamples<'text' | 'role' | 'long'> = {
  components: { QuoteBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ text, role }) => (
        <QuoteBlock id="sample-quote" text={text} author="Jelle Boonstra" role={role} />
      ),
    },
    {
      id: 'long',
      stage: 'wide',
      render: ({ long }) => <QuoteBlock id="sample-quote-long" text={long} author="Wiebke Harms" />,
    },
  ],
}

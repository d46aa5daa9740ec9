import type { Part } from '../../examples/part.ts'
import { QuoteBlock } from './quote.tsx'

export const part: Part<'text' | 'role' | 'long'> = {
  parts: { QuoteBlock },
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

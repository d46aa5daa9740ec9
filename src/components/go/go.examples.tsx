import type { Part } from '../../examples/part.ts'
import { Go } from './go.tsx'

export const part: Part<'text' | 'long'> = {
  parts: { Go },
  examples: [
    { id: 'usual', render: ({ text }) => <Go href="#example-go-usual">{text}</Go> },
    { id: 'long', render: ({ long }) => <Go href="#example-go-long">{long}</Go> },
  ],
}

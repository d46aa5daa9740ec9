/** Live examples of "go": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Go } from './go.tsx'

export const examples: ComponentExamples<'text' | 'long'> = {
  components: { Go },
  examples: [
    { id: 'usual', render: ({ text }) => <Go href="#example-go-usual">{text}</Go> },
    { id: 'long', render: ({ long }) => <Go href="#example-go-long">{long}</Go> },
  ],
}

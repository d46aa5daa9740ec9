/** Live examples of "pager": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Pager } from './pager.tsx'

/** Keys of the texts in these examples. Their links lead to elements on the page of the examples. */
type Word = 'label' | 'labelFirst' | 'before' | 'after' | 'long'

export const examples: ComponentExamples<Word> = {
  components: { Pager },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ label, before, after }) => (
        <Pager
          label={label}
          previous={{ href: '#example-pager-usual', title: before }}
          next={{ href: '#example-pager-first', title: after }}
        />
      ),
    },
    {
      id: 'first',
      stage: 'wide',
      render: ({ labelFirst, long }) => (
        <Pager label={labelFirst} next={{ href: '#example-pager-usual', title: long }} />
      ),
    },
  ],
}

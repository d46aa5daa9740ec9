/** Live examples of "toc": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Toc } from './toc.tsx'

/** Keys of the texts in these examples. */
type Word = 'label' | 'principles' | 'all' | 'rebrand' | 'supporting'

/** The items are the sections of the design system's overview, on which the example is shown. */
export const examples: ComponentExamples<Word> = {
  components: { Toc },
  examples: [
    {
      id: 'usual',
      render: ({ label, principles, all, rebrand, supporting }) => (
        <Toc
          aria-label={label}
          items={[
            { id: 'principles', text: principles },
            { id: 'all', text: all },
            { id: 'rebrand', text: rebrand },
            { id: 'supporting', text: supporting },
          ]}
        />
      ),
    },
  ],
}

/** Live examples of "crumbs": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Crumbs } from './crumbs.tsx'

/** Keys of the texts in these examples. Their links lead to elements on the page of the examples. */
type Word = 'label' | 'labelLong' | 'themes' | 'dikes' | 'page' | 'long' | 'longer'

export const examples: ComponentExamples<Word> = {
  components: { Crumbs },
  examples: [
    {
      id: 'usual',
      render: ({ label, themes, dikes, page }) => (
        <Crumbs
          aria-label={label}
          items={[
            { title: themes, path: '#example-crumbs-usual' },
            { title: dikes, path: '#example-crumbs-long' },
          ]}
          current={{ title: page, path: '#part-crumbs' }}
        />
      ),
    },
    {
      id: 'long',
      render: ({ labelLong, themes, long, longer }) => (
        <Crumbs
          aria-label={labelLong}
          items={[
            { title: themes, path: '#example-crumbs-usual' },
            { title: long, path: '#example-crumbs-long' },
          ]}
          current={{ title: longer, path: '#part-crumbs' }}
        />
      ),
    },
  ],
}

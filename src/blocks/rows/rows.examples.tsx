/**
 * Live examples of the block "rows": the design system shows them, and tests render them. Addresses such as
 * `#part-rows` are parts of the design system's own page.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { RowsBlock } from './rows.tsx'

/** Keys of the texts in these examples. */
type Word = 'title' | 'all' | 'storm' | 'plan' | 'birds' | 'titlePlain' | 'long' | 'short'

export const examples: ComponentExamples<Word> = {
  components: { RowsBlock },
  examples: [
    {
      id: 'dated',
      stage: 'wide',
      render: ({ title, all, storm, plan, birds }) => (
        <RowsBlock
          id="sample-rows"
          headingId="sample-rows-title"
          title={title}
          link={{ href: '#part-rows', label: all }}
          items={[
            { title: storm, path: '#part-rows', date: '2026-11-12' },
            { title: plan, path: '#example-rows-dated', date: '2026-10-03' },
            { title: birds, path: '#example-rows-plain', date: '2026-09-21' },
          ]}
        />
      ),
    },
    {
      id: 'plain',
      stage: 'wide',
      render: ({ titlePlain, long, short }) => (
        <RowsBlock
          id="sample-rows-plain"
          headingId="sample-rows-plain-title"
          title={titlePlain}
          items={[
            { title: long, path: '#part-rows' },
            { title: short, path: '#example-rows-plain' },
          ]}
        />
      ),
    },
  ],
}

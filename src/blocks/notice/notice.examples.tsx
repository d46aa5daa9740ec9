/** Live examples of the block "notice": the design system shows them, and tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { NoticeBlock } from './notice.tsx'

export const examples: ComponentExamples<'title' | 'text' | 'alone'> = {
  components: { NoticeBlock },
  examples: [
    {
      id: 'usual',
      render: ({ title, text }) => (
        <NoticeBlock id="sample-notice" tone="warning" title={title} html={{ html: `<p>${text}</p>` }} />
      ),
    },
    {
      id: 'title',
      render: ({ alone }) => <NoticeBlock id="sample-notice-title" tone="info" title={alone} />,
    },
  ],
}

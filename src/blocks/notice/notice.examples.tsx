import type { Part } from '../../examples/part.ts'
import { NoticeBlock } from './notice.tsx'

export const part: Part<'title' | 'text' | 'alone'> = {
  parts: { NoticeBlock },
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

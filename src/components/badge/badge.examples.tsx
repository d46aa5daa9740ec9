import type { Part } from '../../examples/part.ts'
import { Badge } from './badge.tsx'

export const part: Part<'draft' | 'stable' | 'info' | 'warning'> = {
  parts: { Badge },
  examples: [
    {
      id: 'tones',
      render: ({ draft, stable, info, warning }) => (
        <>
          <Badge>{draft}</Badge>
          <Badge tone="success">{stable}</Badge>
          <Badge tone="info">{info}</Badge>
          <Badge tone="warning">{warning}</Badge>
        </>
      ),
    },
  ],
}

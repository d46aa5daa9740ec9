/** Live examples of "badge": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Badge } from './badge.tsx'

export const examples: ComponentExamples<'draft' | 'stable' | 'info' | 'warning'> = {
  components: { Badge },
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

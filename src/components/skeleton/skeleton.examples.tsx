/** Live examples of "skeleton": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CardsSkeleton } from './skeleton.tsx'

export const examples: ComponentExamples<'label'> = {
  components: { CardsSkeleton },
  examples: [
    { id: 'cards', stage: 'wide', render: ({ label }) => <CardsSkeleton label={label} count={3} /> },
  ],
}

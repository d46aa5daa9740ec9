/** Live examples of "progress": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Progress } from './progress.tsx'

export const examples: ComponentExamples<'label'> = {
  components: { Progress },
  examples: [
    {
      id: 'loading',
      render: ({ label }) => <Progress id="sample-progress" aria-label={label} hidden={false} />,
    },
  ],
}

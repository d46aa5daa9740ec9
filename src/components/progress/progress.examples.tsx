import type { Part } from '../../examples/part.ts'
import { Progress } from './progress.tsx'

export const part: Part<'label'> = {
  parts: { Progress },
  examples: [
    {
      id: 'loading',
      render: ({ label }) => (
        <Progress id="sample-progress" aria-label={label} hidden={false} data-active="" />
      ),
    },
  ],
}

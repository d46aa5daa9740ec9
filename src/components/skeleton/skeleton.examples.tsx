import type { Part } from '../../examples/part.ts'
import { CardsSkeleton } from './skeleton.tsx'

export const part: Part<'label'> = {
  parts: { CardsSkeleton },
  examples: [
    { id: 'cards', stage: 'wide', render: ({ label }) => <CardsSkeleton label={label} count={3} /> },
  ],
}

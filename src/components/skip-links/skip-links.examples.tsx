import type { Part } from '../../examples/part.ts'
import { SkipLink } from './skip-links.tsx'

export const part: Part<'text'> = {
  parts: { SkipLink },
  examples: [
    {
      id: 'focus',
      render: ({ text }) => (
        <SkipLink href="#example-skip-links-focus" data-state="focus">
          {text}
        </SkipLink>
      ),
    },
  ],
}

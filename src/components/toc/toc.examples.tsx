import type { Part } from '../../examples/part.ts'
import { Toc } from './toc.tsx'

type Word = 'label' | 'principles' | 'all' | 'rebrand' | 'supporting'

export const part: Part<Word> = {
  parts: { Toc },
  examples: [
    {
      id: 'usual',
      render: ({ label, principles, all, rebrand, supporting }) => (
        <Toc
          aria-label={label}
          items={[
            { id: 'principles', text: principles },
            { id: 'all', text: all },
            { id: 'rebrand', text: rebrand },
            { id: 'supporting', text: supporting },
          ]}
        />
      ),
    },
  ],
}

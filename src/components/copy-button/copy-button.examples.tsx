import type { Part } from '../../examples/part.ts'
import { CopyButton } from './copy-button.tsx'

export const part: Part<never> = {
  parts: { CopyButton },
  examples: [
    {
      id: 'usual',
      render: () => (
        <>
          <code>--c-focus</code>
          <CopyButton read={() => '--c-focus'} label="--c-focus" />
        </>
      ),
    },
  ],
}

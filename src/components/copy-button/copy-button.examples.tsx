/** Live examples of "copy button": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CopyButton } from './copy-button.tsx'

export const examples: ComponentExamples<never> = {
  components: { CopyButton },
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

/** Live examples of "skip links": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { SkipLink } from './skip-links.tsx'

export const examples: ComponentExamples<'text'> = {
  components: { SkipLink },
  examples: [
    {
      id: 'focus',
      // The link is visible only with the focus: `data-state` shows it as if it had the focus.
      render: ({ text }) => (
        <SkipLink href="#example-skip-links-focus" data-state="focus">
          {text}
        </SkipLink>
      ),
    },
  ],
}

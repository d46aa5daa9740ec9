/** Live examples of "code block": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CodeBlock } from './code-block.tsx'

/** A short sample. */
const rule = `.note {
  padding: var(--s-4);
  background: var(--c-info-bg);
  color: var(--c-info-text);
}`
/** A line that is longer than the block is wide. */
const command =
  'curl --silent --header "Accept: application/json" "https://example.org/api/measurements?place=noorderhoek&from=2026-01-01&until=2026-12-31"'

export const examples: ComponentExamples<'label' | 'labelLong'> = {
  components: { CodeBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ label }) => <CodeBlock language="CSS" label={label} code={rule} />,
    },
    {
      id: 'long',
      stage: 'wide',
      render: ({ labelLong }) => <CodeBlock language="Shell" label={labelLong} code={command} />,
    },
  ],
}

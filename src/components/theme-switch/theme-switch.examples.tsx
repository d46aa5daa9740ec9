/** Live examples of "theme switch": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const examples: ComponentExamples<'path'> = {
  components: { ThemeSwitch },
  examples: [{ id: 'usual', render: ({ path }) => <ThemeSwitch back={path} /> }],
}

/** Live examples of "theme switch": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/**
 * The text `path` is the address of the page that shows the example: without JavaScript, the switch returns
 * to this address. Each language has an address of its own.
 */
export const examples: ComponentExamples<'path'> = {
  components: { ThemeSwitch },
  examples: [{ id: 'usual', render: ({ path }) => <ThemeSwitch back={path} /> }],
}

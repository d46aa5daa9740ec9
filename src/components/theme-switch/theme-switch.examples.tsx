import type { Part } from '../../examples/part.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const part: Part<'path'> = {
  parts: { ThemeSwitch },
  examples: [{ id: 'usual', render: ({ path }) => <ThemeSwitch back={path} /> }],
}

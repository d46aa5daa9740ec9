/** Live examples of "icon": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Badge } from '../badge/badge.tsx'
import { Icon } from './icon.tsx'
import { type IconName, paths } from './paths.ts'

const names = Object.keys(paths) as IconName[]

export const examples: ComponentExamples<never> = {
  components: { Icon },
  examples: [
    {
      id: 'all',
      withoutCode: true,
      render: () => (
        <ul className="plain cluster">
          {names.map((name) => (
            <li key={name}>
              <Badge icon={name}>{name}</Badge>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'flip',
      render: () => (
        <>
          <span dir="ltr">
            <Icon name="arrow" flip />
          </span>
          <span dir="rtl">
            <Icon name="arrow" flip />
          </span>
        </>
      ),
    },
  ],
}

/** Live examples of "bottomnav": the design system shows them, tests render them. */
import type { NavigationItem } from '../../content/types.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../icon/icon.tsx'
import { MenuLink } from '../offcanvas/menu-link.tsx'
import { BottomNav, BottomNavLink } from './bottomnav.tsx'

/** Fragments of sections of the page, so that links of an example do not leave it. */
const targets = ['#states', '#anatomy', '#use']

/** Returns menu entries with these titles, which link to sections of the page. */
export const destinations = (...titles: readonly string[]): readonly NavigationItem[] =>
  titles.map((title, index) => ({ title, href: targets[index] ?? '#tokens', children: [] }))

/**
 * Keys of the texts in these examples; `home` is the path of the home page in the language of the example.
 */
type Word =
  | 'themes'
  | 'projects'
  | 'knowledge'
  | 'home'
  | 'protection'
  | 'adaptation'
  | 'volunteers'
  | 'labelFive'
  | 'labelHome'
  | 'labelBelow'
  | 'labelThree'
  | 'labelLong'

export const examples: ComponentExamples<Word> = {
  components: { BottomNav, BottomNavLink, MenuLink, Icon },
  examples: [
    {
      id: 'five',
      stage: 'flush',
      render: ({ themes, projects, knowledge, labelFive }) => (
        <BottomNav
          inline
          items={destinations(themes, projects, knowledge)}
          path="#states"
          label={labelFive}
        />
      ),
    },
    {
      id: 'home',
      stage: 'flush',
      render: ({ themes, projects, knowledge, home, labelHome }) => (
        <BottomNav inline items={destinations(themes, projects, knowledge)} path={home} label={labelHome} />
      ),
    },
    {
      id: 'below',
      stage: 'flush',
      render: ({ themes, projects, knowledge, labelBelow }) => (
        <BottomNav
          inline
          items={destinations(themes, projects, knowledge)}
          // A page below that of the second entry: this entry is marked.
          path="#anatomy/terp"
          label={labelBelow}
        />
      ),
    },
    {
      id: 'three',
      stage: 'flush',
      render: ({ themes, labelThree }) => (
        <BottomNav inline items={destinations(themes)} path="#none" label={labelThree} />
      ),
    },
    {
      id: 'long',
      stage: 'flush',
      render: ({ protection, adaptation, volunteers, labelLong }) => (
        <BottomNav
          inline
          items={destinations(protection, adaptation, volunteers)}
          path="#states"
          label={labelLong}
        />
      ),
    },
  ],
}

/** The state matrix on the design system’s page about "offcanvas". */
import type { ReactNode } from 'react'
import { MenuItem } from '../../../components/menu-item.tsx'
import { MenuBranch } from '../../../components/offcanvas/menu-tree.tsx'
import { CloseButton } from '../../../components/offcanvas/offcanvas.tsx'
import type { Showcase } from '../../showcase.ts'
import { entries, inside } from './sample-entries.ts'
import type nl from './texts/nl.ts'

/** Shows one row in a list, as in the panel. */
const row = (content: ReactNode) => (
  <ul className="plain offcanvas">
    <li>{content}</li>
  </ul>
)

/** The rows of the panel, and its close button, in every state. */
export const states: Showcase<typeof nl>['states'] = {
  columns: ['rest', 'hover', 'focus', 'active', 'current', 'open'],
  rows: [
    {
      id: 'entry',
      render: (state, { projects }) =>
        state === 'open'
          ? null
          : row(
              <MenuItem
                item={{ title: projects, href: '#use' }}
                path={state === 'current' ? '#use' : ''}
                data-state={state}
              />,
            ),
    },
    {
      id: 'section',
      // `#states` is the address of the entry in the section: the section of the current entry is open.
      render: (state, { themes, dikes }) =>
        state === 'current'
          ? null
          : row(
              <MenuBranch
                item={inside(themes, '#use', ...entries(dikes))}
                path={state === 'open' ? '#states' : ''}
                data-state={state}
              />,
            ),
    },
    { id: 'text', render: (state, { service }) => (state === 'rest' ? row(<span>{service}</span>) : null) },
    {
      id: 'close',
      render: (state) =>
        state === 'current' || state === 'open' ? null : <CloseButton data-state={state} />,
    },
  ],
}

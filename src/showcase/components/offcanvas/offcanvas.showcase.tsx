/** The design system’s page about "offcanvas", apart from its texts. */
import facts from 'virtual:facts/components/offcanvas'
import { MenuTree } from '../../../components/offcanvas/menu-tree.tsx'
import { examples } from '../../../components/offcanvas/offcanvas.examples.tsx'
import type { NavigationItem } from '../../../content/types.ts'
import type { Showcase } from '../../showcase.ts'
import { anatomy } from './offcanvas.anatomy.tsx'
import { states } from './offcanvas.states.tsx'
import { entries, inside } from './sample-entries.ts'
import type nl from './texts/nl.ts'

/**
 * The list of entries of a panel, without the panel. The entry whose address is `path` is current, and the
 * sections that contain it are open.
 */
const menu = (path: string, ...items: readonly NavigationItem[]) => (
  <div className="offcanvas">
    <div className="offcanvas__body">
      <MenuTree items={items} path={path} />
    </div>
  </div>
)

export const showcase: Showcase<typeof nl> = {
  slug: 'offcanvas',
  ...examples,
  facts,
  states,
  anatomy,
  advice: [
    {
      id: 'words',
      do: ({ themes, projects, knowledge }) => menu('', ...entries(themes, projects, knowledge)),
      dont: ({ allThemes, allProjects, allKnowledge }) =>
        menu('', ...entries(allThemes, allProjects, allKnowledge)),
    },
    {
      id: 'depth',
      do: ({ themes, dikes, villages }) =>
        menu('#states', inside(themes, '#use', ...entries(dikes, villages))),
      dont: ({ themes, dikes, villages, foreland }) =>
        menu(
          '#states',
          inside(
            themes,
            '#use',
            inside(foreland, '#tokens', inside(dikes, '#writing', ...entries(villages))),
          ),
        ),
    },
  ],
  keyboard: [
    { id: 'open', keys: ['enter', 'space'] },
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'escape', keys: ['escape'] },
    { id: 'section', keys: ['enter', 'space'] },
    { id: 'follow', keys: ['enter'] },
  ],
  roles: [
    { id: 'dialog', code: '<dialog aria-label>' },
    { id: 'opener', code: '<a role="button" aria-haspopup="dialog">' },
    { id: 'nav', code: '<nav aria-label>' },
    { id: 'section', code: '<details><summary>' },
    { id: 'page', code: 'aria-current="page"' },
    { id: 'branch', code: 'aria-current="true"' },
    { id: 'language', code: '<a hreflang><span lang>' },
    { id: 'theme', code: '<button aria-pressed>' },
  ],
  criteria: [
    '1.3.1',
    '1.4.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.1.2',
    '2.3.3',
    '2.4.3',
    '2.4.5',
    '2.4.7',
    '2.4.8',
    '2.4.11',
    '2.5.2',
    '2.5.8',
    '3.1.2',
    '3.2.3',
    '4.1.2',
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  phrases: [
    { nl: 'Menu', en: 'Menu', de: 'Menü' },
    { nl: 'Sluit', en: 'Close', de: 'Schließen' },
    { nl: 'Thema', en: 'Theme', de: 'Farbschema' },
    {
      nl: 'homepage; deze pagina is niet vertaald',
      en: 'home page; this page is not translated',
      de: 'Startseite; diese Seite ist nicht übersetzt',
    },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}

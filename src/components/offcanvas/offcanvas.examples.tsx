import facts from 'virtual:facts/offcanvas'
import type { Shell } from '../../content/payload.ts'
import type { NavigationItem } from '../../content/types.ts'
import { type SampleOptions, sampleShell } from '../../examples/sample.ts'
import type { Localized, Showcase } from '../../examples/showcase.ts'
import type { Locale } from '../../i18n/locales.ts'
import { Icon } from '../icon/icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { MenuTree } from './menu-tree.tsx'
import { anatomy } from './offcanvas.anatomy.tsx'
import { entries, inside } from './offcanvas.sample.ts'
import { states } from './offcanvas.states.tsx'
import { Offcanvas, OffcanvasPanel } from './offcanvas.tsx'
import type nl from './texts/nl.ts'

interface Words {
  readonly locale: string
  readonly example: string
}

const shellOf = ({ locale }: Words, options?: SampleOptions): Shell =>
  sampleShell((text: Localized) => text[locale as Locale], options)

/** The panel without its dialog, so that it can be looked at. */
const panel = (words: Words, number: number, shell: Shell, path: string) => (
  <div className="offcanvas">
    <OffcanvasPanel shell={shell} path={path} prefix={`${words.example} ${number}: `} />
  </div>
)

/** Only the entries of a panel. */
const menu = (path: string, ...items: readonly NavigationItem[]) => (
  <div className="offcanvas">
    <div className="offcanvas__body">
      <MenuTree items={items} path={path} />
    </div>
  </div>
)

export const showcase: Showcase<typeof nl> = {
  slug: 'offcanvas',
  parts: { Offcanvas, OffcanvasPanel, MenuLink, Icon },
  facts,
  examples: [
    {
      id: 'opener',
      render: (words, t) => (
        <div>
          <MenuLink className="btn btn--secondary" menu="sample-menu">
            <Icon name="menu" />
            {t('menu')}
          </MenuLink>
          <Offcanvas id="sample-menu" shell={shellOf(words, { menu: 'nested' })} path="#marsh" />
        </div>
      ),
    },
    { id: 'panel', render: (words) => panel(words, 1, shellOf(words), '#themes') },
    {
      id: 'nested',
      render: (words) => panel(words, 2, shellOf(words, { menu: 'nested' }), '#marsh'),
    },
    {
      id: 'spare',
      render: (words) => {
        const { organization: _, ...shell } = shellOf(words)
        return panel(words, 3, { ...shell, languages: [] }, '#projects')
      },
    },
    { id: 'many', render: (words) => panel(words, 4, shellOf(words, { menu: 'many' }), '#protection') },
  ],
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

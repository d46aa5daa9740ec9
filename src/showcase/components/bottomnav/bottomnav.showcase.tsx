/** The design system’s page about "bottomnav", apart from its texts. */
import facts from 'virtual:facts/components/bottomnav'
import { destinations, examples } from '../../../components/bottomnav/bottomnav.examples.tsx'
import { BottomNav, BottomNavLink } from '../../../components/bottomnav/bottomnav.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { MenuLink } from '../../../components/offcanvas/menu-link.tsx'
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'
import type { Showcase } from '../../showcase.ts'
import type nl from './texts/nl.ts'

/** Adds spaces around a name, in place of the padding that the bar has and a cell of the matrix lacks. */
const spaced = (name: string): string => `\u2002${name}\u2002`

export const showcase: Showcase<typeof nl> = {
  slug: 'bottomnav',
  ...examples,
  facts,
  states: {
    columns: ['rest', 'hover', 'focus', 'active', 'current'],
    rows: [
      {
        id: 'destination',
        render: (state, { themes }) => (
          <BottomNavLink
            icon="layers"
            href="#states"
            data-state={state}
            aria-current={state === 'current' ? 'page' : undefined}
          >
            {spaced(themes)}
          </BottomNavLink>
        ),
      },
      {
        id: 'menu',
        render: (state, _, t) =>
          state === 'current' ? null : (
            <MenuLink className="bottomnav__link" data-state={state}>
              <Icon name="menu" />
              <span>{spaced(t('menu'))}</span>
            </MenuLink>
          ),
      },
    ],
  },
  anatomy: (
    <Drawing width={600} height={230}>
      <Box x={50} y={60} w={500} h={120} round={0} />
      <Box x={50} y={150} w={500} h={30} look="soft" round={0} />
      <Stroke d="M88 91l12-11 12 11v16h-24z" />
      <Bar x={80} y={124} w={40} />
      <Box x={172} y={58} w={56} h={5} look="accent" round={0} />
      <Stroke d="M186 88l14-8 14 8-14 8zm0 10 14 8 14-8" />
      <Bar x={176} y={124} w={48} />
      <Stroke d="M286 82l10-3 9 3 9-3v24l-9 3-9-3-10 3zm10-3v24m9-21v24" />
      <Bar x={276} y={124} w={48} />
      <Stroke d="M386 92a14 14 0 1 0 28 0 14 14 0 1 0-28 0m14-1v8" />
      <Bar x={378} y={124} w={44} />
      <Stroke d="M488 82h24m-24 10h24m-24 10h24" />
      <Bar x={482} y={124} w={36} />
      <Mark n={1} x={20} y={100} to={[50, 100]} />
      <Mark n={2} x={100} y={24} to={[100, 80]} />
      <Mark n={3} x={240} y={24} to={[215, 60]} />
      <Mark n={4} x={300} y={212} to={[300, 130]} />
      <Mark n={5} x={500} y={24} to={[500, 82]} />
      <Mark n={6} x={580} y={165} to={[550, 165]} />
    </Drawing>
  ),
  // `path` stands for the page shown: no entry has the address `#none`, so none is marked as current.
  advice: [
    {
      id: 'names',
      do: ({ themes, projects, knowledge, labelGood }) => (
        <BottomNav inline items={destinations(themes, projects, knowledge)} path="#none" label={labelGood} />
      ),
      dont: ({ allThemes, allProjects, allKnowledge, labelBad }) => (
        <BottomNav
          inline
          items={destinations(allThemes, allProjects, allKnowledge)}
          path="#none"
          label={labelBad}
        />
      ),
    },
    {
      id: 'places',
      do: ({ themes, projects, labelPlaces }) => (
        <BottomNav inline items={destinations(themes, projects)} path="#anatomy" label={labelPlaces} />
      ),
      dont: ({ back, share, print, labelActions }) => (
        <BottomNav inline items={destinations(back, share, print)} path="#none" label={labelActions} />
      ),
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
    { id: 'space', keys: ['space'] },
  ],
  roles: [
    { id: 'nav', code: '<nav aria-label>' },
    { id: 'list', code: '<ul>' },
    { id: 'page', code: 'aria-current="page"' },
    { id: 'branch', code: 'aria-current="true"' },
    { id: 'menu', code: '<a role="button" aria-haspopup="dialog">' },
    { id: 'icon', code: '<svg aria-hidden="true">' },
  ],
  criteria: [
    '1.3.1',
    '1.4.1',
    '1.4.3',
    '1.4.4',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.4.3',
    '2.4.5',
    '2.4.7',
    '2.4.8',
    '2.4.11',
    '2.5.2',
    '2.5.3',
    '2.5.8',
    '3.2.3',
    '3.2.4',
    '4.1.2',
  ],
  phrases: [
    { nl: 'Home', en: 'Home', de: 'Startseite' },
    { nl: 'Thema’s', en: 'Themes', de: 'Themen' },
    { nl: 'Projecten', en: 'Projects', de: 'Projekte' },
    { nl: 'Kennis', en: 'Knowledge', de: 'Wissen' },
    { nl: 'Menu', en: 'Menu', de: 'Menü' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}

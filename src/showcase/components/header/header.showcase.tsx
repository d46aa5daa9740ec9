/** The design system’s page about "header", apart from its texts. */
import facts from 'virtual:facts/components/header'
import { examples, here, menuIn, shellIn } from '../../../components/header/header.examples.tsx'
import { HeaderLink, HeaderNav } from '../../../components/header/header-nav.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { LanguageMenu } from '../../../components/language-menu/language-menu.tsx'
import { Logo } from '../../../components/logo/logo.tsx'
import { MenuLink } from '../../../components/offcanvas/menu-link.tsx'
import { ThemeSwitch } from '../../../components/theme-switch/theme-switch.tsx'
import type { Showcase, StateName } from '../../showcase.ts'
import { HeaderAnatomy } from './header.anatomy.tsx'
import type nl from './texts/nl.ts'

/** Whether a control has a state: one of the four that all of them have, or one of the `further` states. */
const hasState = (further: readonly StateName[], state: StateName): boolean =>
  ['rest', 'hover', 'focus', 'active', ...further].includes(state)

export const showcase: Showcase<typeof nl> = {
  slug: 'header',
  ...examples,
  facts,
  states: {
    columns: ['rest', 'hover', 'focus', 'active', 'current', 'open'],
    rows: [
      {
        id: 'logo',
        render: (state) =>
          ['rest', 'focus'].includes(state) ? (
            <Logo href="#states" name={shellIn('nl').siteName} data-state={state} />
          ) : null,
      },
      {
        id: 'link',
        render: (state, { locale }) => {
          const [item] = menuIn(locale)
          return item && hasState(['current'], state) ? (
            <HeaderLink item={item} path={state === 'current' ? here : ''} data-state={state} />
          ) : null
        },
      },
      {
        id: 'section',
        render: (state, { locale }) => {
          const [item] = menuIn(locale, 'nested')
          return item ? (
            <HeaderLink item={item} path={state === 'current' ? here : ''} data-state={state} />
          ) : null
        },
      },
      {
        id: 'language',
        render: (state, { locale, example }) =>
          hasState(['open'], state) ? (
            <LanguageMenu
              languages={shellIn(locale).languages}
              label={`${example}: ${state}`}
              data-state={state}
            />
          ) : null,
      },
      {
        id: 'theme',
        render: (state) => (hasState([], state) ? <ThemeSwitch back="/" data-state={state} /> : null),
      },
      {
        id: 'menu',
        render: (state, _, t) =>
          hasState([], state) ? (
            <MenuLink className="tool" data-state={state}>
              <Icon name="menu" />
              {t('menu')}
            </MenuLink>
          ) : null,
      },
    ],
  },
  anatomy: <HeaderAnatomy />,
  advice: [
    {
      id: 'labels',
      do: ({ locale, goodMenu }) => <HeaderNav items={menuIn(locale)} path={here} aria-label={goodMenu} />,
      dont: ({ read, find, badMenu }) => (
        <HeaderNav
          items={[read, find].map((title, index) => ({ title, href: `#link-${index + 1}`, children: [] }))}
          path={here}
          aria-label={badMenu}
        />
      ),
    },
    {
      id: 'current',
      do: ({ locale, marked }) => (
        <HeaderNav items={menuIn(locale, 'nested')} path="#dikes" aria-label={marked} />
      ),
      dont: ({ locale, unmarked }) => (
        <HeaderNav items={menuIn(locale, 'nested')} path="" aria-label={unmarked} />
      ),
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
    { id: 'space', keys: ['space'] },
    { id: 'escape', keys: ['escape'] },
  ],
  roles: [
    { id: 'header', code: '<header>' },
    { id: 'nav', code: '<nav aria-label>' },
    { id: 'page', code: 'aria-current="page"' },
    { id: 'branch', code: 'aria-current="true"' },
    { id: 'disclosure', code: '<details name="tools"><summary>' },
    { id: 'language', code: '<a lang hreflang rel="alternate">' },
    { id: 'theme', code: '<button aria-pressed>' },
    { id: 'menu', code: '<a role="button" aria-haspopup="dialog">' },
  ],
  criteria: [
    '1.3.1',
    '1.4.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.4.3',
    '2.4.5',
    '2.4.7',
    '2.4.11',
    '2.5.3',
    '2.5.8',
    '3.1.2',
    '3.2.3',
    '4.1.2',
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/',
  phrases: [
    { nl: 'Hoofdnavigatie', en: 'Main navigation', de: 'Hauptnavigation' },
    { nl: 'Over ons', en: 'About us', de: 'Über uns' },
    { nl: 'Taal kiezen', en: 'Choose a language', de: 'Sprache wählen' },
    { nl: 'Donker thema', en: 'Dark theme', de: 'Dunkles Farbschema' },
    { nl: 'naar de homepage', en: 'to the home page', de: 'zur Startseite' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}

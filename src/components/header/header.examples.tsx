/** Live examples of "header": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { sampleShell, sayIn } from '../../examples/sample-shell.ts'
import { LanguageMenu } from '../language-menu/language-menu.tsx'
import { Logo } from '../logo/logo.tsx'
import { MenuLink } from '../offcanvas/menu-link.tsx'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import { Header } from './header.tsx'
import { HeaderLink, HeaderNav } from './header-nav.tsx'

/** Keys of the texts in these examples; `locale` is the code of their language. */
type Word = 'locale' | 'example' | 'mainMenu' | 'longMenu' | 'longName'

/** Address of the page that examples mark as current. */
export const here = '#themes'

/** Returns what the header shows (site name, menu, languages), made up, in a language. */
export const shellIn = (locale: string) => sampleShell(sayIn(locale))

/** Returns the entries of a sample menu in a language. */
export const menuIn = (locale: string, menu?: 'plain' | 'nested' | 'many') =>
  sampleShell(sayIn(locale), menu && { menu }).navigation.main

export const examples: ComponentExamples<Word> = {
  components: { Header, HeaderNav, HeaderLink, LanguageMenu, Logo, MenuLink, ThemeSwitch },
  examples: [
    {
      id: 'light',
      stage: 'flush',
      render: ({ locale, example }) => (
        <Header shell={shellIn(locale)} path={here} prefix={`${example} 1: `} />
      ),
    },
    {
      id: 'inverse',
      stage: 'flush',
      render: ({ locale, example }) => (
        <Header inverse shell={shellIn(locale)} path="#projects" prefix={`${example} 2: `} />
      ),
    },
    {
      id: 'sections',
      stage: 'wide',
      render: ({ locale, mainMenu }) => (
        <HeaderNav items={menuIn(locale, 'nested')} path="#marsh" aria-label={mainMenu} />
      ),
    },
    {
      id: 'many',
      stage: 'wide',
      render: ({ locale, longMenu }) => (
        <HeaderNav items={menuIn(locale, 'many')} path="#news" aria-label={longMenu} />
      ),
    },
    {
      id: 'bare',
      stage: 'flush',
      render: ({ locale, example }) => {
        const shell = shellIn(locale)
        const bare = { ...shell, navigation: { ...shell.navigation, main: [] } }
        return <Header shell={bare} path={here} prefix={`${example} 3: `} />
      },
    },
    {
      id: 'long',
      stage: 'flush',
      render: ({ locale, example, longName }) => {
        const shell = sampleShell(sayIn(locale), { menu: 'many' })
        return <Header shell={{ ...shell, siteName: longName }} path={here} prefix={`${example} 4: `} />
      },
    },
  ],
}

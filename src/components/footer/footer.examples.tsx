import facts from 'virtual:facts/footer'
import type { Organization, Shell } from '../../content/payload.ts'
import type { NavigationItem } from '../../content/types.ts'
import { sampleShell, sayIn } from '../../examples/sample.ts'
import type { Showcase } from '../../examples/showcase.ts'
import { MenuList } from '../menu-item.tsx'
import { ContactList } from './contact-list.tsx'
import { FooterAnatomy } from './footer.anatomy.tsx'
import { rows } from './footer.states.tsx'
import { Footer } from './footer.tsx'
import type nl from './texts/nl.ts'

const here = '#dikes'
const shellIn = (locale: string): Shell => sampleShell(sayIn(locale), { menu: 'many' })

/** A group of links without its heading. */
const Group = ({ items }: { items: readonly NavigationItem[] }) => (
  <div className="stage stage--wide" data-surface="inverse">
    <MenuList className="footer__links" items={items} path="" />
  </div>
)

const named = (titles: readonly string[]): readonly NavigationItem[] =>
  titles.map((title, index) => ({ title, href: `#link-${index + 1}`, children: [] }))

/** The legal line with its numbers; a telephone number that cannot be dialled. */
const company = (organization: Organization | undefined, phone: string): Organization => ({
  ...organization,
  address: organization?.address ?? [],
  social: [],
  phone: { text: phone },
  registration: '01234567',
  vatId: 'NL001234567B01',
})

export const showcase: Showcase<typeof nl> = {
  slug: 'footer',
  parts: { Footer, ContactList },
  facts,
  examples: [
    {
      id: 'full',
      stage: 'flush',
      render: ({ locale, example }) => (
        <Footer shell={shellIn(locale)} path={here} prefix={`${example} 1: `} />
      ),
    },
    {
      id: 'consent',
      stage: 'flush',
      render: ({ locale, example }) => (
        <Footer shell={{ ...shellIn(locale), consentRequired: true }} path={here} prefix={`${example} 2: `} />
      ),
    },
    {
      id: 'company',
      stage: 'flush',
      render: ({ locale, example, phone }) => {
        const { organization, ...shell } = shellIn(locale)
        return (
          <Footer
            shell={{ ...shell, organization: company(organization, phone) }}
            path={here}
            prefix={`${example} 3: `}
          />
        )
      },
    },
    {
      id: 'bare',
      stage: 'flush',
      render: ({ locale, example }) => {
        const { organization: _unused, ...shell } = shellIn(locale)
        const navigation = { ...shell.navigation, footer: [] }
        return <Footer shell={{ ...shell, navigation }} path={here} prefix={`${example} 4: `} />
      },
    },
    {
      id: 'long',
      stage: 'flush',
      render: ({ locale, example, longName }) => {
        const shell = shellIn(locale)
        const footer = [{ key: 'footer-topics', items: shell.navigation.main }]
        return (
          <Footer
            shell={{ ...shell, siteName: longName, navigation: { main: [], footer } }}
            path="#protection"
            prefix={`${example} 5: `}
          />
        )
      },
    },
  ],
  states: { columns: ['rest', 'hover', 'focus', 'current'], rows },
  anatomy: <FooterAnatomy />,
  advice: [
    {
      id: 'few',
      do: ({ locale }) => <Group items={shellIn(locale).navigation.footer[0]?.items ?? []} />,
      dont: ({ locale }) => (
        <Group items={shellIn(locale).navigation.main.map((item) => ({ ...item, children: [] }))} />
      ),
    },
    {
      id: 'names',
      do: ({ privacy, accessibility }) => <Group items={named([privacy, accessibility])} />,
      dont: ({ more, click }) => <Group items={named([more, click])} />,
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
    { id: 'space', keys: ['space'] },
  ],
  roles: [
    { id: 'footer', code: '<footer>' },
    { id: 'nav', code: '<nav aria-label>' },
    { id: 'heading', code: '<h2>' },
    { id: 'page', code: 'aria-current="page"' },
    { id: 'language', code: '<a lang hreflang rel="alternate">' },
    { id: 'contact', code: '<a href="tel:">' },
    { id: 'form', code: '<form method="post" action="/preferences">' },
  ],
  criteria: [
    '1.3.1',
    '1.4.1',
    '1.4.3',
    '1.4.10',
    '2.1.1',
    '2.4.4',
    '2.4.5',
    '2.4.6',
    '2.4.7',
    '2.4.11',
    '2.5.8',
    '3.1.2',
    '3.2.3',
    '4.1.2',
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/',
  phrases: [
    { nl: 'Terug naar boven', en: 'Back to top', de: 'Nach oben' },
    { nl: 'Cookies wijzigen', en: 'Change cookies', de: 'Cookies ändern' },
    { nl: 'Onderwerpen', en: 'Topics', de: 'Themen' },
    { nl: 'Toegankelijkheid', en: 'Accessibility', de: 'Barrierefreiheit' },
    { nl: 'Werken bij', en: 'Working with us', de: 'Stellenangebote' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}

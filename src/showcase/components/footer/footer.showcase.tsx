/** The design system’s page about "footer", apart from its texts. */
import facts from 'virtual:facts/components/footer'
import { examples, shellIn } from '../../../components/footer/footer.examples.tsx'
import { MenuList } from '../../../components/menu-item.tsx'
import type { NavigationItem } from '../../../content/types.ts'
import type { Showcase } from '../../showcase.ts'
import { FooterAnatomy } from './footer.anatomy.tsx'
import { rows } from './footer.states.tsx'
import type nl from './texts/nl.ts'

/** A group of links without its heading. */
const Group = ({ items }: { items: readonly NavigationItem[] }) => (
  <div className="stage stage--wide" data-surface="inverse">
    <MenuList className="footer__links" items={items} path="" />
  </div>
)

/** Returns links with these titles. Their addresses lead nowhere. */
const named = (titles: readonly string[]): readonly NavigationItem[] =>
  titles.map((title, index) => ({ title, href: `#link-${index + 1}`, children: [] }))

export const showcase: Showcase<typeof nl> = {
  slug: 'footer',
  ...examples,
  facts,
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

/** The state matrix on the design system’s page about "footer". */
import type { ReactNode } from 'react'
import { BackToTop, ChangeConsent } from '../../../components/footer/footer-end.tsx'
import { LanguageItem } from '../../../components/language-menu/language-menu.tsx'
import { MenuItem } from '../../../components/menu-item.tsx'
import { sampleShell, sayIn } from '../../../examples/sample-shell.ts'
import type { StateRow } from '../../showcase.ts'
import type nl from './texts/nl.ts'

/** Address of the link in the first row: where the page shown has the same address, the link is current. */
const here = '#dikes'
/** The sample organization and its links, with texts in a language. */
const shellIn = (locale: string) => sampleShell(sayIn(locale))

/** A list of one link, as the lists in the footer. */
const Entry = ({ children }: { children: ReactNode }) => (
  <ul className="plain footer__links">
    <li>{children}</li>
  </ul>
)

/** Links and buttons of the footer, one by one. */
export const rows: readonly StateRow<typeof nl>[] = [
  {
    id: 'link',
    surface: 'inverse',
    render: (state, { locale }) => {
      const item = shellIn(locale).navigation.footer[0]?.items[1]
      return item ? (
        <Entry>
          <MenuItem item={item} path={state === 'current' ? here : ''} data-state={state} />
        </Entry>
      ) : null
    },
  },
  {
    id: 'language',
    surface: 'inverse',
    render: (state, { locale }) => {
      const language = shellIn(locale).languages.find(({ current }) => current === (state === 'current'))
      return language ? (
        <Entry>
          <LanguageItem language={language} data-state={state} />
        </Entry>
      ) : null
    },
  },
  {
    id: 'consent',
    surface: 'inverse',
    render: (state) => (state === 'current' ? null : <ChangeConsent back="/" data-state={state} />),
  },
  {
    id: 'top',
    surface: 'inverse',
    render: (state) => (state === 'current' ? null : <BackToTop data-state={state} />),
  },
]

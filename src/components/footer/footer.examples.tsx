/** Live examples of "footer": the design system shows them, tests render them. */

import type { Shell } from '../../content/payload.ts'
import type { Organization } from '../../content/shell/organization.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { sampleShell, sayIn } from '../../examples/sample-shell.ts'
import { ContactList } from './contact-list.tsx'
import { Footer } from './footer.tsx'

/** Keys of the texts in these examples; `locale` is the code of their language. */
type Word = 'locale' | 'example' | 'phone' | 'longName'

/** Address of the page that examples mark as current. */
const here = '#dikes'

/** Returns what the footer shows (organization, menus, languages), made up, in a language. */
export const shellIn = (locale: string): Shell => sampleShell(sayIn(locale), { menu: 'many' })

/** The organization with its registration and VAT numbers, and a telephone number that cannot be dialled. */
const company = (organization: Organization | undefined, phone: string): Organization => ({
  ...organization,
  address: organization?.address ?? [],
  social: [],
  phone: { text: phone },
  registration: '01234567',
  vatId: 'NL001234567B01',
})

export const examples: ComponentExamples<Word> = {
  components: { Footer, ContactList },
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
}

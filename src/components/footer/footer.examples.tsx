import type { ComponentExamples } from '../examples.ts'
import { samplePrefix, sampleShell } from '../sample.ts'
import { Footer } from './footer.tsx'

export const footer: ComponentExamples = {
  slug: 'footer',
  summary: {
    nl: 'Sluit elke pagina af: wie we zijn, waar de rest staat, in welke talen, en terug naar boven.',
    en: 'Ends each page: who we are, where the rest is, in which languages, and back to the top.',
    de: 'Schließt jede Seite ab: wer wir sind, wo der Rest steht, in welchen Sprachen, und zurück nach oben.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Volledig', en: 'Complete', de: 'Vollständig' },
      stage: 'flush',
      render: (_, say) => <Footer shell={sampleShell(say)} path="#none" prefix={say(samplePrefix)} />,
    },
    {
      name: {
        nl: 'Met toestemming voor cookies',
        en: 'With cookie consent',
        de: 'Mit Einwilligung für Cookies',
      },
      stage: 'flush',
      render: (_, say) => (
        <Footer
          shell={{ ...sampleShell(say), consentRequired: true }}
          path="#none"
          prefix={`${say(samplePrefix)}2 `}
        />
      ),
    },
    {
      name: { nl: 'Zonder menu’s en adres', en: 'Without menus and address', de: 'Ohne Menüs und Adresse' },
      stage: 'flush',
      render: (_, say) => {
        const { organization: _unused, ...shell } = sampleShell(say)
        const bare = { ...shell, navigation: { ...shell.navigation, footer: [] } }
        return <Footer shell={bare} path="#none" prefix={`${say(samplePrefix)}3 `} />
      },
    },
  ],
}

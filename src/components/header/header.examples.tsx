import type { ComponentExamples } from '../examples.ts'
import { samplePrefix, sampleShell } from '../sample.ts'
import { Header } from './header.tsx'

export const header: ComponentExamples = {
  slug: 'header',
  summary: {
    nl: 'Zegt op elke pagina van wie de site is en brengt de bezoeker naar de hoofdonderdelen, een andere taal en een ander thema.',
    en: 'Says on each page whose site this is, and leads to the main sections, another language and another theme.',
    de: 'Sagt auf jeder Seite, wessen Website das ist, und führt zu den Hauptbereichen, einer anderen Sprache und einem anderen Thema.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Licht', en: 'Light', de: 'Hell' },
      stage: 'flush',
      render: (_, say) => <Header shell={sampleShell(say)} path="#themes" prefix={say(samplePrefix)} />,
    },
    {
      name: { nl: 'Donker, boven een hero', en: 'Dark, above a hero', de: 'Dunkel, über einem Hero' },
      stage: 'flush',
      render: (_, say) => (
        <Header shell={sampleShell(say)} path="#projects" prefix={`${say(samplePrefix)}2 `} inverse />
      ),
    },
    {
      name: { nl: 'Zonder menu', en: 'Without navigation', de: 'Ohne Navigation' },
      stage: 'flush',
      render: (_, say) => {
        const shell = sampleShell(say)
        const bare = { ...shell, navigation: { ...shell.navigation, main: [] } }
        return <Header shell={bare} path="#none" prefix={`${say(samplePrefix)}3 `} />
      },
    },
  ],
}

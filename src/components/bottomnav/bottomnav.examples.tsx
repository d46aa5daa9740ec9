import type { NavigationItem } from '../../content/types.ts'
import type { ComponentExamples, Localized } from '../examples.ts'
import { samplePrefix, sampleShell } from '../sample.ts'
import { BottomNav } from './bottomnav.tsx'

const long: readonly Localized[] = [
  {
    nl: 'Hoogwater\u00ADbescherming',
    en: 'Coastal flood protection',
    de: 'Hochwasser\u00ADschutz\u00ADmaßnahme',
  },
  { nl: 'Klimaat\u00ADadaptatie', en: 'Climate adaptation', de: 'Klima\u00ADanpassung' },
]
type Say = (text: Localized) => string

const label = (say: Say, which: Localized): string => say(samplePrefix) + say(which)
const items = (say: Say): readonly NavigationItem[] => sampleShell(say).navigation.main

export const bottomnav: ComponentExamples = {
  slug: 'bottomnav',
  summary: {
    nl: 'De belangrijkste bestemmingen binnen bereik van de duim, alleen op kleine schermen.',
    en: 'The main destinations within reach of a thumb, on small screens only.',
    de: 'Die wichtigsten Ziele in Reichweite des Daumens, nur auf kleinen Bildschirmen.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Vijf bestemmingen', en: 'Five destinations', de: 'Fünf Ziele' },
      stage: 'flush',
      render: (_, say) => (
        <BottomNav
          inline
          items={items(say)}
          path="#themes"
          label={label(say, { nl: 'vijf', en: 'five', de: 'fünf' })}
        />
      ),
    },
    {
      name: { nl: 'Drie bestemmingen', en: 'Three destinations', de: 'Drei Ziele' },
      stage: 'flush',
      render: (_, say) => (
        <BottomNav
          inline
          items={items(say).slice(0, 1)}
          path="#none"
          label={label(say, { nl: 'drie', en: 'three', de: 'drei' })}
        />
      ),
    },
    {
      name: { nl: 'Lange woorden', en: 'Long words', de: 'Lange Wörter' },
      stage: 'flush',
      render: (_, say) => (
        <BottomNav
          inline
          items={long.map((title, index) => ({
            title: say(title),
            href: `#long-${index + 1}`,
            children: [],
          }))}
          path="#none"
          label={label(say, { nl: 'lang', en: 'long', de: 'lang' })}
        />
      ),
    },
  ],
}

import type { ComponentExamples, Localized } from '../examples.ts'
import { PageHead } from '../page-head/page-head.tsx'
import art from './example-hero.svg'
import { Hero, type HeroProps } from './hero.tsx'

const title: Localized = {
  nl: 'Land dat meegroeit met de zee',
  en: 'Land that grows with the sea',
  de: 'Land, das mit dem Meer wächst',
}
const plainTitle: Localized = {
  nl: 'Meten, aanleggen, delen',
  en: 'Measure, build, share',
  de: 'Messen, bauen, teilen',
}
const label: Localized = {
  nl: 'Bureau voor kust en kwelder',
  en: 'Bureau for coast and salt marsh',
  de: 'Büro für Küste und Salzwiese',
}
const lead: Localized = {
  nl: 'Kwelders worden hoger als het water hoger wordt. Wij meten hoe dat werkt en delen wat we leren.',
  en: 'Salt marshes rise when the water rises. We measure how that works and share what we learn.',
  de: 'Salzwiesen werden höher, wenn das Wasser steigt. Wir messen, wie das geht, und teilen, was wir lernen.',
}
const action: Localized = { nl: 'Bekijk de projecten', en: 'See the projects', de: 'Projekte ansehen' }
const legend: readonly (readonly [HeroProps['legend'][number]['colour'], Localized])[] = [
  ['water', { nl: 'water', en: 'water', de: 'Wasser' }],
  ['slik', { nl: 'slik', en: 'mudflat', de: 'Schlick' }],
  ['zeekraal', { nl: 'zeekraal', en: 'glasswort', de: 'Queller' }],
]

export const hero: ComponentExamples = {
  slug: 'hero',
  summary: {
    nl: 'Het begin van een pagina: de tekst staat op open water, het land begint waar de tekst ophoudt.',
    en: 'How a page begins: the text stands on open water, the land begins where the text ends.',
    de: 'Der Anfang einer Seite: Der Text steht auf offenem Wasser, das Land beginnt, wo der Text endet.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Kaart', en: 'Map', de: 'Karte' },
      stage: 'flush',
      render: (_, say) => (
        <Hero
          headingId="hero-map-title"
          label={say(label)}
          title={say(title)}
          text={say(lead)}
          picture={{ src: art, alt: '', width: 1120, height: 880 }}
          buttons={[{ label: say(action), href: '#main', style: 'highlight' }]}
          legend={legend.map(([colour, text]) => ({ colour, label: say(text) }))}
        />
      ),
    },
    {
      name: { nl: 'Zonder beeld', en: 'Without a picture', de: 'Ohne Bild' },
      stage: 'flush',
      render: (_, say) => (
        <Hero
          headingId="hero-plain-title"
          title={say(plainTitle)}
          text={say(lead)}
          buttons={[]}
          legend={[]}
        />
      ),
    },
    {
      name: { nl: 'Kop van een pagina', en: 'Head of a page', de: 'Kopf einer Seite' },
      stage: 'flush',
      render: (_, say) => (
        <PageHead
          headingLevel={2}
          label={say({ nl: 'Voorland', en: 'Foreland', de: 'Vorland' })}
          title={say(title)}
          lead={say(lead)}
        />
      ),
    },
  ],
}

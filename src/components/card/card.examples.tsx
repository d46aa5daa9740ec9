import type { Picture } from '../../content/types.ts'
import type { ComponentExamples, Localized } from '../examples.ts'
import { Card, Row, Rows } from './card.tsx'
import krummsand from './example-krummsand.svg'
import wierhuizen from './example-wierhuizen.svg'

const picture = (src: string): Picture => ({ src, alt: '', width: 800, height: 470 })
const dams: Localized = {
  nl: 'Rijshouten dammen, nu met meetpunten',
  en: 'Brushwood dams, now with measuring points',
  de: 'Lahnungen, jetzt mit Messpunkten',
}
const village: Localized = {
  nl: 'Het dorp dat zijn eigen dijk ontwierp',
  en: 'The village that designed its own dike',
  de: 'Das Dorf, das seinen Deich selbst entwarf',
}
const residents: Localized = {
  nl: 'Veertig bewoners, zes avonden, één ontwerp.',
  en: 'Forty residents, six evenings, one design.',
  de: 'Vierzig Menschen, sechs Abende, ein Entwurf.',
}
const storm: Localized = {
  nl: 'Stormseizoen begonnen: zo lees je onze waterstanden',
  en: 'Storm season has begun: how to read our water levels',
  de: 'Die Sturmzeit beginnt: So liest du unsere Wasserstände',
}

export const card: ComponentExamples = {
  slug: 'card',
  summary: {
    nl: 'Een card laat zien waar één link naartoe leidt: beeld, herkomst, titel en soms een zin.',
    en: 'A card shows where one link leads: picture, origin, title and sometimes a sentence.',
    de: 'Eine Card zeigt, wohin ein Link führt: Bild, Herkunft, Titel und manchmal ein Satz.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Met beeld', en: 'With a picture', de: 'Mit Bild' },
      stage: 'wide',
      render: (_, say) => (
        <div className="cards">
          <Card href="#krummsand" title={say(dams)} meta="Krummsand" picture={picture(krummsand)} />
          <Card href="#wierhuizen" title={say(village)} meta="Wierhuizen" picture={picture(wierhuizen)} />
        </div>
      ),
    },
    {
      name: { nl: 'Paneel', en: 'Panel', de: 'Feld' },
      stage: 'wide',
      render: (_, say) => (
        <div className="cards">
          <Card
            variant="panel"
            href="#wierhuizen"
            title={say(village)}
            meta="Wierhuizen"
            text={say(residents)}
            picture={picture(wierhuizen)}
          />
          <Card variant="panel" href="#krummsand" title={say(dams)} meta="Krummsand" />
        </div>
      ),
    },
    {
      name: { nl: 'Groot', en: 'Lead', de: 'Groß' },
      stage: 'wide',
      render: (_, say) => (
        <Card
          variant="lead"
          href="#krummsand"
          title={say(dams)}
          meta="Krummsand"
          text={say(residents)}
          picture={picture(krummsand)}
        />
      ),
    },
    {
      name: { nl: 'Regels', en: 'Rows', de: 'Zeilen' },
      stage: 'wide',
      render: (_, say) => (
        <Rows>
          <Row href="#storm" title={say(storm)} date="2026-11-12" />
          <Row href="#krummsand" title={say(dams)} date="2026-10-03" />
          <Row href="#wierhuizen" title={say(village)} />
        </Rows>
      ),
    },
  ],
}

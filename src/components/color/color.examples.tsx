import type { ComponentExamples, Localized } from '../examples.ts'
import { ColorTable, ProofTable, RampList } from './color.tsx'
import { proofs, ramps, semanticColors } from './palette.ts'

const meaning: Localized = { nl: 'Betekenis', en: 'Meaning', de: 'Bedeutung' }
const light: Localized = { nl: 'Licht', en: 'Light', de: 'Hell' }
const dark: Localized = { nl: 'Donker', en: 'Dark', de: 'Dunkel' }
const semantic: Localized = {
  nl: 'Kleuren met een betekenis',
  en: 'Colours with a meaning',
  de: 'Farben mit Bedeutung',
}
const contrast: Localized = { nl: 'Contrast', en: 'Contrast', de: 'Kontrast' }

export const color: ComponentExamples = {
  slug: 'color',
  summary: {
    nl: 'Kleuren van de kwelder: water, slik, zeekraal, lamsoor en helm. Een kleur zegt nooit iets zonder woorden erbij.',
    en: 'Colours of the salt marsh: water, mud, glasswort, sea lavender and marram. Colour never says anything without words.',
    de: 'Farben der Salzwiese: Wasser, Schlick, Queller, Strandflieder und Strandhafer. Farbe sagt nie etwas ohne Worte.',
  },
  group: 'basics',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Verlopen', en: 'Ramps', de: 'Farbreihen' },
      stage: 'wide',
      withoutCode: true,
      render: () => (
        <div>
          {ramps.map((ramp) => (
            <RampList key={ramp.name} ramp={ramp} />
          ))}
        </div>
      ),
    },
    {
      name: semantic,
      stage: 'wide',
      withoutCode: true,
      render: (_, say) => (
        <ColorTable
          label={say(semantic)}
          columns={[say(meaning), say(light), say(dark)]}
          colors={semanticColors}
        />
      ),
    },
    {
      name: { nl: 'Bewezen contrast', en: 'Proven contrast', de: 'Bewiesener Kontrast' },
      stage: 'wide',
      withoutCode: true,
      render: (_, say) => (
        <ProofTable
          label={say(contrast)}
          columns={[
            say({
              nl: 'Voorgrond / achtergrond',
              en: 'Foreground / background',
              de: 'Vordergrund / Hintergrund',
            }),
            say(light),
            say(dark),
            say({ nl: 'Minimaal', en: 'Least', de: 'Mindestens' }),
          ]}
          proofs={proofs}
        />
      ),
    },
  ],
}

import type { ComponentExamples, Localized } from '../examples.ts'
import { Go } from '../go/go.tsx'
import { TypeScale } from './typography.tsx'

/** Soft hyphens: not every browser knows where Dutch and German words break. */
const compound: Localized = {
  nl: 'Klimaat\u00ADadaptatie\u00ADstrategie',
  en: 'Tidal marsh restoration',
  de: 'Hochwasser\u00ADschutz\u00ADmaßnahme',
}
const lead: Localized = {
  nl: 'Twee keer per dag legt de zee een laagje slib neer. Planten houden het vast.',
  en: 'Twice a day the sea lays down a thin layer of mud. Plants hold on to it.',
  de: 'Zweimal am Tag legt das Meer eine dünne Schicht Schlick ab. Pflanzen halten sie fest.',
}
const body: Localized = {
  nl: 'Lopende tekst staat op zestig tot zeventig tekens per regel, met een regelafstand van 1,6. Zo vindt het oog het begin van de volgende regel, ook na een lange dag op het slik.',
  en: 'Body text runs to sixty or seventy characters a line, with a line height of 1.6. The eye then finds the start of the next line, even after a long day on the mud.',
  de: 'Fließtext hat sechzig bis siebzig Zeichen je Zeile und einen Zeilenabstand von 1,6. So findet das Auge den Anfang der nächsten Zeile, auch nach einem langen Tag im Schlick.',
}
const label: Localized = {
  nl: 'Water schrijf je cursief',
  en: 'Water is written in italics',
  de: 'Wasser schreibt man kursiv',
}

export const typography: ComponentExamples = {
  slug: 'typography',
  summary: {
    nl: 'Een licht versmalde schreefloze letter voor alles, en een cursieve schreefletter voor kleine opschriften, zoals op een kaart.',
    en: 'A slightly condensed sans for everything, and an italic serif for small labels, as on a map.',
    de: 'Eine leicht schmale Grotesk für alles, und eine kursive Antiqua für kleine Beschriftungen, wie auf einer Karte.',
  },
  group: 'basics',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Schaal', en: 'Scale', de: 'Skala' },
      stage: 'wide',
      render: (_, say) => <TypeScale text={say(compound)} />,
    },
    {
      name: { nl: 'Rollen', en: 'Roles', de: 'Rollen' },
      stage: 'wide',
      render: (_, say) => (
        <div className="flow">
          <p className="label">{say(label)}</p>
          <h3>{say(compound)}</h3>
          <p className="lead">{say(lead)}</p>
          <p className="measure">{say(body)}</p>
          <p>
            <Go href="#main">{say({ nl: 'Lees verder', en: 'Read on', de: 'Weiterlesen' })}</Go>
          </p>
        </div>
      ),
    },
    {
      name: { nl: 'Rijke tekst', en: 'Rich text', de: 'Formatierter Text' },
      stage: 'wide',
      render: (_, say) => (
        <div className="prose">
          <p>{say(body)}</p>
          <ul>
            <li>
              <strong>{say({ nl: 'Nadruk', en: 'Strong', de: 'Betont' })}</strong>
            </li>
            <li>
              <em>{say({ nl: 'Klemtoon', en: 'Emphasis', de: 'Hervorhebung' })}</em>
            </li>
            <li>
              <a href="#main">
                {say({ nl: 'Een link in de tekst', en: 'A link in the text', de: 'Ein Link im Text' })}
              </a>
            </li>
          </ul>
          <ol>
            <li>
              <code>--t-m</code>
            </li>
            <li>
              <kbd>Tab</kbd>
            </li>
          </ol>
          <blockquote>
            <p>{say(lead)}</p>
          </blockquote>
        </div>
      ),
    },
  ],
}

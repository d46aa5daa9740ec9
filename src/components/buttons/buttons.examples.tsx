import type { ComponentExamples, Localized } from '../examples.ts'
import { Button, ButtonGroup, type ButtonLook, IconButton, LinkButton } from './buttons.tsx'

const send: Localized = { nl: 'Verstuur aanvraag', en: 'Send request', de: 'Anfrage senden' }
const keep: Localized = { nl: 'Bewaar als concept', en: 'Save as draft', de: 'Als Entwurf sichern' }
const save: Localized = { nl: 'Opslaan', en: 'Save', de: 'Speichern' }
const view: Localized = { nl: 'Bekijk project', en: 'View project', de: 'Projekt ansehen' }
const search: Localized = { nl: 'Zoeken', en: 'Search', de: 'Suchen' }
const variants: readonly (readonly [NonNullable<ButtonLook['variant']>, Localized])[] = [
  ['primary', { nl: 'Primair', en: 'Primary', de: 'Primär' }],
  ['secondary', { nl: 'Secundair', en: 'Secondary', de: 'Sekundär' }],
  ['quiet', { nl: 'Stil', en: 'Quiet', de: 'Still' }],
  ['highlight', { nl: 'Uitgelicht', en: 'Highlight', de: 'Hervorgehoben' }],
  ['danger', { nl: 'Verwijder', en: 'Delete', de: 'Löschen' }],
]
const sizes: readonly (readonly [NonNullable<ButtonLook['size']>, Localized])[] = [
  ['s', { nl: 'Klein', en: 'Small', de: 'Klein' }],
  ['m', { nl: 'Normaal', en: 'Normal', de: 'Normal' }],
  ['l', { nl: 'Groot', en: 'Large', de: 'Groß' }],
]

export const buttons: ComponentExamples = {
  slug: 'buttons',
  summary: {
    nl: 'Een button zet iets in gang: versturen, opslaan, openen. Brengt het de bezoeker naar een andere pagina, gebruik dan een link.',
    en: 'A button starts something: sending, saving, opening. What leads to another page is a link.',
    de: 'Ein Button setzt etwas in Gang: senden, speichern, öffnen. Was zu einer anderen Seite führt, ist ein Link.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Primaire en secundaire button', en: 'Primary and secondary', de: 'Primär und sekundär' },
      render: (_, say) => (
        <ButtonGroup>
          <Button>{say(send)}</Button>
          <Button variant="secondary">{say(keep)}</Button>
        </ButtonGroup>
      ),
    },
    {
      name: { nl: 'Alle varianten', en: 'All variants', de: 'Alle Varianten' },
      render: (_, say) =>
        variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {say(label)}
          </Button>
        )),
    },
    {
      name: { nl: 'Op een donker vlak', en: 'On a dark panel', de: 'Auf dunkler Fläche' },
      surface: 'inverse',
      render: (_, say) =>
        variants.slice(0, 4).map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {say(label)}
          </Button>
        )),
    },
    {
      name: { nl: 'Maten en iconen', en: 'Sizes and icons', de: 'Größen und Icons' },
      render: (_, say) => (
        <>
          {sizes.map(([size, label]) => (
            <Button key={size} size={size}>
              {say(label)}
            </Button>
          ))}
          <LinkButton variant="secondary" href="#main" iconEnd="arrow">
            {say(view)}
          </LinkButton>
          <IconButton variant="secondary" icon="search" label={say(search)} />
        </>
      ),
    },
    {
      name: { nl: 'Uit en bezig', en: 'Disabled and busy', de: 'Gesperrt und beschäftigt' },
      render: (_, say) => (
        <>
          <Button aria-disabled>{say(save)}</Button>
          <Button busy>{say(save)}</Button>
          <Button variant="secondary" busy>
            {say(save)}
          </Button>
        </>
      ),
    },
  ],
}

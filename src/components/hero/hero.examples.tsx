import facts from 'virtual:facts/hero'
import { artwork } from '../../content/artwork.ts'
import type { Showcase, StateName } from '../../examples/showcase.ts'
import { LinkButton } from '../buttons/buttons.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { advice, bare } from './hero.advice.tsx'
import { anatomy } from './hero.anatomy.tsx'
import { Hero, type HeroProps } from './hero.tsx'
import type nl from './texts/nl.ts'

type Words = Readonly<Record<keyof (typeof nl)['words'], string>>

const wide = artwork('wierhuizen', 'card')
const upright = artwork('nacht', 'portrait')
const framed = artwork('juist', 'card')

const colours: readonly (HeroProps['legend'][number]['colour'] & keyof Words)[] = [
  'water',
  'slik',
  'zeekraal',
  'lamsoor',
  'zeealsem',
]
const legendOf = (words: Words) => colours.map((colour) => ({ colour, label: words[colour] }))

const buttonRow = (style: 'highlight' | 'quiet') => ({
  id: style,
  surface: 'inverse' as const,
  render: (state: StateName, words: Words) => (
    <LinkButton
      href="#states"
      variant={style}
      size="l"
      iconEnd={style === 'highlight' ? 'arrow' : undefined}
      data-state={state}
    >
      {words[style]}
    </LinkButton>
  ),
})

export const showcase: Showcase<typeof nl> = {
  slug: 'hero',
  parts: { Hero, PageHead },
  facts,
  examples: [
    {
      id: 'map',
      stage: 'flush',
      render: (words) => (
        <Hero
          headingId="hero-map-title"
          label={words.bureau}
          title={words.land}
          text={words.landText}
          picture={wide}
          portrait={upright}
          buttons={[
            { label: words.highlight, href: '#example-page', style: 'highlight' },
            { label: words.quiet, href: '#example-split', style: 'quiet' },
          ]}
          legend={legendOf(words)}
        />
      ),
    },
    {
      id: 'page',
      stage: 'flush',
      render: ({ knowledge, measure, measureText }) => (
        <Hero variant="page" label={knowledge} title={measure} text={measureText} {...bare} />
      ),
    },
    {
      id: 'split',
      stage: 'flush',
      render: ({ village, villageText, wierhuizen, villageAlt, read }) => (
        <Hero
          variant="split"
          headingId="hero-split-title"
          label={wierhuizen}
          title={village}
          text={villageText}
          picture={{ ...framed, alt: villageAlt }}
          buttons={[{ label: read, href: '#example-statement', style: 'highlight' }]}
          legend={[]}
        />
      ),
    },
    {
      id: 'statement',
      stage: 'flush',
      render: ({ spade, worker }) => (
        <Hero variant="statement" headingId="hero-statement-title" label={worker} title={spade} {...bare} />
      ),
    },
    {
      id: 'plain',
      stage: 'flush',
      render: ({ visit, visitText, plan }) => (
        <Hero
          headingId="hero-plain-title"
          title={visit}
          text={visitText}
          buttons={[{ label: plan, href: '#example-map', style: 'highlight' }]}
          legend={[]}
        />
      ),
    },
    {
      id: 'head',
      stage: 'flush',
      render: ({ foreland, grows, growsText, meta }) => (
        <PageHead
          headingLevel={2}
          label={foreland}
          title={grows}
          lead={growsText}
          meta={<span>{meta}</span>}
        />
      ),
    },
    {
      id: 'long',
      stage: 'flush',
      render: ({ long, longText, adaptation, longAction, quiet }) => (
        <Hero
          headingId="hero-long-title"
          label={adaptation}
          title={long}
          text={longText}
          picture={wide}
          buttons={[
            { label: longAction, href: '#example-map', style: 'highlight' },
            { label: quiet, href: '#example-page', style: 'quiet' },
          ]}
          legend={[]}
        />
      ),
    },
  ],
  states: {
    columns: ['rest', 'hover', 'focus', 'active'],
    rows: [buttonRow('highlight'), buttonRow('quiet')],
  },
  anatomy,
  advice,
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
  ],
  roles: [
    { id: 'section', code: '<section aria-labelledby>' },
    { id: 'heading', code: '<h1 tabindex="-1">' },
    { id: 'picture', code: '<picture><source media><img alt>' },
    { id: 'eager', code: 'fetchpriority="high"' },
    { id: 'key', code: '<p class="visually-hidden"> <ul>' },
  ],
  criteria: [
    '1.1.1',
    '1.3.1',
    '1.3.2',
    '1.4.1',
    '1.4.3',
    '1.4.4',
    '1.4.10',
    '1.4.12',
    '2.4.3',
    '2.4.4',
    '2.4.6',
    '2.4.7',
    '2.5.8',
  ],
  phrases: [
    {
      nl: 'Land dat meegroeit met de zee',
      en: 'Land that grows with the sea',
      de: 'Land, das mit dem Meer wächst',
    },
    { nl: 'Meten, aanleggen, delen', en: 'Measure, build, share', de: 'Messen, bauen, teilen' },
    {
      nl: 'Loop een dag mee op het slik',
      en: 'Spend a day on the mudflats',
      de: 'Komm einen Tag mit ins Watt',
    },
    { nl: 'Bekijk de projecten', en: 'See the projects', de: 'Projekte ansehen' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}

/** Live examples of "hero": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { PageHead } from '../page-head/page-head.tsx'
import { Hero, type HeroProps } from './hero.tsx'

/** Colours in the legend of the example with a map. */
type Colour = Exclude<HeroProps['legend'][number]['colour'], 'strandkweek'>

/** Keys of the texts in these examples. */
type Word =
  | Colour
  | 'bureau'
  | 'land'
  | 'landText'
  | 'highlight'
  | 'quiet'
  | 'knowledge'
  | 'measure'
  | 'measureText'
  | 'oosterdorp'
  | 'village'
  | 'villageText'
  | 'villageAlt'
  | 'read'
  | 'spade'
  | 'worker'
  | 'visit'
  | 'visitText'
  | 'plan'
  | 'foreland'
  | 'grows'
  | 'growsText'
  | 'meta'
  | 'adaptation'
  | 'long'
  | 'longText'
  | 'longAction'
type Words = Readonly<Record<Word, string>>

const colours: readonly Colour[] = ['water', 'slik', 'zeekraal', 'lamsoor', 'zeealsem']
const legendOf = (words: Words) => colours.map((colour) => ({ colour, label: words[colour] }))

export const examples: ComponentExamples<Word> = {
  components: { Hero, PageHead },
  examples: [
    {
      id: 'map',
      stage: 'flush',
      render: (words, _t, art) => (
        <Hero
          headingId="hero-map-title"
          label={words.bureau}
          title={words.land}
          text={words.landText}
          picture={art('village-9', 'card')}
          portrait={art('nacht', 'portrait')}
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
        <Hero variant="page" label={knowledge} title={measure} text={measureText} buttons={[]} legend={[]} />
      ),
    },
    {
      id: 'split',
      stage: 'flush',
      render: ({ village, villageText, oosterdorp, villageAlt, read }, _t, art) => (
        <Hero
          variant="split"
          headingId="hero-split-title"
          label={oosterdorp}
          title={village}
          text={villageText}
          picture={{ ...art('juist', 'card'), alt: villageAlt }}
          buttons={[{ label: read, href: '#example-statement', style: 'highlight' }]}
          legend={[]}
        />
      ),
    },
    {
      id: 'statement',
      stage: 'flush',
      render: ({ spade, worker }) => (
        <Hero
          variant="statement"
          headingId="hero-statement-title"
          label={worker}
          title={spade}
          buttons={[]}
          legend={[]}
        />
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
      render: ({ long, longText, adaptation, longAction, quiet }, _t, art) => (
        <Hero
          headingId="hero-long-title"
          label={adaptation}
          title={long}
          text={longText}
          picture={art('village-9', 'card')}
          buttons={[
            { label: longAction, href: '#example-map', style: 'highlight' },
            { label: quiet, href: '#example-page', style: 'quiet' },
          ]}
          legend={[]}
        />
      ),
    },
  ],
}

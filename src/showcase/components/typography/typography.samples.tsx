/** Sample words of the page about typography, and the rows of its state matrix. */
import { Go } from '../../../components/go/go.tsx'
import type { StateRow } from '../../showcase.ts'
import type nl from './texts/nl.ts'
import type { FontListProps, TypeRole, Word } from './typography.tsx'

type Texts = typeof nl
type Words = Readonly<Record<keyof Texts['words'], string>>

/**
 * Long words of each language. Soft hyphens, because not every browser knows where Dutch and German words
 * break.
 */
export const compounds: readonly Word[] = [
  { lang: 'nl', text: 'Klimaat\u00ADadaptatie\u00ADstrategie' },
  { lang: 'en', text: 'Tidal marsh restoration' },
  { lang: 'de', text: 'Hochwasser\u00ADschutz\u00ADmaßnahme' },
]

export const fonts = (words: Words): FontListProps['fonts'] => [
  { font: 'sans', name: 'Instrument Sans', sample: words.alphabet, why: words.whySans },
  { font: 'serif', name: 'Newsreader', sample: words.alphabet, why: words.whySerif },
  { font: 'mono', name: words.mono, sample: words.alphabet, why: words.whyMono },
]

type Samples = Readonly<Record<TypeRole, { readonly name: string; readonly sample: string }>>

export const roleTexts = (words: Words): Samples => ({
  hero: { name: words.hero, sample: words.title },
  h1: { name: words.h1, sample: words.title },
  h2: { name: words.sectionTitle, sample: words.h2 },
  article: { name: words.article, sample: words.h2 },
  h3: { name: words.cardTitle, sample: words.h3 },
  h4: { name: words.subtitle, sample: words.h4 },
  label: { name: words.label, sample: words.labelText },
  lead: { name: words.lead, sample: words.leadText },
  body: { name: words.body, sample: words.long },
  small: { name: words.meta, sample: words.small },
  code: { name: words.codeRole, sample: words.pre },
})

/** Elements that a row of the state matrix shows, by its state. */
const shown = {
  heading: (_: string, { th }: Words) => <h3>{th}</h3>,
  headingLink: (state: string, { th }: Words) => (
    <h3>
      <a href="#states" data-state={state}>
        {th}
      </a>
    </h3>
  ),
  link: (state: string, { onward }: Words) => (
    <a href="#states" data-state={state}>
      {onward}
    </a>
  ),
  go: (state: string, { onward }: Words) => (
    <Go href="#states" data-state={state}>
      {onward}
    </Go>
  ),
} as const

/** A heading alone has one state: it also takes focus after a change of page, without a ring. */
export const row = (id: keyof typeof shown): StateRow<Texts> => ({
  id,
  render: (state, words) => (id === 'heading' && state !== 'rest' ? null : shown[id](state, words)),
})

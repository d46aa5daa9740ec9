/** Sample words of the page about typography, and the rows of its state matrix. */
import { Go } from '../../../components/go/go.tsx'
import type { StateRow } from '../../showcase.ts'
import { useSiteFonts } from '../../site-look-context.ts'
import type nl from './texts/nl.ts'
import { FontList, type FontListProps, type TypeRole, type Word } from './typography.tsx'

type Texts = typeof nl
/** The texts inside the examples of the page. */
type Words = Readonly<Record<keyof Texts['words'], string>>

/**
 * Long words in each language. Dutch and German words have soft hyphens, because not every browser hyphenates
 * these languages.
 */
export const compounds: readonly Word[] = [
  { lang: 'nl', text: 'Klimaat\u00ADadaptatie\u00ADstrategie' },
  { lang: 'en', text: 'Tidal marsh restoration' },
  { lang: 'de', text: 'Hochwasser\u00ADschutz\u00ADmaßnahme' },
]

/** The font families, with a sample of each and the reason for its use. */
const fonts = (words: Words): FontListProps['fonts'] => [
  { font: 'sans', name: 'Instrument Sans', sample: words.alphabet, why: words.whySans },
  { font: 'serif', name: 'Newsreader', sample: words.alphabet, why: words.whySerif },
  { font: 'mono', name: words.mono, sample: words.alphabet, why: words.whyMono },
]

/** The font families of the running site. Those of its own come without a reason: that is the site's. */
export function SiteFontList({ words }: { words: Words }) {
  const own: Readonly<Record<string, string>> = useSiteFonts()
  const shown = fonts(words).map((row) => {
    const name = own[row.font]
    return name === undefined ? row : { ...row, name, why: '' }
  })
  return <FontList fonts={shown} />
}

type Samples = Readonly<Record<TypeRole, { readonly name: string; readonly sample: string }>>

/** The name and a sample text of each role of text. */
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

/** The elements of each row of the state matrix, by state. */
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

/**
 * Returns a row of the state matrix. Only a heading has a single state: after a navigation it has the focus,
 * but no ring.
 */
export const row = (id: keyof typeof shown): StateRow<Texts> => ({
  id,
  render: (state, words) => (id === 'heading' && state !== 'rest' ? null : shown[id](state, words)),
})

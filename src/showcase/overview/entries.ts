/** What can be found on the pages of the design system: components, their states and examples, and parts. */
import type { ExampleTexts } from '../../examples/component-examples.ts'
import type { Locale } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { showcases } from '../../routes.ts'
import { loadDocs, type ShowcaseDocs } from '../load.ts'
import { stateId } from '../sections/states.tsx'

/** Something to find, with its place. */
export interface Entry {
  readonly title: string
  /** The component that it belongs to; absent if it is a component itself. */
  readonly of?: string
  /** Path without the prefix of the language. */
  readonly path: string
  /** All words by which it is found, folded: those of the page's language, and the names in code. */
  readonly words: string
}

/** Loads the content of all components' pages. Rejects when a chunk cannot be loaded. */
export const loadAllDocs = (locale: Locale): Promise<readonly ShowcaseDocs[]> =>
  Promise.all(showcases.map((slug) => loadDocs(slug, locale, locale)))

/** Letters without accents, in lower case. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Lists all that can be found.
 * @param parts texts about the parts without a page of their own, by their names
 */
export const listEntries = (
  docs: readonly ShowcaseDocs[],
  parts: Readonly<Record<string, ExampleTexts>>,
  t: Translate,
): readonly Entry[] => [
  ...docs.flatMap((each) => entriesOf(each, t)),
  ...Object.entries(parts).map(([name, { title }]) => ({
    title,
    path: `/designsystem#part-${name}`,
    words: fold(`${title} ${name}`),
  })),
]

/** A component, its states, then its examples. */
function entriesOf({ showcase, texts, words }: ShowcaseDocs, t: Translate): readonly Entry[] {
  const { slug, states, examples, components } = showcase
  const of = t(`ds-${slug}-title`)
  const path = `/designsystem/${slug}`
  return [
    { title: of, path, words: fold(`${of} ${slug} ${Object.keys(components).join(' ')}`) },
    ...states.rows.flatMap((row) =>
      states.columns.flatMap((state) => {
        if (!row.render(state, texts.words, t, noPicture)) return []
        const [variant = row.id, name] = [texts.states.rows[row.id], words.states[state]]
        const found = fold(`${of} ${slug} ${variant} ${row.id} ${name} ${state}`)
        return { title: `${variant} – ${name}`, of, path: `${path}#${stateId(state, row.id)}`, words: found }
      }),
    ),
    ...examples.map(({ id }) => {
      const { name = id } = texts.examples[id] ?? {}
      return { title: name, of, path: `${path}#example-${id}`, words: fold(`${of} ${slug} ${name} ${id}`) }
    }),
  ]
}

/** A picture that is not shown: what is listed is whether a variant has a state. */
const noPicture = () => ({ src: '', alt: '', width: 1, height: 1 })

/** The entries in which every word of a text occurs; none without words. */
export function findEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const asked = fold(text)
    .split(/[\s,/]+/)
    .filter(Boolean)
  return asked.length === 0 ? [] : entries.filter(({ words }) => asked.every((word) => words.includes(word)))
}

/** Categories of consent in the content: which there are, after each change of it. */
import type { Logger } from 'pino'
import type { Values } from '../../../src/content/types.ts'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { memoLast } from '../../../src/shared/memo.ts'
import type { ContentSource } from '../../cms/source.ts'
import type { ContentCategories } from '../../consent/consent.ts'
import type { CategorySetup, ConsentSetup, Wording } from '../../consent/consent-setup.ts'
import { categoryRows, readCategories } from './read-categories.ts'

type Sets = Readonly<Record<string, Values>>

interface GlobalOptions {
  readonly content: Pick<ContentSource, 'globals'>
  readonly languages: Languages
  readonly logger: Pick<Logger, 'warn'>
}

/** A category with its words in all languages; its tools are those of the default language. */
const withWords =
  (others: ReadonlyMap<Locale, ConsentSetup | undefined>) =>
  (category: CategorySetup): CategorySetup => {
    const words = (own: Wording, of: 'label' | 'text'): Wording => ({
      ...own,
      ...Object.fromEntries(
        [...others].flatMap(([locale, setup]) => {
          const word = setup?.categories.find(({ key }) => key === category.key)?.[of]['*']
          return word === undefined ? [] : [[locale, word]]
        }),
      ),
    })
    return { ...category, label: words(category.label, 'label'), text: words(category.text, 'text') }
  }

const none: Sets = {}

/** The categories of one language. */
function read(sets: Sets, fault: (text: string) => void): ConsentSetup | undefined {
  const rows = categoryRows(sets)
  return rows && readCategories(rows, fault)
}

/** Creates the reader of categories in the content. What cannot be had stays as it was, for each language. */
export function createConsentGlobal({ content, languages, logger }: GlobalOptions): ContentCategories {
  const state: { known: ConsentSetup | undefined } = { known: undefined }
  const warn = (problem: string) =>
    logger.warn({ problem }, 'A category of consent in the content is not used')
  const own = languages.default.locale
  const otherLocales = languages.locales.filter((locale) => locale !== own)
  const sets = new Map<Locale, Sets>()
  const setsOf = (locale: Locale): Sets => sets.get(locale) ?? none
  async function refreshOne(locale: Locale): Promise<void> {
    const found = await content.globals(locale).catch(() => undefined)
    if (found) sets.set(locale, found)
  }
  // A source returns the same objects until something changes.
  const setupOf = memoLast((first: Sets, ...more: readonly Sets[]): ConsentSetup | undefined => {
    const setup = read(first, warn)
    const others = otherLocales.map((locale, index): [Locale, ConsentSetup | undefined] => [
      locale,
      read(more[index] ?? none, () => {}),
    ])
    return setup && { ...setup, categories: setup.categories.map(withWords(new Map(others))) }
  })
  return {
    known: () => state.known,
    async refresh() {
      await refreshOne(own)
      const isAsked = categoryRows(setsOf(own)) !== undefined
      if (isAsked) await Promise.all(otherLocales.map(refreshOne))
      state.known = isAsked ? setupOf(setsOf(own), ...otherLocales.map(setsOf)) : undefined
    },
  }
}

/** Compares the pages of the languages: which have texts of their own for what the others have. */
import type { Locale } from '../../../src/i18n/languages.ts'
import type { CoverageKind } from '../report.ts'
import type { Tally } from '../tally.ts'
import type { PageFacts } from './page-facts.ts'

/** A page in all languages that have it. */
export type PageGroup = ReadonlyMap<Locale, PageFacts>

/** Whether a page lacks something that pages of other languages have. */
interface Rule {
  readonly kind: CoverageKind
  /** Whether it is to be expected of the page, as another has it. */
  readonly isExpected: (page: PageFacts, others: readonly PageFacts[]) => boolean
  /** Whether it is missing, or that of another language; @param first the page of the first language that has it */
  readonly isMissing: (page: PageFacts, first: PageFacts) => boolean
  readonly detail: string
}

/** The same text under the same title is no fault: a name is the same in all languages. */
const isCopy =
  (member: 'slug' | 'metaTitle' | 'metaDescription') =>
  (page: PageFacts, first: PageFacts): boolean =>
    page !== first && page[member] === first[member] && page.title !== first.title

const metaRule = (kind: CoverageKind, member: 'metaTitle' | 'metaDescription', what: string): Rule => ({
  kind,
  isExpected: (page, others) => [page, ...others].some((each) => each[member] !== 0),
  isMissing: (page, first) => page[member] === 0 || isCopy(member)(page, first),
  detail: `another language has ${what} for search engines, this one has none of its own`,
})

const rules: readonly Rule[] = [
  {
    kind: 'slugs',
    isExpected: ({ slug }, others) => slug !== 0 && others.length > 0,
    isMissing: (page, first) => !page.isNamedByTitle && isCopy('slug')(page, first),
    detail: 'the slug is that of another language',
  },
  metaRule('meta-titles', 'metaTitle', 'a title'),
  metaRule('meta-descriptions', 'metaDescription', 'a description'),
]

/** Adds what the languages of a page lack. */
export function compareLanguages(group: PageGroup, tally: Tally): void {
  const pages = [...group.values()]
  const [first] = pages
  if (!first) return
  for (const [locale, page] of group) {
    const others = pages.filter((other) => other !== page)
    for (const { kind, isExpected, isMissing, detail } of rules) {
      if (!isExpected(page, others)) continue
      const missing = isMissing(page, first)
      tally.cover(kind, locale, !missing)
      if (missing)
        tally.add(kind, { kind: 'missing', locales: [locale], page: page.path, subject: page.path, detail })
    }
  }
}

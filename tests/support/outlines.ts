/** Made-up outlines of pages. */
import { readIndexing } from '../../src/content/head/seo.ts'
import type { Alternates, PageOutline, Summary, Values } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'

interface Parts extends Partial<Pick<Summary, 'picture' | 'date'>> {
  readonly collection?: string
  readonly updatedAt?: string
  readonly alternates?: Alternates
  /** Fields of the page, for search engines. */
  readonly fields?: Values
}

/** What a source tells of a page; `path` is its address, decoded. */
export const outline = (
  locale: Locale,
  path: string,
  { fields = {}, alternates = { [locale]: path }, picture, date, ...parts }: Parts = {},
): PageOutline => ({
  summary: { title: path, path, ...(picture && { picture }), ...(date && { date }) },
  collection: 'pages',
  terms: [],
  alternates,
  indexing: readIndexing(fields),
  ...parts,
})

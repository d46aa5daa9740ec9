/** What is compared between the languages of a page, in a few bytes. */

import type { Seo } from '../../../src/content/head/seo.ts'
import type { ContentPage } from '../../../src/content/types.ts'

/** A text by its number; 0 for none. Two texts with the same number are taken for the same. */
type TextNumber = number

/** A page in one language. */
export interface PageFacts {
  readonly path: string
  readonly title: TextNumber
  readonly slug: TextNumber
  /** Whether all words of the slug are words of the title: that of a place is the same in all languages. */
  readonly isNamedByTitle: boolean
  readonly metaTitle: TextNumber
  readonly metaDescription: TextNumber
}

/** A hash of the text (FNV-1a): pages of a large site are compared by numbers, as their texts take megabytes. */
function numberOf(text: string | undefined): TextNumber {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return 0
  let hash = 0x811c9dc5
  for (let index = 0; index < trimmed.length; index++)
    hash = Math.imul(hash ^ trimmed.charCodeAt(index), 0x01000193) >>> 0
  return hash || 1
}

const marks = /\p{M}+/gu
const plain = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase()

const isNamedBy = (slug: string, title: string): boolean => {
  const words = plain(title)
  return slug.split('-').every((word) => words.includes(plain(word)))
}

/** The last segment of a path; empty for the home page. */
const slugIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** @param home path of the home page of the language */
export const factsOf = (
  { path, title }: Pick<ContentPage, 'path' | 'title'>,
  { title: metaTitle, description }: Pick<Seo, 'title' | 'description'>,
  home: string,
): PageFacts => ({
  path,
  title: numberOf(title),
  slug: path === home ? 0 : numberOf(slugIn(path)),
  isNamedByTitle: isNamedBy(slugIn(path), title),
  metaTitle: numberOf(metaTitle),
  metaDescription: numberOf(description),
})

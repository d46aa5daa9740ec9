/** Chooses pages of a project that stand for all of them. */
import type { ExpectedPage, ExpectedSite } from './expected-pages.ts'

const collectionOf = ({ file }: ExpectedPage): string => file.split('/')[2] ?? ''

/** Fullness of a page: texts, and pictures that are worth several. */
const weight = ({ texts, pictures }: ExpectedPage): number => texts.length + 3 * pictures.length

/**
 * Addresses of the fullest page of each collection and of the first home page, where there is one.
 * @param addressOf address of the entry in a file
 */
export function pagesByKind(
  { pages }: ExpectedSite,
  addressOf: (file: string) => string | undefined,
): readonly string[] {
  const fullest = new Map<string, ExpectedPage>()
  for (const page of pages) {
    const known = fullest.get(collectionOf(page))
    if (!known || weight(page) > weight(known)) fullest.set(collectionOf(page), page)
  }
  const homes = pages
    .flatMap(({ file }) => addressOf(file) ?? [])
    .filter((each) => /^\/(?:[a-z]{2})?$/.test(each))
  const chosen = [...fullest.values()].flatMap(({ file }) => addressOf(file) ?? [])
  return [...new Set([...homes.sort().slice(0, 1), ...chosen])]
}

/** What the pages of a project have to show, by the files of the project. */
import { readStoredEntries, type StoredEntry } from './stored-entries.ts'
import { filesBelow, readYaml } from './stored-files.ts'
import { hiddenMark } from './words.ts'
import { type NamedFile, type WrittenParts, type WrittenText, writtenParts } from './written-parts.ts'

/** Something that an editor wrote, with the file it stands in. */
export type Written<T> = T & { readonly file: string }

export interface ExpectedPage {
  readonly file: string
  /**
   * Texts of five words or more, but those for search engines; with those of entries without an address that
   * the page refers to.
   */
  readonly texts: readonly Written<WrittenText>[]
  readonly pictures: readonly Written<NamedFile>[]
}

export interface ExpectedSite {
  readonly pages: readonly ExpectedPage[]
  /** Texts that are for nobody, of any length. */
  readonly hidden: readonly Written<WrittenText>[]
  /** Hidden texts that are for search engines and may stand in the head of a page. */
  readonly forHead: readonly Written<WrittenText>[]
}

const minWords = 5
const pictureName = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
const seoField = /(?:^|\.)(?:seo|meta|og|twitter|sharing)(?:[_.-]|$)|(?:^|\.)sitemap/i

const isHidden = ({ text }: WrittenText) => text.includes(hiddenMark)

type Parts = (entry: StoredEntry) => WrittenParts

/** Finds files that visitors may have by the end of their path. */
function pictureFinder(dir: string): (reference: string) => boolean {
  const files = ['public', 'storage/app/public']
    .flatMap((folder) => filesBelow(dir, folder))
    .filter((file) => !file.includes('/.meta/') && pictureName.test(file))
    .map((file) => file.normalize('NFC'))
  return (reference) => {
    const path = pathOfReference(reference)
    return pictureName.test(path) && files.some((file) => file.endsWith(`/${path}`))
  }
}

/** `asset::main::img/a.jpg` and `/assets/img/a.jpg` end with the path in their container. */
export const pathOfReference = (reference: string): string =>
  (reference.split('::').at(-1) ?? '')
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\//, '')
    .normalize('NFC')

/** Entries without an address of their own that values name, in the site of the entry that names them. */
function referenceFinder(entries: readonly StoredEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (from: StoredEntry, { references }: WrittenParts): readonly StoredEntry[] => {
    const keys = new Set(references.flatMap((id) => byId.get(id)?.key ?? []))
    return entries.filter(
      (entry) => keys.has(entry.key) && entry.site === from.site && entry.isPublic && !entry.isRouted,
    )
  }
}

function expectedPage(
  own: StoredEntry,
  named: readonly StoredEntry[],
  parts: Parts,
  isPicture: (reference: string) => boolean,
): ExpectedPage {
  const all = [own, ...named]
  return {
    file: own.file,
    texts: all.flatMap((entry) =>
      parts(entry)
        .texts.filter((text) => text.words >= minWords && !isHidden(text) && !seoField.test(text.field))
        .map((text) => ({ ...text, file: entry.file })),
    ),
    pictures: all.flatMap((entry) =>
      parts(entry)
        .files.filter(({ field, reference }) => !seoField.test(field) && isPicture(reference))
        .map((named) => ({ ...named, file: entry.file })),
    ),
  }
}

/** Every text of the project that has the mark of hidden ones. */
function hiddenTexts(
  dir: string,
  known: ReadonlyMap<StoredEntry, WrittenParts>,
): readonly Written<WrittenText>[] {
  const inEntries = [...known].map(([{ file }, parts]) => [file, parts] as const)
  const inGlobals = filesBelow(dir, 'content/globals').map(
    (file) => [file, writtenParts(readYaml(dir, file) ?? {})] as const,
  )
  return [...inEntries, ...inGlobals].flatMap(([file, { texts }]) =>
    texts.filter(isHidden).map((text) => ({ ...text, file })),
  )
}

/** Reads a project without the product's own reader. */
export function readExpectedSite(dir: string): ExpectedSite {
  const entries = readStoredEntries(dir)
  const known = new Map(entries.map((entry) => [entry, writtenParts(entry.values)]))
  const parts: Parts = (entry) => known.get(entry) ?? writtenParts(entry.values)
  const referredTo = referenceFinder(entries)
  const isPicture = pictureFinder(dir)
  const hidden = hiddenTexts(dir, known)
  return {
    pages: entries
      .filter(({ isRouted, isPublic }) => isRouted && isPublic)
      .map((entry) => expectedPage(entry, referredTo(entry, parts(entry)), parts, isPicture)),
    hidden: hidden.filter(({ field }) => !seoField.test(field)),
    forHead: hidden.filter(({ field }) => seoField.test(field)),
  }
}

/** What the pages of a project have to show, by the files of the project. */
import { readStoredEntries, type StoredEntry } from './stored-entries.ts'
import { filesBelow, readYaml } from './stored-files.ts'
import { type FileText, readStoredPictures, type StoredPictures } from './stored-pictures.ts'
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
  /** Captions and credits of the files of these pictures. */
  readonly captions: readonly FileText[]
}

export interface ExpectedSite {
  readonly pages: readonly ExpectedPage[]
  /** Texts that are for nobody, of any length. */
  readonly hidden: readonly Written<WrittenText>[]
  /** Hidden texts that are for search engines and may stand in the head of a page. */
  readonly forHead: readonly Written<WrittenText>[]
}

const minWords = 5
const seoField = /(?:^|\.)(?:seo|meta|og|twitter|sharing)(?:[_.-]|$)|(?:^|\.)sitemap/i

const isHidden = ({ text }: WrittenText) => text.includes(hiddenMark)

type Parts = (entry: StoredEntry) => WrittenParts

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

/** Names of fields whose text takes the place of the caption that a file has. */
const ownCaption = /(?:caption|bijschrift|onderschrift|bildunterschrift|legend|unterzeile)[^.]*$/i
const ownCredit = /(?:credit|urheber|fotograaf|vermelding|bron)[^.]*$/i

const parentOf = (field: string) => field.replace(/(?:\.\d+)*$/, '').replace(/\.?[^.]*$/, '')

/** What is said about the file of a picture, where the entry does not say something of its own. */
function captionsFor(
  { field, reference }: NamedFile,
  texts: readonly WrittenText[],
  pictures: StoredPictures,
) {
  const beside = texts.filter((text) => parentOf(text.field) === parentOf(field))
  const hasOwn = (names: RegExp) => beside.some((text) => names.test(text.field))
  return pictures
    .captionsOf(reference)
    .filter((text) => !isHidden(text) && !hasOwn(text.isCredit ? ownCredit : ownCaption))
}

function expectedPage(
  own: StoredEntry,
  named: readonly StoredEntry[],
  parts: Parts,
  pictures: StoredPictures,
): ExpectedPage {
  const all = [own, ...named].map((entry) => ({ ...parts(entry), file: entry.file }))
  const shown = all.map(({ file, texts, files }) => ({
    ...{ file, texts },
    files: files.filter(({ field, reference }) => !seoField.test(field) && pictures.has(reference)),
  }))
  return {
    file: own.file,
    texts: all.flatMap(({ file, texts }) =>
      texts
        .filter((text) => text.words >= minWords && !isHidden(text) && !seoField.test(text.field))
        .map((text) => ({ ...text, file })),
    ),
    pictures: shown.flatMap(({ file, files }) => files.map((each) => ({ ...each, file }))),
    captions: shown.flatMap(({ texts, files }) =>
      files.flatMap((each) => captionsFor(each, texts, pictures)),
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
  const ofFiles = ['public', 'storage/app/public']
    .flatMap((folder) => filesBelow(dir, folder))
    .filter((file) => file.includes('/.meta/'))
    .map((file) => [file, writtenParts(readYaml(dir, file) ?? {})] as const)
  return [...inEntries, ...inGlobals, ...ofFiles].flatMap(([file, { texts }]) =>
    texts.filter(isHidden).map((text) => ({ ...text, file })),
  )
}

/** Reads a project without the product's own reader. */
export function readExpectedSite(dir: string): ExpectedSite {
  const entries = readStoredEntries(dir)
  const known = new Map(entries.map((entry) => [entry, writtenParts(entry.values)]))
  const parts: Parts = (entry) => known.get(entry) ?? writtenParts(entry.values)
  const referredTo = referenceFinder(entries)
  const pictures = readStoredPictures(dir)
  const hidden = hiddenTexts(dir, known)
  return {
    pages: entries
      .filter(({ isRouted, isPublic }) => isRouted && isPublic)
      .map((entry) => expectedPage(entry, referredTo(entry, parts(entry)), parts, pictures)),
    hidden: hidden.filter(({ field }) => !seoField.test(field)),
    forHead: hidden.filter(({ field }) => seoField.test(field)),
  }
}

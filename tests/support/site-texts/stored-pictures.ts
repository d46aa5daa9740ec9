/** The pictures of a Statamic project, and what its editors wrote about their files. */
import { filesBelow, isMap, readYaml, type Stored } from './stored-files.ts'
import { countWords, squash } from './words.ts'
import type { WrittenText } from './written-parts.ts'

/** A text about a file, for below its picture. */
export interface FileText extends WrittenText {
  /** The file that it stands in, relative to the project. */
  readonly file: string
  readonly isCredit: boolean
}

export interface StoredPictures {
  /** Whether a value names a picture that visitors may have, by the end of its path. */
  has(reference: string): boolean
  /** Captions and credits of the file that a value names. */
  captionsOf(reference: string): readonly FileText[]
}

const pictureName = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
/** Fields of files that are no caption: the text alternative, the focal point, names and texts of documents. */
const otherField = /^(?:alt|focus|anzeigename|about_file)|document|stuk$|_(?:nl|en|de)$/i
const creditField = /foto?graa?f|vermelding|credit|made_by|nachweis|bron|copyright/i

/** `asset::main::img/a.jpg` and `/assets/img/a.jpg` end with the path in their container. */
export const pathOfReference = (reference: string): string =>
  (reference.split('::').at(-1) ?? '')
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\//, '')
    .normalize('NFC')

/** The texts in the data of a file, but for one that says the same as its text alternative. */
function textsOf(file: string, data: Stored): readonly FileText[] {
  return Object.entries(data).flatMap(([field, text]) => {
    if (typeof text !== 'string' || otherField.test(field) || text === data.alt || squash(text) === '')
      return []
    return [
      {
        file,
        field,
        text,
        letters: [squash(text)],
        words: countWords(text),
        isCredit: creditField.test(field),
      },
    ]
  })
}

/** Reads all pictures below the folders that visitors may have files of. */
export function readStoredPictures(dir: string): StoredPictures {
  const all = ['public', 'storage/app/public'].flatMap((folder) => filesBelow(dir, folder))
  const data = new Map(
    all.filter((file) => file.includes('/.meta/')).map((file) => [file.normalize('NFC'), file]),
  )
  const files = all.filter((file) => !file.includes('/.meta/') && pictureName.test(file))
  const named = files.map((file) => file.normalize('NFC'))
  const find = (reference: string): string | undefined => {
    const path = pathOfReference(reference)
    return pictureName.test(path) ? named.find((file) => file.endsWith(`/${path}`)) : undefined
  }
  return {
    has: (reference) => find(reference) !== undefined,
    captionsOf(reference) {
      const meta = data.get(find(reference)?.replace(/([^/]+)$/, '.meta/$1.yaml') ?? '')
      const stored = meta === undefined ? undefined : readYaml(dir, meta)?.data
      return meta !== undefined && isMap(stored) ? textsOf(meta, stored) : []
    },
  }
}

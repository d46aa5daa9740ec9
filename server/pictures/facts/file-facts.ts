/** What the bytes of a file say about the picture in it. */
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import type { Tone } from '../../../src/content/pictures/tones.ts'
import type { PictureFacts } from '../content-pictures.ts'

export interface FileFacts extends PixelSides {
  readonly format: PictureFacts['format']
  /** SHA-256 of all bytes, hexadecimal; empty where nothing is made of them. */
  readonly hash: string
  readonly tone?: Tone | undefined
  readonly isAnimated: boolean
  /** Memory that decoding takes, in bytes: most formats are read row by row. */
  readonly decodedBytes: number
  /** Why nothing is made of the file: the end of a sentence that begins with its name. */
  readonly fault?: string | undefined
}

/** A file as it was read. */
export type FileReading =
  | { readonly kind: 'picture'; readonly facts: FileFacts }
  /** `fault` as in `FileFacts`. */
  | { readonly kind: 'none'; readonly fault: string }

/** Whether small pictures can be made of the file. */
export const isScalable = ({ isAnimated, fault }: FileFacts): boolean => !isAnimated && fault === undefined

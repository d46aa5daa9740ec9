/** What is asked of the process for pictures, and what it answers. */
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import type { Rgb } from '../../../src/content/pictures/tones.ts'

/** What a file says of its picture in its first bytes, upright. */
export interface MeasuredPicture extends PixelSides {
  readonly format: string
  readonly channels: number
  /** `uchar` for one byte per channel. */
  readonly depth: string
  /** How much of the colour is kept, `4:2:0` for example; undefined where the format does not say so. */
  readonly chromaSubsampling?: string | undefined
  /** Progressive or interlaced. */
  readonly isProgressive: boolean
  readonly hasAlpha: boolean
}

/** What is to be made of a file, in the words of the library. */
export interface MakeTask {
  readonly file: string
  readonly size: PixelSides
  readonly part?: (PixelSides & { readonly left: number; readonly top: number }) | undefined
  /** Colour behind what is clear. */
  readonly ground?: string | undefined
  readonly format: 'avif' | 'webp' | 'jpeg'
  readonly encoding: Readonly<Record<string, string | number>>
}

/** All functions that promise something reject with a `PictureWorkError`. */
export interface PictureWorker {
  /** Whether its process runs, and has the memory that it takes without work. */
  isRunning(): boolean
  measure(file: string): Promise<MeasuredPicture>
  examine(file: string): Promise<{ readonly average: Rgb; readonly hash: string }>
  make(task: MakeTask): Promise<Buffer>
  close(): void
}

/**
 * Why there is no result: the picture is `damaged`, the process `ended` while it worked, `disk` could not be
 * read, or the library is `missing`.
 */
export class PictureWorkError extends Error {
  override name = 'PictureWorkError'
  readonly kind: 'damaged' | 'ended' | 'disk' | 'missing'
  constructor(kind: PictureWorkError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** Small pictures of the files of the content. */
import type { PictureFile, SmallPicture } from '../../src/content/pictures/picture-address.ts'
import type { PixelSides } from '../../src/content/pictures/picture-sizes.ts'
import type { Tone } from '../../src/content/pictures/tones.ts'

/** What is known of a picture by its bytes, whatever its name says. */
export interface PictureFacts extends PixelSides {
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  /** Undefined where no small pictures are made: animations, and what a check refuses. */
  readonly made: PictureFile | undefined
  /** The average colour; undefined where it is not known. */
  readonly tone: Tone | undefined
}

/** A small picture, or what stands for it. */
export type PictureAnswer =
  | {
      readonly kind: 'made'
      readonly bytes: Buffer
      readonly type: string
      readonly tag: string
      /** Whether the address is that of the file as it is now. */
      readonly isCurrent: boolean
    }
  /** The file itself has to do: it cannot be made smaller, or not at this moment. */
  | { readonly kind: 'original'; readonly path: string }
  | { readonly kind: 'missing' }

/** The pictures of the content. No function rejects. */
export interface ContentPictures {
  /**
   * What is known of the file at an address of this site; read from the file where it is not known yet.
   * Undefined where no picture is there, or its bytes are none.
   * @param address percent-encoded: `/assets/img/%C3%BC.jpg`
   */
  facts(address: string): Promise<PictureFacts | undefined>
  /** The same where nothing has to be read for it; undefined means that it is not known. */
  known(address: string): PictureFacts | undefined
  get(request: SmallPicture): Promise<PictureAnswer>
  /** Makes small pictures while nobody waits, as far as there is room for them. */
  makeAhead(requests: readonly SmallPicture[]): void
  health(): { readonly made: number; readonly waiting: number; readonly cache_bytes: number }
  /** Ends the work under way. */
  close(): Promise<void>
}

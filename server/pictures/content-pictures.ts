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
  /** The sizes in which a content system has the picture; only where none are made here. */
  readonly srcset?: string | undefined
  /** The address of what networks are shown of it, the crop `share`, where a content system makes that. */
  readonly shared?: string | undefined
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
   * What is known of the file at an address; read from the file where it is not known yet. A page waits for
   * 400 milliseconds at most, and for no other machine: then undefined, and `onChange` tells when more is
   * known. Undefined where no picture is there, or its bytes are none.
   * @param address percent-encoded path of this site, `/assets/img/%C3%BC.jpg`, or URL on another machine
   * @param own sides as the content has them: a file elsewhere is not read for its sides then
   * @param focus focal point as the content has it, for crops of a file elsewhere: `20% 30%`
   */
  facts(address: string, own?: PixelSides, focus?: string): Promise<PictureFacts | undefined>
  /**
   * The same without waiting: what was read before. What was not read yet, or may have changed, is read then,
   * and `onChange` tells where that makes a difference.
   */
  known(address: string): PictureFacts | undefined
  /** Whether more may be known of the file soon: it is being read. */
  isBeingRead(address: string): boolean
  /** Calls back when pages may say more of their pictures. Returns the function that unsubscribes. */
  onChange(changed: () => void): () => void
  get(request: SmallPicture): Promise<PictureAnswer>
  /** Makes small pictures while nobody waits, as far as there is room for them. */
  makeAhead(requests: readonly SmallPicture[]): void
  health(): { readonly made: number; readonly waiting: number; readonly cache_bytes: number }
  /** Drops what has not begun. */
  close(): void
}

import type { OfferedPictures } from './offered-pictures.ts'
import type { Tone } from './tones.ts'

/** A picture, as an `img` element shows it; width and height are in pixels. */
export interface Picture {
  readonly src: string
  /** Alternative text; empty for decoration. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** Other sizes of the picture, in HTML's syntax: `/a-400.jpg 400w, /a-800.jpg 800w`. */
  readonly srcset?: string
  /** How wide the picture is shown, in HTML's syntax; browsers choose from `srcset` by it. */
  readonly sizes?: string
  /** What editors wrote about the file, to be shown below it: caption with credit, and the credit alone. */
  readonly caption?: string
  readonly credit?: string
  /** Focal point as CSS `object-position`, e.g. `20% 30%`. */
  readonly focus?: string
  /** What is offered instead of the file where this site makes small pictures of it. */
  readonly made?: OfferedPictures
  /** The colour that stands in its place until it is there. */
  readonly tone?: Tone
}

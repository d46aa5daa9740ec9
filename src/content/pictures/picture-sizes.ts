/** The sizes in which pictures of the content exist. Nothing else can be asked for. */

/** Widths in pixels, in ascending order: those that screens and layouts have. */
export const pictureWidths = [160, 320, 480, 640, 828, 1080, 1280, 1600, 1920, 2560] as const

/** Formats of small pictures, by the ending of their address. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** A part of a picture with sides of its own. */
interface Crop {
  /** Width of the part for a height of 1. */
  readonly ratio: number
  readonly widths: readonly number[]
  readonly formats: readonly PictureFormat[]
}

const forPages = ['avif', 'webp'] as const

/** Crops by the name that their addresses have. */
export const pictureCrops = {
  /** Pictures of cards. */
  card: {
    ratio: 3 / 2,
    widths: /* @__PURE__ */ pictureWidths.filter((width) => width <= 1280),
    formats: forPages,
  },
  /** Portraits. */
  square: {
    ratio: 1,
    widths: /* @__PURE__ */ pictureWidths.filter((width) => width <= 1080),
    formats: forPages,
  },
  /** What networks show of a shared page: they read JPEG, and want 1200 × 630 pixels. */
  share: { ratio: 1200 / 630, widths: [1200], formats: ['jpeg'] },
} as const satisfies Readonly<Record<string, Crop>>

export type PictureCrop = keyof typeof pictureCrops

/** Width and height in pixels. */
export interface PixelSides {
  readonly width: number
  readonly height: number
}

/** Widths and formats of a crop; of the whole picture where it is undefined. */
export const sizesOfCrop = (crop: PictureCrop | undefined): Pick<Crop, 'widths' | 'formats'> =>
  crop === undefined ? { widths: pictureWidths, formats: forPages } : pictureCrops[crop]

/** The sides of the largest part of a picture that a crop may take. */
function partOf({ width, height }: PixelSides, crop: PictureCrop | undefined): PixelSides {
  if (crop === undefined) return { width, height }
  const { ratio } = pictureCrops[crop]
  return width > height * ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) }
}

/** A width that can be asked for, with the sides that the picture has then. */
export interface PictureCandidate extends PixelSides {
  /** The width in the address. A picture that has fewer pixels is not enlarged. */
  readonly step: number
}

/**
 * The widths in which a picture exists, in ascending order: those up to its own, and where none is its own
 * the next one, which then means its own. At least one.
 */
export function candidatesOf(picture: PixelSides, crop?: PictureCrop): readonly PictureCandidate[] {
  const part = partOf(picture, crop)
  const { widths } = sizesOfCrop(crop)
  const last = widths.findIndex((width) => width >= part.width)
  return widths.slice(0, last === -1 ? widths.length : last + 1).map((step) => {
    const width = Math.min(step, part.width)
    return { step, width, height: Math.max(1, Math.round((width * part.height) / part.width)) }
  })
}

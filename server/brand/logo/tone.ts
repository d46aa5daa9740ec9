/** Tells on which surfaces a picture can be seen. */
import { memoWeak } from '../../../src/shared/memo.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { fromHex, type Oklch } from '../palette/oklch.ts'
import { parseColour } from '../palette/parse-colour.ts'
import { openPicture, type PictureLibrary } from '../pictures/picture-library.ts'

/** Where a picture can be seen: on light surfaces, on dark ones, or on both. */
export type Tone = 'on-light' | 'on-dark' | 'on-both'
export type ReadTone = (artwork: Artwork) => Promise<Tone>

/** Lightness (OKLCH) below which a colour is lost on dark surfaces, and above which on light ones. */
const [darkest, lightest] = [0.4, 0.93]

/** A shape that says nothing of its colour. */
const bareShape = /<(?:path|rect|circle|ellipse|polygon|text)\b(?![^>]*\b(?:fill|class|style)\s*=)/
/** A group or drawing that says it for the shapes inside. */
const colouredGroup = /<(?:svg|g)\b[^>]*\b(?:fill|class|style)\s*=/

/** The colours that a drawing is drawn with: black where it names none, as SVG has it. */
function coloursIn(svg: string): readonly string[] {
  const found = [...svg.matchAll(/\b(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';}]+)/g)]
    .map(([, colour = '']) => colour.trim())
    .filter((colour) => !/^(?:none|url\(|transparent|inherit)/.test(colour))
  const isBare = bareShape.test(svg) && !colouredGroup.test(svg)
  return isBare || found.length === 0 ? [...found, 'black'] : found
}

/** Lightness from 0 to 1; 0 for what is no colour by itself, such as `currentColor`: it is drawn black. */
const lightnessOf = (colour: string): number => {
  const hex = parseColour(colour)
  return hex === undefined ? 0 : fromHex(hex)[0]
}

/** The tone of a drawing, by the colours that it names. */
function toneOfDrawing(svg: string): Tone {
  const all = coloursIn(svg).map(lightnessOf)
  if (all.every((lightness) => lightness > lightest)) return 'on-dark'
  return all.some((lightness) => lightness < darkest) ? 'on-light' : 'on-both'
}

/** Side in pixels of the picture that is looked at. */
const sample = { width: 64, height: 64 }
/** Part of what is seen of a picture that is too much to be lost, and too little to matter. */
const much = 0.95
const little = 0.05

/** The tone of pixels: four bytes each, red, green, blue and opacity. A picture that covers all is its own ground. */
function toneOfPixels(pixels: Buffer): Tone {
  let [seen, light, dark] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [lightness]: Oklch = fromHex(`#${pixels.toString('hex', at, at + 3)}`)
    const opacity = (pixels[at + 3] ?? 0) / 255
    seen += opacity
    if (lightness > lightest) light += opacity
    if (lightness < darkest) dark += opacity
  }
  if (seen * 4 > much * pixels.length) return 'on-both'
  if (light > much * seen) return 'on-dark'
  return dark > little * seen ? 'on-light' : 'on-both'
}

interface ToneReaderOptions {
  readonly loadLibrary: () => Promise<PictureLibrary | undefined>
  /** Called with the error of each picture that cannot be decoded. */
  readonly onError: (err: unknown) => void
}

/**
 * Creates the function that tells the tone of a picture; it never rejects. Pixels are looked at with the
 * picture library: without it, and where they cannot be decoded, they are taken for dark ones, as most logos
 * are. A JPEG is its own ground, as it has no transparent parts.
 */
export function createToneReader({ loadLibrary, onError }: ToneReaderOptions): ReadTone {
  async function look(artwork: Artwork): Promise<Tone> {
    const sharp = await loadLibrary()
    if (!sharp) return 'on-light'
    const picture = openPicture(sharp, artwork, sample).resize({ ...sample, fit: 'inside' })
    return toneOfPixels(await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer())
  }
  return memoWeak(async (artwork: Artwork): Promise<Tone> => {
    if (artwork.format === 'jpeg') return 'on-both'
    if (artwork.format === 'svg') return toneOfDrawing(artwork.bytes.toString())
    return look(artwork).catch((err: unknown) => {
      onError(err)
      return 'on-light'
    })
  })
}

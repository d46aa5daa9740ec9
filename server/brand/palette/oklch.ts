/**
 * Converts OKLCH to sRGB and back, and computes WCAG contrast
 * (https://bottosson.github.io/posts/oklab, WCAG 2.2 relative luminance).
 */

/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
/** Three channels, from 0 to 1. */
export type Channels = readonly [number, number, number]
type Matrix = readonly [Channels, Channels, Channels]

/** Linear light → an sRGB channel; `decode` is the way back. */
const encode = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const decode = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

const eachOf = (values: Channels, change: (value: number) => number): Channels => [
  change(values[0]),
  change(values[1]),
  change(values[2]),
]
const dot = (one: Channels, other: Channels): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** A matrix times a vector. */
export const times = ([first, second, third]: Matrix, vector: Channels): Channels => [
  dot(first, vector),
  dot(second, vector),
  dot(third, vector),
]

const labToCones: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const conesToLinear: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const linearToCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const conesToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** The rectangular form of a colour: lightness, green to red, blue to yellow. */
const labOf = ([lightness, chroma, hue]: Oklch): Channels => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
]

/** OKLCH → linear light of red, green and blue; outside 0 to 1 for colours that sRGB cannot show. */
const toLinear = (colour: Oklch): Channels =>
  times(
    conesToLinear,
    eachOf(times(labToCones, labOf(colour)), (value) => value ** 3),
  )

/** Whether sRGB can show a colour, but for rounding. */
const inGamut = (channels: Channels): boolean =>
  channels.every((value) => value >= -0.0005 && value <= 1.0005)
const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const byte = (value: number): string =>
  Math.round(255 * encode(clamp(value)))
    .toString(16)
    .padStart(2, '0')

/** Linear light → `#rrggbb`. */
export const hexOf = (channels: Channels): string => `#${channels.map(byte).join('')}`

/** sRGB channels as they are written in CSS, 0 to 1 → `#rrggbb`. */
export const hexOfSrgb = (channels: Channels): string => hexOf(eachOf(channels, decode))

const channelAt = (hex: string, start: number): number =>
  decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
/** `#rrggbb` → linear light of red, green and blue. */
export const linearOf = (hex: string): Channels => [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)]

/** The colour with its chroma lowered until sRGB can show it. */
export function intoGamut([lightness, wanted, hue]: Oklch): Oklch {
  let chroma = wanted
  while (chroma > 0 && !inGamut(toLinear([lightness, chroma, hue]))) chroma -= 0.001
  return [lightness, chroma, hue]
}

/** A colour → `#rrggbb`; chroma is lowered until sRGB can show it. */
export const toHex = (colour: Oklch): string => hexOf(toLinear(intoGamut(colour)))

/** `#rrggbb` → OKLCH. A grey has chroma 0 and hue 0. */
export function fromHex(hex: string): Oklch {
  const [lightness, a, b] = times(conesToLab, eachOf(times(linearToCones, linearOf(hex)), Math.cbrt))
  const chroma = Math.hypot(a, b)
  if (chroma < 0.002) return [lightness, 0, 0]
  return [lightness, chroma, ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
}

const rounded = (value: number, digits: number): number => +value.toFixed(digits)
/** A colour → `oklch(…)`; `boost` raises the chroma for wide-gamut screens. */
export const toOklch = ([lightness, chroma, hue]: Oklch, boost = 1): string =>
  `oklch(${rounded(lightness * 100, 1)}% ${rounded(chroma * boost, 3)} ${rounded(hue, 1)})`

/** How different two colours look: their distance in OKLab; 0.02 is just noticed, black to white is 1. */
export function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Linear sRGB → linear Display P3. */
const toP3: Matrix = [
  [0.8224621, 0.177538, 0],
  [0.0331941, 0.9668058, 0],
  [0.0170827, 0.0723974, 0.9105199],
]
/** What each channel adds to luminance, in sRGB (WCAG 2.2) and in Display P3. */
const shares = { srgb: [0.2126, 0.7152, 0.0722], p3: [0.2289746, 0.6917385, 0.0792869] } as const

/** Relative luminance of a hex colour (WCAG 2.2). */
export const luminance = (hex: string): number => dot(shares.srgb, linearOf(hex))

/** Relative luminance of a colour, its chroma times `boost`, on a Display P3 screen. */
export const wideLuminance = ([lightness, chroma, hue]: Oklch, boost: number): number =>
  dot(shares.p3, eachOf(times(toP3, toLinear([lightness, chroma * boost, hue])), clamp))

/** Contrast ratio of two luminances, 1 to 21 (WCAG 2.2, 1.4.3). */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

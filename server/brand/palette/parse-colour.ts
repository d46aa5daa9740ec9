/** Reads a colour as CSS writes it (CSS Color Module Level 4). */
import { namedColours } from './named-colours.ts'
import { type Channels, hexOfSrgb, toHex } from './oklch.ts'

/** What a colour may look like, for messages. */
export const colourNotations =
  'a colour such as #005a9c, rgb(0 90 156), hsl(205 100% 31%), oklch(45% 0.12 250) or teal'

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** `#rgb`, `#rrggbb`, and both with an opacity of 100 %. */
const hexDigits = /^#(?:([\da-f]{3})f?|([\da-f]{6})(?:ff)?)$/
function readHex(text: string): string | undefined {
  const [, short, long] = hexDigits.exec(text) ?? []
  return short === undefined ? long && `#${long}` : `#${short.replace(/./g, '$&$&')}`
}

/** Three values between brackets, separated by spaces or commas, and an opacity of 100 % at most. */
const call =
  /^(rgb|hsl|oklch)a?\(\s*([^\s,/]+)[\s,]+([^\s,/]+)[\s,]+([^\s,/]+)\s*(?:[,/]\s*(?:1|100%)\s*)?\)$/
const number = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/

/** A number of CSS; `whole` is what 100 % stands for. */
function readNumber(text: string, whole: number): number {
  const [, digits, unit] = number.exec(text) ?? []
  return digits === undefined ? Number.NaN : unit === '%' ? (Number(digits) / 100) * whole : Number(digits)
}

const ofRgb = (values: readonly string[]): string => {
  const [r = 0, g = 0, b = 0] = values.map((value) => clamp(readNumber(value, 255) / 255))
  return hexOfSrgb([r, g, b])
}
const ofHsl = ([hue = '', saturation = '', light = '']: readonly string[]): string => {
  const [s, l] = [saturation, light].map((value) => clamp(readNumber(value, 100) / 100)) as [number, number]
  const reach = s * Math.min(l, 1 - l)
  const channel = (offset: number): number => {
    const k = (((offset + readNumber(hue, 360) / 30) % 12) + 12) % 12
    return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return hexOfSrgb([channel(0), channel(8), channel(4)] satisfies Channels)
}
const ofOklch = ([light = '', chroma = '', hue = '']: readonly string[]): string =>
  toHex([clamp(readNumber(light, 1)), Math.max(0, readNumber(chroma, 0.4)), readNumber(hue, 360)])

const functions: Readonly<Record<string, (values: readonly string[]) => string>> = {
  rgb: ofRgb,
  hsl: ofHsl,
  oklch: ofOklch,
}

function readCall(text: string): string | undefined {
  const [, name = '', ...values] = call.exec(text) ?? []
  const isNumeric = values.length > 0 && values.every((value) => number.test(value))
  return isNumeric ? functions[name]?.(values) : undefined
}

/** A colour of CSS as `#rrggbb`; undefined for what is none, or is not opaque. */
export function parseColour(given: string): string | undefined {
  const text = given.trim().toLowerCase()
  return readHex(text) ?? readCall(text) ?? namedColours.get(text)
}

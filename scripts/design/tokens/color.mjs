/**
 * Converts OKLCH to sRGB, and computes WCAG contrast, for the design tokens
 * (https://bottosson.github.io/posts/oklab, WCAG 2.2 relative luminance).
 */

/** Linear light, 0 to 1 → an sRGB channel, 0 to 1; `decode` is the way back. */
const encode = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const decode = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

/** OKLCH → linear light of red, green and blue; outside 0 to 1 for colours that sRGB cannot show. */
function toLinear(lightness, chroma, hue) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Whether sRGB can show a colour, but for rounding. */
const inGamut = (channels) => channels.every((value) => value >= -0.0005 && value <= 1.0005)
const clamp = (value) => Math.min(1, Math.max(0, value))
const byte = (value) => Math.round(255 * encode(clamp(value)))

/**
 * `[lightness 0–1, chroma, hue in degrees]` → `#rrggbb`; chroma is lowered until sRGB can show the colour.
 */
export function toHex([lightness, wanted, hue]) {
  let chroma = wanted
  while (chroma > 0 && !inGamut(toLinear(lightness, chroma, hue))) chroma -= 0.001
  return hexOf(toLinear(lightness, chroma, hue))
}

/** `[lightness, chroma, hue]` → `oklch(…)`; `boost` raises the chroma for wide-gamut screens. */
export const toOklch = ([lightness, chroma, hue], boost = 1) =>
  `oklch(${+(lightness * 100).toFixed(1)}% ${+(chroma * boost).toFixed(3)} ${hue})`

/** `#rrggbb` → linear light of red, green and blue, 0 to 1. */
export const linearOf = (hex) =>
  [1, 3, 5].map((start) => decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255))

/** Linear light → `#rrggbb`. */
export const hexOf = (channels) =>
  `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`

/** A matrix times a vector. */
export const times = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * vector[index], 0))

/** Linear sRGB → linear Display P3. */
const toP3 = [
  [0.8224621, 0.177538, 0],
  [0.0331941, 0.9668058, 0],
  [0.0170827, 0.0723974, 0.9105199],
]

/** Relative luminance of a hex colour (WCAG 2.2). */
export function luminance(hex) {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Relative luminance of `[lightness, chroma, hue]`, its chroma times `boost`, on a Display P3 screen. */
export function wideLuminance([lightness, chroma, hue], boost) {
  const [r, g, b] = times(toP3, toLinear(lightness, chroma * boost, hue)).map(clamp)
  return 0.2289746 * r + 0.6917385 * g + 0.0792869 * b
}

/** Contrast ratio of two luminances, 1 to 21 (WCAG 2.2, 1.4.3). */
export function ratio(one, other) {
  const [low, high] = [one, other].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

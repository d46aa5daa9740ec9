/** OKLCH to sRGB and WCAG contrast (https://bottosson.github.io/posts/oklab, WCAG 2.2 relative luminance). */

const encode = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const decode = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

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

const inGamut = (channels) => channels.every((value) => value >= -0.0005 && value <= 1.0005)
const byte = (value) => Math.round(255 * encode(Math.min(1, Math.max(0, value))))

/** `[lightness 0–1, chroma, hue in degrees]` → `#rrggbb`; chroma is lowered until sRGB can show the colour. */
export function toHex([lightness, wanted, hue]) {
  let chroma = wanted
  while (chroma > 0 && !inGamut(toLinear(lightness, chroma, hue))) chroma -= 0.001
  const channels = toLinear(lightness, chroma, hue).map(byte)
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** `[lightness, chroma, hue]` → `oklch(…)`; `boost` raises the chroma for wide-gamut screens. */
export const toOklch = ([lightness, chroma, hue], boost = 1) =>
  `oklch(${+(lightness * 100).toFixed(1)}% ${+(chroma * boost).toFixed(3)} ${hue})`

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((start) => decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

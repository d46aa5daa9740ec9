/** Writes the design tokens in the format of the Design Tokens Community Group. */
import { boost, ramps, semantic, vivid } from '../../../server/brand/palette/default-colours.ts'
import { toHex } from '../../../server/brand/palette/oklch.ts'
import { defaultTokens } from '../../../server/brand/palette/tokens.ts'
import { fixed, fluid, rem, space, steps, type } from './scales.mjs'

/** The vendor's key of what the exchange format has no field for: how the style sheet writes a value. */
const vendor = 'example.triptych.css'
const themes = ['light', 'dark']

const sized = (value, unit) => ({ value, unit })
const fraction = (value) => +(value / 255).toFixed(4)
const oklch = ([lightness, chroma, hue], factor = 1) => ({
  colorSpace: 'oklch',
  components: [lightness, +(chroma * factor).toFixed(3), hue],
})
const srgb = (channels) => ({ colorSpace: 'srgb', components: channels.map(fraction) })
const bytes = (text) => [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16))
const paint = (value) =>
  typeof value === 'string'
    ? { ...srgb(bytes(value)), hex: value }
    : { ...srgb(value.slice(0, 3)), alpha: value[3] }

/** How the exchange format writes a value of each type; values of other types are written as they stand. */
const written = {
  dimension: ([value, unit]) => sized(value, unit),
  duration: (value) => sized(value, 'ms'),
  color: paint,
  shadow: (shades) =>
    shades.map(({ y, blur, spread, color }) => ({
      color: paint(color),
      offsetX: sized(0, 'px'),
      offsetY: sized(y, 'px'),
      blur: sized(blur, 'px'),
      spread: sized(spread, 'px'),
    })),
}

const mapped = (values, make) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]))

const ramp = (values) => mapped(values, (value) => ({ $value: { ...oklch(value), hex: toHex(value) } }))
const alias = (reference) => ({ $value: `{ramp.${reference}}` })
const theme = (index) => mapped(semantic, (references) => alias(references[index]))
const wide = (index) =>
  mapped(
    Object.fromEntries(vivid.map((name) => [name, defaultTokens[name][index].oklch])),
    (value, name) => ({
      $value: { ...oklch(value, boost), hex: defaultTokens[name][index].hex },
    }),
  )

/**
 * A size that grows with the window, which the format cannot say: its least and its largest value as tokens,
 * and what CSS writes as an extension.
 */
const range = ([least, most]) => ({
  $extensions: { [vendor]: fluid(least, most) },
  least: { $value: sized(rem(least), 'rem') },
  most: { $value: sized(rem(most), 'rem') },
})

const group = ({ note, type, unit, values }) => ({
  $type: type,
  $description: note,
  ...(unit ? { $extensions: { [vendor]: unit } } : {}),
  ...mapped(values, (value) => ({ $value: written[type]?.(value) ?? value })),
})

const tokens = () => ({
  $description: 'Design tokens of the site, in the format of the Design Tokens Community Group (2025.10).',
  ramp: {
    $type: 'color',
    $description: 'Hues from light to dark. Never used by components.',
    ...mapped(ramps, ramp),
  },
  semantic: {
    $type: 'color',
    $description:
      'Colours with a meaning, for each theme; all that components use. On the inverse panel the dark ones hold.',
    ...Object.fromEntries(themes.map((name, index) => [name, theme(index)])),
  },
  'wide-gamut': {
    $type: 'color',
    $description: 'Take the place of the semantic colours on screens with the colours of Display P3.',
    ...Object.fromEntries(themes.map((name, index) => [name, wide(index)])),
  },
  type: {
    $type: 'dimension',
    $description: 'Sizes of text, in windows of 320 and of 1360 pixels.',
    ...mapped(type, range),
  },
  space: {
    $type: 'dimension',
    $description: 'Steps of four pixels, and distances that grow with the window.',
    ...Object.fromEntries(steps.map((step) => [`s-${step}`, { $value: sized(step * 0.25, 'rem') }])),
    ...mapped(space, range),
  },
  ...Object.fromEntries(fixed.map((row) => [row.group, group(row)])),
})

const flat = (value) =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']')

/**
 * JSON as the formatter of the project writes it: a value is on one line if it fits into 110 characters.
 * `before` is the number of characters that stand before it after the indentation.
 */
function printed(value, indent = '', before = 0) {
  const line = flat(value)
  if (typeof value !== 'object' || indent.length + before + line.length < 110) return line
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const inner = `${indent}  `
  const rows = Object.entries(value).map(([name, entry]) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `
    return `${inner}${key}${printed(entry, inner, key.length)}`
  })
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`
}

/** The text of `src/styles/tokens.json`. */
export const tokensJson = () => `${printed(tokens())}\n`

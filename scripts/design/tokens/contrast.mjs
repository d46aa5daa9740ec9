/** Proves that every pair of colours that may meet has enough contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
import { luminance, ratio, wideLuminance } from './color.mjs'
import { boost, colour, hex, semantic, vivid } from './colors.mjs'

/**
 * Lowest ratios: of text (1.4.3), of shapes that mean something (1.4.11), and of text by level AAA (1.4.6).
 */
const TEXT = 4.5
const SHAPE = 3
const ENHANCED = 7

const tones = ['info', 'success', 'warning', 'danger']

const text = (names, background) => names.map((name) => [name, background, TEXT])
const shape = (names, background) => names.map((name) => [name, background, SHAPE])
const codes = ['code-text', 'code-key', 'code-str', 'code-tag']

/** The page, panels, tinted sections and, with the dark values, the inverse panel. */
const surfaces = ['bg', 'surface', 'surface-sunken', 'inverse']
const words = ['text-muted', 'link', 'link-hover', 'label', 'accent', 'primary', ...codes]
const signals = tones.flatMap((tone) => [`${tone}-line`, `${tone}-text`])

/** `[foreground, background, lowest ratio]`, proven in both themes. */
const pairs = [
  ...surfaces.flatMap((background) => [
    ['text', background, ENHANCED],
    ...text([...words, ...signals], background),
    ...shape(['accent-graphic', 'border', 'focus'], background),
  ]),
  ...shape(['highlight'], 'inverse'),
  ['on-paper', 'paper', ENHANCED],
  ...['primary', 'primary-hover', 'primary-active'].flatMap((background) => text(['on-primary'], background)),
  ...['highlight', 'highlight-hover'].map((background) => ['on-highlight', background, ENHANCED]),
  ...['on-highlight', 'on-highlight-hover'].map((background) => ['on-dark', background, ENHANCED]),
  ...['danger', 'danger-hover'].flatMap((background) => text(['on-danger'], background)),
  ...text(['text', 'text-muted', 'link', 'link-hover', 'primary', 'danger-line'], 'hover-wash'),
  ...tones.flatMap((tone) => text([`${tone}-text`], 'hover-wash')),
  ...shape(['accent-graphic', 'border', 'focus'], 'hover-wash'),
  ...text(['text', 'text-muted', 'disabled-text'], 'disabled-bg'),
  ...text(['text', 'text-muted', 'link', ...codes], 'code-bg'),
  ...shape(['border', 'focus'], 'code-bg'),
  ...tones.flatMap((tone) => [
    [`${tone}-text`, `${tone}-bg`, ENHANCED],
    ...text([`${tone}-line`], `${tone}-bg`),
    ...shape(['focus'], `${tone}-bg`),
  ]),
]

/** The value of a token in a theme (0: light, 1: dark). On the inverse panel it is the dark one in both. */
const shown = (name, theme, background) => semantic[name][background === 'inverse' ? 1 : theme]
const narrow = (name, theme, background) => luminance(hex(shown(name, theme, background)))
const wide = (name, theme, background) =>
  vivid.includes(name)
    ? wideLuminance(colour(shown(name, theme, background)), boost)
    : narrow(name, theme, background)

/** Ratio of a pair in the light and in the dark theme: the lower one of sRGB and of Display P3 screens. */
const ratios = (foreground, background) =>
  [0, 1].map((theme) =>
    Math.min(
      ...[narrow, wide].map((light) =>
        ratio(light(foreground, theme, background), light(background, theme, background)),
      ),
    ),
  )

/** Every pair with its two ratios, and whether both suffice. */
export function contrastTable() {
  return pairs.map(([foreground, background, least]) => {
    const [light, dark] = ratios(foreground, background)
    return { foreground, background, least, light, dark, passes: light >= least && dark >= least }
  })
}

/**
 * The pairs of a style sheet that no row of `pairs` proves, as texts: `link on surface (text)`.
 * @param used rows of foreground, background and `text` or `line`, from `usedPairs`
 */
export const unproven = (used) =>
  used
    .filter(([foreground, background, kind]) => !pairs.some(proves(foreground, background, kind)))
    .map(([foreground, background, kind]) => `${foreground} on ${background} (${kind})`)

const proves = (foreground, background, kind) => (pair) =>
  pair[0] === foreground && pair[1] === background && pair[2] >= (kind === 'text' ? TEXT : SHAPE)

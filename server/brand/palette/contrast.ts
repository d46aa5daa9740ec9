/** Proves that every pair of colours that may meet has enough contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
import { boost, type TokenName, vivid } from './default-colours.ts'
import { luminance, ratio, wideLuminance } from './oklch.ts'
import { defaultTokens, type Theme, type Tokens, type Tone } from './tokens.ts'

/**
 * Lowest ratios: of text (1.4.3), of shapes that mean something (1.4.11), and of text by level AAA (1.4.6).
 */
const TEXT = 4.5
const SHAPE = 3
const ENHANCED = 7

const tones = ['info', 'success', 'warning', 'danger'] as const

/** Two colours that may meet, and the lowest ratio that is allowed in both themes. */
export type Pair = readonly [foreground: TokenName, background: TokenName, least: number]

const text = (names: readonly TokenName[], background: TokenName): Pair[] =>
  names.map((name) => [name, background, TEXT])
const shape = (names: readonly TokenName[], background: TokenName): Pair[] =>
  names.map((name) => [name, background, SHAPE])
const enhanced = (name: TokenName, background: TokenName): Pair => [name, background, ENHANCED]
const codes = ['code-text', 'code-key', 'code-str', 'code-tag'] as const

/** The page, panels, tinted sections and, with the dark values, the inverse panel. */
export const surfaces = ['bg', 'surface', 'surface-sunken', 'inverse'] as const
const words = ['text-muted', 'link', 'link-hover', 'label', 'accent', 'primary-text', ...codes] as const
const signals = tones.flatMap((tone) => [`${tone}-line`, `${tone}-text`] as const)
const primaries = ['primary', 'primary-hover', 'primary-active'] as const

/** All pairs. */
const pairs: readonly Pair[] = [
  ...surfaces.flatMap((background) => [
    enhanced('text', background),
    ...text([...words, ...signals], background),
    ...shape(['accent-graphic', 'border', 'focus'], background),
  ]),
  ...shape(['highlight'], 'inverse'),
  enhanced('on-paper', 'paper'),
  ...primaries.flatMap((background) => text(['on-primary'], background)),
  ...(['highlight', 'highlight-hover'] as const).map((background) => enhanced('on-highlight', background)),
  ...(['on-highlight', 'on-highlight-hover'] as const).map((background) => enhanced('on-dark', background)),
  ...(['danger', 'danger-hover'] as const).flatMap((background) => text(['on-danger'], background)),
  ...text(['text', 'text-muted', 'link', 'link-hover', 'primary-text', 'danger-line'], 'hover-wash'),
  ...tones.flatMap((tone) => text([`${tone}-text`], 'hover-wash')),
  ...shape(['accent-graphic', 'border', 'focus'], 'hover-wash'),
  ...text(['text', 'text-muted', 'disabled-text'], 'disabled-bg'),
  ...text(['text', 'text-muted', 'link', ...codes], 'code-bg'),
  ...shape(['border', 'focus'], 'code-bg'),
  ...tones.flatMap((tone) => [
    enhanced(`${tone}-text`, `${tone}-bg`),
    ...text([`${tone}-line`], `${tone}-bg`),
    ...shape(['focus'], `${tone}-bg`),
  ]),
]

/** The value of a token in a theme. On the inverse panel it is the dark one in both. */
const shown = (tokens: Tokens, name: TokenName, theme: Theme, background: TokenName): Tone =>
  tokens[name][background === 'inverse' ? 1 : theme]

const narrow = (tone: Tone): number => luminance(tone.hex)
const wide = (tone: Tone, name: TokenName): number =>
  vivid.includes(name) && !tone.exact ? wideLuminance(tone.oklch, boost) : narrow(tone)

/** Ratio of a pair in a theme: the lower one of sRGB and of Display P3 screens. */
export function contrastIn(tokens: Tokens, theme: Theme, [foreground, background]: Pair): number {
  const [front, back] = [foreground, background].map((name) =>
    shown(tokens, name as TokenName, theme, background),
  ) as [Tone, Tone]
  return Math.min(ratio(narrow(front), narrow(back)), ratio(wide(front, foreground), wide(back, background)))
}

/** A pair with its ratio in both themes, and whether both suffice. */
export interface PairRow {
  readonly foreground: TokenName
  readonly background: TokenName
  readonly least: number
  readonly light: number
  readonly dark: number
  readonly passes: boolean
}

/** Every pair with its two ratios; of the default colours unless others are given. */
export const contrastTable = (tokens: Tokens = defaultTokens): PairRow[] =>
  pairs.map((pair) => {
    const [foreground, background, least] = pair
    const [light, dark] = [contrastIn(tokens, 0, pair), contrastIn(tokens, 1, pair)]
    return { foreground, background, least, light, dark, passes: light >= least && dark >= least }
  })

/** The pairs with one of the names that have too little contrast in the theme. */
export const failingPairs = (tokens: Tokens, names: readonly TokenName[], theme: Theme): Pair[] =>
  pairs.filter(
    (pair) =>
      names.some((name) => name === pair[0] || name === pair[1]) && contrastIn(tokens, theme, pair) < pair[2],
  )

/** Two colours of a style sheet that meet, as text on its ground or as a line. */
export type UsedPair = readonly [foreground: string, background: string, kind: 'text' | 'line']

/** The pairs of a style sheet that no row of `pairs` proves, as texts: `link on surface (text)`. */
export const unproven = (used: readonly UsedPair[]): string[] =>
  used
    .filter((pair) => !pairs.some(proves(pair)))
    .map(([foreground, background, kind]) => `${foreground} on ${background} (${kind})`)

const proves =
  ([foreground, background, kind]: UsedPair) =>
  (pair: Pair): boolean =>
    pair[0] === foreground && pair[1] === background && pair[2] >= (kind === 'text' ? TEXT : SHAPE)

/** A whole palette from the few colours of a brand, proven in both themes. */
import { type BrandColourName, type BrandColours, brandColourNames } from './brand-colours.ts'
import { brandTokens, rampsOf } from './brand-tokens.ts'
import { contrastIn, failingPairs, type Pair } from './contrast.ts'
import { type Ramps, ramps, type TokenName } from './default-colours.ts'
import { fromHex, intoGamut, toHex } from './oklch.ts'
import { colourNotations, parseColour } from './parse-colour.ts'
import { defaultTokens, type Theme, type Themed, type Tokens, themes, tokenNames } from './tokens.ts'

/** The colours of a site. */
export interface Palette {
  readonly tokens: Tokens
  readonly ramps: Ramps
  /** Every `--c-*` that differs from the default look: name without `--c-` → `#rrggbb` in both themes. */
  readonly changed: ReadonlyMap<TokenName, Themed<string>>
}

/** Two colours with too little contrast. */
export interface FailingPair {
  readonly foreground: TokenName
  readonly background: TokenName
  readonly theme: 'light' | 'dark'
  readonly got: number
  readonly needed: number
}

/** A colour that cannot be used. */
export interface ColourFault {
  readonly name: BrandColourName
  /** What is wrong, as the end of a sentence that begins with the name. */
  readonly text: string
  /** Absent for what is no colour. */
  readonly pairs?: readonly FailingPair[]
  /** The nearest colour that passes, `#rrggbb`: its hue is that of the given one. */
  readonly nearest?: string | undefined
}

export type PaletteResult =
  | { readonly kind: 'palette'; readonly palette: Palette }
  | { readonly kind: 'wrong'; readonly faults: readonly ColourFault[] }

/** The palette of a site without colours of its own. */
export const defaultPalette: Palette = { tokens: defaultTokens, ramps, changed: new Map() }

/** Colours as `#rrggbb`. */
type Given = Readonly<Partial<Record<BrandColourName, string>>>

/** Brands without a main colour keep that of the default look. */
const mainColour = defaultTokens.primary[0].hex
const withMain = (given: Given) => ({ brand: mainColour, ...given })
const tokensFor = (given: Given): Tokens => brandTokens(withMain(given))

const hexes = ([light, dark]: Tokens[TokenName]): Themed<string> => [light.hex, dark.hex]
const paletteOf = (given: Given, tokens: Tokens): Palette => ({
  tokens,
  ramps: rampsOf(withMain(given)),
  changed: new Map(
    tokenNames
      .filter((name) => hexes(tokens[name]).join() !== hexes(defaultTokens[name]).join())
      .map((name) => [name, hexes(tokens[name])]),
  ),
})

/** The colours that are taken to the letter whatever their contrast, with all tokens that they change. */
const literal = {
  inverse: ['inverse'],
  highlight: ['highlight', 'highlight-hover'],
} as const satisfies Partial<Record<BrandColourName, readonly TokenName[]>>
type Literal = keyof typeof literal

const failuresOf = (tokens: Tokens, name: Literal): { pair: Pair; theme: Theme }[] =>
  themes.flatMap((theme) => failingPairs(tokens, literal[name], theme).map((pair) => ({ pair, theme })))

/** Steps in lightness in which a passing colour is looked for. */
const fineness = 200

/** The nearest colour of the same hue that passes; none for a colour with which no lightness does. */
function nearestPassing(given: Given, name: Literal): string | undefined {
  const [lightness, chroma, hue] = fromHex(given[name] ?? mainColour)
  const steps = Array.from({ length: fineness }, (_, index) => (index + 1) / fineness)
  return steps
    .flatMap((step) => [lightness - step, lightness + step])
    .filter((candidate) => candidate >= 0 && candidate <= 1)
    .map((candidate) => toHex(intoGamut([candidate, chroma, hue])))
    .find((hex) => failuresOf(tokensFor({ ...given, [name]: hex }), name).length === 0)
}

/** Rounded down, so that no ratio is told that is not reached. */
const told = (ratio: number): string => (Math.floor(ratio * 100) / 100).toString()

function faultOf(given: Given, tokens: Tokens, name: Literal): ColourFault[] {
  const failures = failuresOf(tokens, name)
  const pairs = failures.map(({ pair, theme }): FailingPair => {
    const [foreground, background, needed] = pair
    const got = contrastIn(tokens, theme, pair)
    return { foreground, background, theme: theme === 0 ? 'light' : 'dark', got, needed }
  })
  const worst = pairs.toSorted((one, other) => one.got / one.needed - other.got / other.needed)[0]
  if (!worst) return []
  const nearest = nearestPassing(given, name)
  const way = nearest ? `the nearest colour that passes is ${nearest}` : 'no lightness of this colour passes'
  const pair = `${worst.foreground} on ${worst.background}`
  const text = `gives too little contrast: ${pair} has ${told(worst.got)}:1 in the ${worst.theme} theme and needs ${worst.needed}:1; ${way}`
  return [{ name, text, pairs, nearest }]
}

function unreadable(colours: BrandColours): ColourFault[] {
  return brandColourNames.flatMap((name) => {
    const given = colours[name]
    if (given === undefined || parseColour(given) !== undefined) return []
    return [{ name, text: `must be ${colourNotations}, not ${JSON.stringify(given)}` }]
  })
}

const readGiven = (colours: BrandColours): Given =>
  Object.fromEntries(
    brandColourNames.flatMap((name) => {
      const hex = colours[name] === undefined ? undefined : parseColour(colours[name])
      return hex === undefined ? [] : [[name, hex]]
    }),
  )

/**
 * Makes the palette of a brand. Every pair of colours that may meet has enough contrast in both themes; where
 * a colour that is taken to the letter prevents that, the result says which pair fails, and what would pass.
 */
export function createPalette(colours: BrandColours): PaletteResult {
  const wrong = unreadable(colours)
  if (wrong.length > 0) return { kind: 'wrong', faults: wrong }
  const given = readGiven(colours)
  if (Object.keys(given).length === 0) return { kind: 'palette', palette: defaultPalette }
  const tokens = tokensFor(given)
  const faults = (Object.keys(literal) as Literal[]).flatMap((name) =>
    given[name] === undefined ? [] : faultOf(given, tokens, name),
  )
  return faults.length > 0
    ? { kind: 'wrong', faults }
    : { kind: 'palette', palette: paletteOf(given, tokens) }
}

/** The colours by meaning of a brand: its ramps, and its own colours to the letter wherever contrast allows. */
import { accentTo, brandRamps } from './brand-ramps.ts'
import { failingPairs, surfaces } from './contrast.ts'
import { type Ramps, ramps, type TokenName } from './default-colours.ts'
import { distance, fromHex, intoGamut, type Oklch } from './oklch.ts'
import {
  createTokens,
  exactTone,
  type Theme,
  type Tokens,
  type Tone,
  themes,
  toneOf,
  withTone,
} from './tokens.ts'

/** Colours of a brand as `#rrggbb`. */
export interface BrandHex {
  readonly brand: string
  readonly accent?: string | undefined
  readonly highlight?: string | undefined
  readonly inverse?: string | undefined
}

/** Signals and parts of code keep their hues: these have meanings that no brand changes. */
const fixed = /^(?:info|success|warning|danger|on-danger|focus|code-key|code-str)/

/** Sets a colour where every pair with it keeps its contrast; else the tokens stay as they are. */
const setWherePossible = (tokens: Tokens, name: TokenName, theme: Theme, tone: Tone): Tokens => {
  const changed = withTone(tokens, name, theme, tone)
  return failingPairs(changed, [name], theme).length === 0 ? changed : tokens
}

/** A colour for the same meaning in both themes, to the letter. */
const setBoth = (tokens: Tokens, name: TokenName, tone: Tone): Tokens =>
  themes.reduce((made, theme) => withTone(made, name, theme, tone), tokens)

/** How much a fill has to differ from what it stands on, to be seen at a glance (distance in OKLab). */
const standsOut = 0.14
/** Whether a fill is seen on all surfaces of a theme; the inverse panel belongs to the dark one. */
const isSeen = (tokens: Tokens, theme: Theme, { oklch }: Tone): boolean =>
  surfaces
    .filter((name) => theme === 1 || name !== 'inverse')
    .every((name) => distance(tokens[name][theme].oklch, oklch) >= standsOut)

const lighter = ([lightness, chroma, hue]: Oklch, by: number): Tone =>
  toneOf(intoGamut([Math.min(1, Math.max(0, lightness + by)), chroma, hue]))

/** The step in lightness from a fill to the same under a pointer; pressed, it goes as far again. */
const reaction = 0.055
/** Dark fills with white text, and very light ones, get darker first; the other way is tried next. */
const reactionsOf = ([lightness]: Oklch, onWhite: boolean): readonly number[] =>
  onWhite || lightness > 0.75 ? [-reaction, reaction] : [reaction, -reaction]

/** Every way to write on the brand's colour, with its reactions; the first that passes counts. */
function primaries(tokens: Tokens, theme: Theme, tone: Tone): Tokens[] {
  const white = tokens['on-dark'][0]
  return [white, tokens.text[0], exactTone('#000000')].flatMap((ink) =>
    reactionsOf(tone.oklch, ink === white).map((by) =>
      [
        ['primary', tone] as const,
        ['primary-hover', lighter(tone.oklch, by)] as const,
        ['primary-active', lighter(tone.oklch, 2 * by)] as const,
        ['on-primary', ink] as const,
      ].reduce((made, [name, value]) => withTone(made, name, theme, value), tokens),
    ),
  )
}

const hasOwnSteps = (tokens: Tokens, theme: Theme): boolean =>
  distance(tokens.primary[theme].oklch, tokens['primary-hover'][theme].oklch) > 0.03

/** The main button in the brand's colour, where it is seen and can be read. */
function withPrimary(tokens: Tokens, theme: Theme, tone: Tone): Tokens {
  if (!isSeen(tokens, theme, tone)) return tokens
  const passing = primaries(tokens, theme, tone).find(
    (made) => failingPairs(made, ['on-primary'], theme).length === 0 && hasOwnSteps(made, theme),
  )
  return passing ?? tokens
}

/** The colours of one theme: hero and footer, links, marks and the main button. */
function inTheme(
  tokens: Tokens,
  theme: Theme,
  { brand, accent }: { brand: Tone; accent: Tone | undefined },
): Tokens {
  const words = (['link', 'primary-text'] as const).reduce(
    (made, name) => setWherePossible(made, name, theme, brand),
    tokens,
  )
  const accents = (['accent', 'link-hover', 'label', 'accent-graphic'] as const).reduce(
    (made, name) => (accent ? setWherePossible(made, name, theme, accent) : made),
    words,
  )
  return withPrimary(accents, theme, brand)
}

/** The highlight to the letter, and a little lighter under a pointer. */
const withHighlight = (tokens: Tokens, tone: Tone): Tokens =>
  setBoth(setBoth(tokens, 'highlight', tone), 'highlight-hover', lighter(tone.oklch, 0.04))

const passes = (tokens: Tokens, names: readonly TokenName[]): boolean =>
  themes.every((theme) => failingPairs(tokens, names, theme).length === 0)

/** The brand's own colour as hero, footer and highlight, where every pair of these allows it. */
function withPanels(tokens: Tokens, brand: Tone): Tokens {
  const panel = setBoth(tokens, 'inverse', brand)
  const made = passes(panel, ['inverse']) ? panel : tokens
  const marked = withHighlight(made, brand)
  const isMark = passes(marked, ['highlight', 'highlight-hover']) && isSeen(made, 0, brand)
  return isMark ? marked : made
}

/** The ramps of a brand. */
export function rampsOf({ brand, accent, highlight }: BrandHex): Ramps {
  const main = fromHex(brand)
  return brandRamps({
    brand: main,
    accent: accent ? fromHex(accent) : accentTo(main),
    highlight: highlight ? fromHex(highlight) : main,
  })
}

/**
 * The colours of a brand. `highlight` and `inverse` are taken to the letter, whatever their contrast; of all
 * else every pair is as proven as that of the default look.
 */
export function brandTokens(given: BrandHex): Tokens {
  const brand = exactTone(given.brand)
  const [accent, highlight, inverse] = [given.accent, given.highlight, given.inverse].map((hex) =>
    hex === undefined ? undefined : exactTone(hex),
  )
  const own = rampsOf(given)
  const base = createTokens((name) => (fixed.test(name) ? ramps : own))
  const panels = withPanels(base, brand)
  const panel = inverse ? setBoth(panels, 'inverse', inverse) : panels
  const marked = highlight ? withHighlight(panel, highlight) : panel
  return themes.reduce((made, theme) => inTheme(made, theme, { brand, accent }), marked)
}

/** The colours by meaning, with their values in both themes. */
import { type Ramps, type Reference, ramps, semantic, type TokenName } from './default-colours.ts'
import { fromHex, type Oklch, toHex } from './oklch.ts'

/** A colour as it is shown. */
export interface Tone {
  /** `#rrggbb` */
  readonly hex: string
  readonly oklch: Oklch
  /** Whether it is shown as it is on every screen, as somebody gave it. */
  readonly exact?: boolean
}

/** A value for each theme. */
export type Themed<T> = readonly [light: T, dark: T]
/** A theme, as the index of its value. */
export type Theme = 0 | 1
export const themes: readonly Theme[] = [0, 1]

/** All colours by meaning. */
export type Tokens = Readonly<Record<TokenName, Themed<Tone>>>

/** A colour of a ramp. */
export const toneOf = (oklch: Oklch): Tone => ({ hex: toHex(oklch), oklch })
/** A colour that is kept to the letter. `hex` is `#rrggbb`. */
export const exactTone = (hex: string): Tone => ({ hex, oklch: fromHex(hex), exact: true })

/** The colour of a step: `helm.300`. */
function stepOf(all: Ramps, reference: Reference): Tone {
  const [name, step] = reference.split('.') as [keyof Ramps, string]
  const colour = all[name][Number(step)]
  if (!colour) throw new Error(`There is no colour ${reference}`)
  return toneOf(colour)
}

export const tokenNames = Object.keys(semantic) as readonly TokenName[]

/** All colours by meaning, each from the ramps that `rampsOf` returns for it. */
export const createTokens = (rampsOf: (name: TokenName) => Ramps): Tokens =>
  Object.fromEntries(
    tokenNames.map((name) => [
      name,
      semantic[name].map((reference: Reference) => stepOf(rampsOf(name), reference)),
    ]),
  ) as unknown as Tokens

/** The colours of a site without a brand of its own. */
export const defaultTokens: Tokens = createTokens(() => ramps)

/** The tokens with another value of one of them, in one theme. */
export const withTone = (tokens: Tokens, name: TokenName, theme: Theme, tone: Tone): Tokens => {
  const [light, dark] = tokens[name]
  return { ...tokens, [name]: theme === 0 ? [tone, dark] : [light, tone] }
}

/** The colours of a site as the design system shows them. */

/** The steps of one hue, from light to dark. */
export interface Ramp {
  readonly name: string
  readonly steps: readonly {
    readonly step: string
    readonly hex: string
    /** The colour in CSS's notation `oklch(51% 0.03 212)`. */
    readonly oklch: string
    /** Contrast ratios to white and to black. */
    readonly white: number
    readonly black: number
  }[]
}

/** A colour by its meaning, such as `link`, with its hex codes in the light and the dark theme. */
export interface SemanticColor {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** Names of two colours, the lowest contrast ratio that they may have, and their ratio in each theme. */
export type Proof = readonly [
  foreground: string,
  background: string,
  least: number,
  light: number,
  dark: number,
]

/** A kind of colour vision; `full` is that of most people. */
export type Sight = 'full' | 'deuteranopia' | 'protanopia' | 'tritanopia' | 'achromatopsia'

/** A colour as people with each kind of colour vision see it. */
export interface SeenColor {
  readonly name: string
  /** Hex codes in the light and in the dark theme. */
  readonly seen: Readonly<Record<Sight, readonly [light: string, dark: string]>>
}

/** What the page about colour shows besides the colours by meaning. */
export interface ColourProof {
  readonly ramps: readonly Ramp[]
  readonly proofs: readonly Proof[]
  readonly seenColors: readonly SeenColor[]
}

/** The colours of a site that differ from those of the design system's own files. */
export interface ColourSheet {
  readonly semanticColors: readonly SemanticColor[]
  /** On the page about colour alone. */
  readonly proof?: ColourProof
}

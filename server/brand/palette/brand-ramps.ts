/** Makes the ramps of a brand: those of the default look, with the brand's hues and the same luminances. */
import { type Ramp, type Ramps, ramps } from './default-colours.ts'
import { intoGamut, luminance, type Oklch, toHex } from './oklch.ts'

/** The hues of a brand. */
export interface BrandHues {
  readonly brand: Oklch
  readonly accent: Oklch
  readonly highlight: Oklch
}

/** Steps of the search for a lightness: the result is exact to a 65,536th. */
const precision = 16

/**
 * The colour of a hue with the luminance of another colour. Contrast depends on luminance alone: whatever was
 * proven of the other colour holds for this one.
 */
function asLightAs(light: number, chroma: number, hue: number): Oklch {
  const at = (lightness: number): Oklch => intoGamut([lightness, chroma, hue])
  const ends: { low: number; high: number } = { low: 0, high: 1 }
  for (let step = 0; step < precision; step += 1) {
    const middle = (ends.low + ends.high) / 2
    if (luminance(toHex(at(middle))) < light) ends.low = middle
    else ends.high = middle
  }
  return at(ends.high)
}

/** Yellow turns to green where it is dark; painters shade it with ochre, whose hue is about 70. */
const yellows = { from: 75, to: 112, shade: 70 }
const shadedHue = (hue: number, lightness: number): number =>
  hue < yellows.from || hue > yellows.to
    ? hue
    : hue + (yellows.shade - hue) * Math.min(1, Math.max(0, (0.75 - lightness) / 0.35))

/** A ramp in another hue; `strength` is what the chroma of its steps is multiplied by. */
const retinted = (ramp: Ramp, hue: number, strength: number): Ramp =>
  Object.fromEntries(
    Object.entries(ramp).map(([step, colour]) => {
      const [lightness, chroma] = colour
      return [step, asLightAs(luminance(toHex(colour)), chroma * strength, shadedHue(hue, lightness))]
    }),
  )

/** Chroma from which on a brand counts as fully coloured; paler ones give paler neutrals and companions. */
const fullChroma = 0.1
const fullness = ([, chroma]: Oklch): number => Math.min(1, chroma / fullChroma)

/** Warm greys look dirty where cool ones of the same chroma look fresh. */
const isWarm = (hue: number): boolean => hue < 130 || hue > 330
const traceOf = (brand: Oklch): number => fullness(brand) * (isWarm(brand[2]) ? 0.6 : 1)

/** How much more colourful the brand is than the ramp's step that is as light as it. */
function strengthOf(ramp: Ramp, [lightness, chroma]: Oklch): number {
  const nearest = Object.values(ramp).reduce((best, colour) =>
    Math.abs(colour[0] - lightness) < Math.abs(best[0] - lightness) ? colour : best,
  )
  return Math.min(3, chroma / nearest[1])
}

/** The ramps of a brand. Those of the signals and of code stay, as their hues have meanings. */
export const brandRamps = ({ brand, accent, highlight }: BrandHues): Ramps => ({
  ...ramps,
  slib: retinted(ramps.slib, brand[2], traceOf(brand)),
  getij: retinted(ramps.getij, brand[2], strengthOf(ramps.getij, brand)),
  zeekraal: retinted(ramps.zeekraal, accent[2], fullness(accent)),
  helm: retinted(ramps.helm, highlight[2], fullness(highlight)),
})

/** How far the hue of an accent that is not given is from the brand's, in degrees: a neighbour of it. */
const neighbour = 325

/** The accent to a brand that names none. */
export const accentTo = ([lightness, chroma, hue]: Oklch): Oklch => [
  lightness,
  chroma,
  (hue + neighbour) % 360,
]

/** Shows the vivid colours as people with other kinds of colour vision see them. */
import type { SeenColor, Sight } from '../../../src/content/showcase/colour-sheet.ts'
import { vivid } from './default-colours.ts'
import { type Channels, hexOf, linearOf, luminance, times } from './oklch.ts'
import type { Tokens } from './tokens.ts'

/**
 * Linear light as eyes without one kind of cone receive it: G. M. Machado, M. M. Oliveira and L. A. F.
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6),
 * 2009, severity 1.0.
 */
const matrices: Readonly<Record<string, readonly [Channels, Channels, Channels]>> = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const grey = (colour: string): string => {
  const light = luminance(colour)
  return hexOf([light, light, light])
}

/** For each kind of colour vision, how a colour appears: a function `#rrggbb` → `#rrggbb`. */
export const sights = {
  ...Object.fromEntries(
    Object.entries(matrices).map(([name, matrix]) => [
      name,
      (colour: string): string => hexOf(times(matrix, linearOf(colour))),
    ]),
  ),
  achromatopsia: grey,
} as Readonly<Record<Exclude<Sight, 'full'>, (hex: string) => string>>

/**
 * The vivid tokens as people see them, each in the light and in the dark theme: as they are (`full`), and
 * with each kind of colour vision.
 */
export const seenColors = (tokens: Tokens): SeenColor[] =>
  vivid.map((name) => {
    const both = tokens[name].map(({ hex }) => hex)
    const seen = Object.entries(sights).map(([sight, see]) => [sight, both.map(see)])
    return { name, seen: Object.fromEntries([['full', both], ...seen]) as SeenColor['seen'] }
  })

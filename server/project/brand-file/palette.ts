/** The palette that is made of the colours in `brand.yaml`. */
import type { BrandColours } from '../../brand/palette/brand-colours.ts'
import type { BrandPalette } from '../../brand/palette/brand-palette.ts'
import type { YamlFile } from '../../yaml/read-yaml.ts'
import type { Problem } from '../problem.ts'

/** A palette, or what is wrong with its colours. */
interface PaletteReading {
  readonly value?: BrandPalette
  readonly problems: readonly Problem[]
}

/** Makes the palette; undefined for a brand without colours, which need not load the code for it. */
export async function readPalette(
  colours: BrandColours,
  lineOf: YamlFile['lineOf'],
): Promise<PaletteReading | undefined> {
  if (Object.keys(colours).length === 0) return undefined
  const { createBrandPalette } = await import('../../brand/palette/brand-palette.ts')
  const result = createBrandPalette(colours)
  if (result.kind === 'read') return { value: result.palette, problems: [] }
  // The colours stand under either spelling; a path that is not there has the line of what is around it.
  const line = (name: string) =>
    Math.max(...['colours', 'colors'].map((spelling) => lineOf([spelling, name]) ?? 1))
  return {
    problems: result.faults.map(({ name, text }) => ({ line: line(name), text: `colours.${name}: ${text}` })),
  }
}

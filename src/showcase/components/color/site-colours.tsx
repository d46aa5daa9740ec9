/** The parts of the page about colour that show the colours of the running site. */
import type { ColourProof, SemanticColor } from '../../../content/showcase/colour-sheet.ts'
import { useSiteColours } from '../../site-look-context.ts'
import { Swatch } from '../../swatch/swatch.tsx'
import { ColorTable, type ColorTableProps, RampList, type RampListProps } from './color.tsx'
import { PairSwatch } from './pair-swatch.tsx'
import { proofs, ramps, seenColors, semanticColors } from './palette.ts'
import { ProofTable, type ProofTableProps } from './proof-table.tsx'
import { SeenTable, type SeenTableProps } from './seen-table.tsx'

const ownProof: ColourProof = { ramps, proofs, seenColors }

const useColours = (): readonly SemanticColor[] => useSiteColours()?.semanticColors ?? semanticColors
const useProof = (): ColourProof => useSiteColours()?.proof ?? ownProof

const hexIn = (colors: readonly SemanticColor[], name: string): string =>
  colors.find((color) => color.name === name)?.light ?? ''

/** A swatch of a colour by its meaning, in the light theme. */
export const NamedSwatch = ({ name }: { name: string }) => <Swatch hex={hexIn(useColours(), name)} />

/** Two colours by their meaning on each other, in the light theme. */
export function NamedPair({ foreground, background }: { foreground: string; background: string }) {
  const colors = useColours()
  return <PairSwatch foreground={hexIn(colors, foreground)} background={hexIn(colors, background)} />
}

/** All colours by their meaning. */
export const SiteColorTable = (props: Omit<ColorTableProps, 'colors'>) => (
  <ColorTable {...props} colors={useColours()} />
)

/** All ramps. */
export const SiteRamps = (props: Omit<RampListProps, 'ramp'>) => (
  <div className="flow flow--form">
    {useProof().ramps.map((ramp) => (
      <RampList key={ramp.name} {...props} ramp={ramp} />
    ))}
  </div>
)

/** The contrast of all pairs in use. */
export const SiteProofTable = (props: Omit<ProofTableProps, 'proofs' | 'colors'>) => (
  <ProofTable {...props} proofs={useProof().proofs} colors={useColours()} />
)

/** The vivid colours as people see them. */
export const SiteSeenTable = (props: Omit<SeenTableProps, 'colors'>) => (
  <SeenTable {...props} colors={useProof().seenColors} />
)

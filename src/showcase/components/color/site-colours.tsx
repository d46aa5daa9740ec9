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

/** What most of a page lies on. */
const pageGrounds: readonly string[] = ['bg', 'surface', 'surface-sunken']

interface SiteProofTableProps extends Omit<ProofTableProps, 'proofs' | 'colors'> {
  /** Which pairs: those on the page and its panels, or all others. */
  readonly on: 'page' | 'other'
}

/** The contrast of the pairs in use. */
export function SiteProofTable({ on, ...table }: SiteProofTableProps) {
  const proofs = useProof().proofs.filter(([, ground]) => pageGrounds.includes(ground) === (on === 'page'))
  return <ProofTable {...table} proofs={proofs} colors={useColours()} />
}

/** The vivid colours as people see them. */
export const SiteSeenTable = (props: Omit<SeenTableProps, 'colors'>) => (
  <SeenTable {...props} colors={useProof().seenColors} />
)

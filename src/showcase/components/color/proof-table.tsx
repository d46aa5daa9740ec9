import { Icon } from '../../../components/icon/icon.tsx'
import type { RootProps } from '../../../components/root-props.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import type { Proof, SemanticColor } from '../../../content/showcase/colour-sheet.ts'
import { PairSwatch } from './pair-swatch.tsx'
import { useRatio } from './use-ratio.ts'

export interface ProofTableProps extends RootProps {
  readonly label: string
  readonly columns: readonly [pair: string, mark: string, light: string, dark: string, least: string]
  /** The pairs of colours, one in each row. */
  readonly proofs: readonly Proof[]
  /** The colours that the pairs name. */
  readonly colors: readonly SemanticColor[]
  /**
   * `shape`: the word after `AA` where the contrast suffices for shapes, but not for text; `fails`: the mark
   * of a pair with too little contrast.
   */
  readonly shape: string
  readonly fails: string
}

type Words = Pick<ProofTableProps, 'shape' | 'fails'>

/**
 * Levels of WCAG 2.2 with their ratios: criterion 1.4.11 asks 3 for shapes, 1.4.3 asks 4.5 and 1.4.6 asks 7
 * for text. The last level that the ratio reaches counts.
 */
const levels = [
  { least: 0, mark: ({ fails }: Words) => fails },
  { least: 3, mark: ({ shape }: Words) => `AA (${shape})` },
  { least: 4.5, mark: () => 'AA' },
  { least: 7, mark: () => 'AAA' },
] as const

/**
 * Returns the mark of a pair, such as `AAA`, for the lower of its ratios in the two themes; the word `fails`
 * if that ratio is below the lowest one that is allowed for the pair.
 */
export function passMark([, , least, light, dark]: Proof, words: Words): string {
  const lower = Math.min(light, dark)
  const reached = levels.findLast((level) => level.least <= lower)
  return (lower < least ? levels[0] : (reached ?? levels[0])).mark(words)
}

/**
 * The contrast of every pair of colours in use, computed by `server/brand/palette/contrast.ts`. Whether the contrast
 * suffices is said by words and an icon, not by colour alone.
 */
export function ProofTable({ proofs, colors, shape, fails, ...table }: ProofTableProps) {
  const ratio = useRatio()
  const hex = new Map(colors.map((color) => [color.name, color]))
  const rows = proofs.map((proof) => ({
    key: `${proof[0]} ${proof[1]}`,
    cells: [
      `${proof[0]} / ${proof[1]}`,
      <Mark key="mark" proof={proof} words={{ shape, fails }} ratio={ratio} />,
      <Ratio key="light" proof={proof} hex={hex} theme="light" ratio={ratio} />,
      <Ratio key="dark" proof={proof} hex={hex} theme="dark" ratio={ratio} />,
      ratio(proof[2]),
    ],
  }))
  return <DataTable {...table} rows={rows} numeric={[false, false, true, true, true]} />
}

interface MarkProps {
  readonly proof: Proof
  readonly words: Words
  /** Formats a ratio in the notation of the language. */
  readonly ratio: (value: number) => string
}

/** The verdict on a pair: the level that it reaches, and the lower of its ratios. */
function Mark({ proof, words, ratio }: MarkProps) {
  const lower = Math.min(proof[3], proof[4])
  return (
    <span className="verdict">
      <Icon name={lower < proof[2] ? 'no' : 'check'} />
      {passMark(proof, words)} <b>{ratio(lower)}</b>
    </span>
  )
}

interface RatioProps {
  readonly proof: Proof
  /** Colours by their names. */
  readonly hex: ReadonlyMap<string, SemanticColor>
  readonly theme: 'light' | 'dark'
  /** Formats a ratio in the notation of the language. */
  readonly ratio: (value: number) => string
}

/** A ratio with a swatch of its pair. The inverse surface has the dark values in both themes. */
function Ratio({ proof: [foreground, background, , light, dark], hex, theme, ratio }: RatioProps) {
  const shown = background === 'inverse' ? 'dark' : theme
  const [front, back] = [hex.get(foreground)?.[shown], hex.get(background)?.[shown]]
  return (
    <span className="nowrap">
      {front && back && <PairSwatch foreground={front} background={back} />}{' '}
      {ratio(theme === 'light' ? light : dark)}
    </span>
  )
}

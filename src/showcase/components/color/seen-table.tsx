import type { RootProps } from '../../../components/root-props.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import type { SeenColor, Sight } from '../../../content/showcase/colour-sheet.ts'
import { Swatch } from '../../swatch/swatch.tsx'

export interface SeenTableProps extends RootProps {
  readonly label: string
  /** Heading of the column with the names of the colours. */
  readonly column: string
  /** Name of each kind of colour vision, in the order of the columns. */
  readonly sights: Readonly<Record<Sight, string>>
  readonly colors: readonly SeenColor[]
}

/**
 * The vivid colours as people with each kind of colour vision see them: first in the light theme, then in the
 * dark one.
 */
export function SeenTable({ column, sights, colors, ...table }: SeenTableProps) {
  const names = Object.keys(sights) as Sight[]
  const rows = colors.map(({ name, seen }) => ({
    key: name,
    cells: [
      <code key="name">
        <bdi dir="ltr">--c-{name}</bdi>
      </code>,
      ...names.map((sight) => <SeenPair key={sight} pair={seen[sight]} />),
    ],
  }))
  return <DataTable {...table} columns={[column, ...Object.values(sights)]} rows={rows} />
}

/** Swatches of a colour in the light and the dark theme. */
const SeenPair = ({ pair }: { pair: readonly [light: string, dark: string] }) => (
  <span className="seen">
    {pair.map((hex, theme) => (
      <span key={theme === 0 ? 'light' : 'dark'}>
        <Swatch hex={hex} className="swatch swatch--l" />
        <bdi dir="ltr">{hex}</bdi>
      </span>
    ))}
  </span>
)

/** Lists and tables of colours, for the page about colour. */
import { classNames } from '../../../components/class-names.ts'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import type { RootProps } from '../../../components/root-props.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import type { Ramp, SemanticColor } from '../../../content/showcase/colour-sheet.ts'
import { Swatch } from '../../swatch/swatch.tsx'
import { useRatio } from './use-ratio.ts'

export interface RampListProps extends RootProps {
  readonly ramp: Ramp
  /** Words before the contrast ratios to white and to black. */
  readonly white: string
  readonly black: string
}

/** The steps of one hue, from light to dark. */
export function RampList({ ramp, white, black, className, ...root }: RampListProps) {
  const ratio = useRatio()
  return (
    <div {...root} className={classNames('ramp', className)}>
      <h3 className="ramp__name">{ramp.name}</h3>
      <ol className="ramp__steps">
        {ramp.steps.map(({ step, hex, oklch, ...contrast }) => (
          <li key={step}>
            <Swatch hex={hex} className="ramp__swatch" />
            <b>{step}</b>
            <code>
              <bdi dir="ltr">{hex}</bdi>
            </code>
            <code>
              <bdi dir="ltr">{oklch}</bdi>
            </code>
            <span>
              {white} {ratio(contrast.white)}
            </span>
            <span>
              {black} {ratio(contrast.black)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export interface ColorTableProps extends RootProps {
  readonly label: string
  /** Headings of the columns. */
  readonly columns: readonly [token: string, light: string, dark: string]
  /** The colours, one in each row. */
  readonly colors: readonly SemanticColor[]
}

/** The semantic colours with their values in both themes. With JavaScript, the names can be copied. */
export const ColorTable = ({ colors, ...table }: ColorTableProps) => (
  <DataTable
    {...table}
    rows={colors.map(({ name, light, dark }) => ({
      key: name,
      cells: [
        <TokenName key="name" name={name} />,
        <HexColor key="light" hex={light} />,
        <HexColor key="dark" hex={dark} />,
      ],
    }))}
  />
)

/** The name of a token, with a button that copies it. */
const TokenName = ({ name }: { name: string }) => (
  <span className="nowrap token-name">
    <code>
      <bdi dir="ltr">--c-{name}</bdi>
    </code>
    <CopyButton read={() => `var(--c-${name})`} label={`--c-${name}`} />
  </span>
)

/** A swatch with its hex code. */
const HexColor = ({ hex }: { hex: string }) => (
  <span className="nowrap">
    <Swatch hex={hex} /> <bdi dir="ltr">{hex}</bdi>
  </span>
)

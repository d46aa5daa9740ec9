import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface DataRow {
  readonly key: string
  /** As long as `columns`. */
  readonly cells: readonly ReactNode[]
}

export interface DataTableProps extends RootProps {
  /** A sentence above the table, which names it. */
  readonly caption?: string | undefined
  /** Names the region that scrolls where there is no caption. */
  readonly label: string
  /** An empty one has no header. */
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
  /** The first cell of a row says what the row is about; true where nobody says so. */
  readonly rowHeader?: boolean
  /** Which columns hold numbers. */
  readonly numeric?: readonly boolean[] | undefined
}

type Grid = Pick<DataTableProps, 'columns' | 'numeric'>

const numberClass = (numeric: Grid['numeric'], column: number) => (numeric?.[column] ? 'num' : undefined)

function HeaderRow({ columns, numeric }: Grid) {
  return (
    <tr>
      {columns.map((label, column) =>
        label === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
          <td key={column} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
          <th key={column} scope="col" className={numberClass(numeric, column)}>
            {label}
          </th>
        ),
      )}
    </tr>
  )
}

interface BodyRowProps extends Pick<DataTableProps, 'numeric'> {
  readonly cells: DataRow['cells']
  readonly hasHeader: boolean
}

function BodyRow({ cells, hasHeader, numeric }: BodyRowProps) {
  return (
    <tr>
      {cells.map((cell, column) =>
        hasHeader && column === 0 && cell !== '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
          <th key={column} scope="row">
            {cell}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
          <td key={column} className={numberClass(numeric, column)}>
            {cell}
          </td>
        ),
      )}
    </tr>
  )
}

/**
 * A wide table scrolls in a region that a keyboard reaches; its caption stays outside, where it is always in
 * view.
 */
export function DataTable(props: DataTableProps) {
  const { caption, label, columns, rows, rowHeader = true, numeric, className, ...root } = props
  const ownId = useId()
  const captionId = `${root.id ?? ownId}-caption`
  const name = caption ? { 'aria-labelledby': captionId } : { 'aria-label': label }
  return (
    <div {...root} className={classNames('data-table', className)}>
      {caption && (
        <p className="table__caption" id={captionId}>
          {caption}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroller" tabIndex={0} {...name}>
        <table className="table">
          <thead>
            <HeaderRow columns={columns} numeric={numeric} />
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <BodyRow key={key} cells={cells} hasHeader={rowHeader} numeric={numeric} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { inParts } from '../in-parts/in-parts.tsx'
import type { RootProps } from '../root-props.ts'

/** A row of a table, with its React key. */
export interface DataRow {
  readonly key: string
  /** One cell per column. */
  readonly cells: readonly ReactNode[]
}

export interface DataTableProps extends RootProps {
  /** Sentence above the table that names it. */
  readonly caption?: string | undefined
  /** Accessible name of the region that scrolls; not used if there is a caption. */
  readonly label: string
  /** Headings of the columns. A column with an empty heading has no header cell. */
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
  /** Whether the first cell of each row, unless it is empty, is the row's header; true by default. */
  readonly rowHeader?: boolean
  /** For each column, whether it holds numbers. Headers of rows are never shown as numbers. */
  readonly numeric?: readonly boolean[] | undefined
}

/** The props of a table that describe its columns. */
type Grid = Pick<DataTableProps, 'columns' | 'numeric'>

/** Class of the cells of a column; undefined for a column without numbers. */
const numberClass = (numeric: Grid['numeric'], column: number) => (numeric?.[column] ? 'num' : undefined)

/** The row with the headings of the columns. */
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
  /** Whether the first cell is the header of the row, unless that cell is empty. */
  readonly hasHeader: boolean
}

/** A row of cells. If `hasHeader` is true, its first cell is its header, unless that cell is empty. */
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
 * A table of data. A table that is too wide scrolls inside a region that can be focused; its caption is above
 * that region and does not scroll.
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
            {inParts(
              rows.map(({ key, cells }) => (
                <BodyRow key={key} cells={cells} hasHeader={rowHeader} numeric={numeric} />
              )),
            )}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The block "table" of a page: a table of texts and numbers. */
import { DataTable } from '../../components/table/data-table.tsx'
import type { Cell } from '../../content/values/cells.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'

export interface TableProps {
  readonly title?: string
  readonly caption?: string
  /** `numeric`: whether all cells below the label are numbers or empty. */
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[]
  /** One cell per column; the first is the header of the row. */
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell: text, or markup that the server has sanitized. */
const viewOf = (cell: Cell) => (typeof cell === 'string' ? cell : <Prose className="cell" html={cell} />)

export function TableBlock(props: TableProps & BlockAttributes) {
  const { t } = useLocale()
  const { id, title, caption, columns, rows } = props
  const labels = columns.map(({ label }) => label)
  return (
    <BlockSection {...props} name="table">
      <DataTable
        id={id}
        caption={caption}
        label={`${t('block-table')}: ${title ?? labels.join(', ')}`}
        columns={labels}
        numeric={columns.map(({ numeric }) => numeric)}
        rows={rows.map((cells, row) => ({ key: String(row), cells: cells.map(viewOf) }))}
      />
    </BlockSection>
  )
}

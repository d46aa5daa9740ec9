import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'

export interface TableProps {
  readonly title?: string
  readonly caption?: string
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[]
  /** As long as `columns`; the first cell is the row's header. */
  readonly rows: readonly (readonly string[])[]
}

function HeaderRow({ columns }: Pick<TableProps, 'columns'>) {
  return (
    <tr>
      {columns.map(({ label, numeric }, column) =>
        label === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
          <td key={column} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
          <th key={column} scope="col" className={numeric ? 'num' : undefined}>
            {label}
          </th>
        ),
      )}
    </tr>
  )
}

function BodyRow({ cells, columns }: { cells: readonly string[]; columns: TableProps['columns'] }) {
  const [first = '', ...rest] = cells
  return (
    <tr>
      {first === '' ? <td /> : <th scope="row">{first}</th>}
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never change place
        <td key={index} className={columns[index + 1]?.numeric ? 'num' : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

/** Wide tables scroll in a region that a keyboard reaches; the caption stays outside it. */
export function TableBlock(props: TableProps & BlockAttributes) {
  const { t } = useLocale()
  const { id, headingId, title, caption, columns, rows } = props
  const captionId = `${id}-caption`
  const label = caption
    ? { 'aria-labelledby': captionId }
    : { 'aria-label': `${t('block-table')}: ${title ?? columns.map(({ label }) => label).join(', ')}` }
  return (
    <BlockSection name="table" headingId={headingId} title={title}>
      {caption && (
        <p className="table__caption" id={captionId}>
          {caption}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroller" tabIndex={0} {...label}>
        <table className="table" {...label}>
          <thead>
            <HeaderRow columns={columns} />
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change place
              <BodyRow key={row} cells={cells} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </BlockSection>
  )
}

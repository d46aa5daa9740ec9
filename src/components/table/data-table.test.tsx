import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

const table: DataTableProps = {
  label: 'Tabel: tempo',
  columns: ['', 'Per jaar'],
  rows: [
    { key: 'slik', cells: ['Slik', '18 mm'] },
    { key: 'leeg', cells: ['', '14 mm'] },
  ],
}

describe('a table', () => {
  test('scrolls in a region that has a name and that a keyboard reaches', async () => {
    expect(await render(<DataTable {...table} />)).toContain(
      '<section class="scroller" tabindex="0" aria-label="Tabel: tempo">',
    )
  })

  test('keeps its caption outside of what scrolls, and is named by it', async () => {
    const markup = await render(<DataTable {...table} id="tempo" caption="Opslibbing" />)
    expect(markup).toMatch(/id="tempo-caption">Opslibbing<\/p><section [^>]*aria-labelledby="tempo-caption"/)
    expect(markup).not.toContain('aria-label=')
  })

  test('two tables without ids have captions of their own', async () => {
    const markup = await render(
      <>
        <DataTable {...table} caption="Een" />
        <DataTable {...table} caption="Twee" />
      </>,
    )
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
  })

  test('has headers only where there are words', async () => {
    const markup = await render(<DataTable {...table} />)
    expect(markup).toContain('<td></td><th scope="col">Per jaar</th>')
    expect(markup).toContain('<th scope="row">Slik</th><td>18 mm</td>')
    expect(markup).toContain('<tr><td></td><td>14 mm</td></tr>')
  })

  test('may have rows without headers, and columns of numbers', async () => {
    const markup = await render(<DataTable {...table} rowHeader={false} numeric={[false, true]} />)
    expect(markup).not.toContain('scope="row"')
    expect(markup).toContain('<td>Slik</td><td class="num">18 mm</td>')
  })
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { TableBlock, type TableProps } from './table.tsx'

const table: TableProps & { readonly id: string } = {
  id: 'block-1',
  columns: [
    { label: 'Zone', numeric: false },
    { label: 'Per jaar', numeric: true },
  ],
  rows: [
    ['Slik', '18 mm'],
    ['Slik', '18 mm'],
  ],
}

test('it is named by its caption, else by its title, else by its columns', async () => {
  expect(
    await render(<TableBlock {...table} caption="Opslibbing" title="Tempo" headingId="tempo" />),
  ).toContain('<section class="scroller" tabindex="0" aria-labelledby="block-1-caption">')
  expect(await render(<TableBlock {...table} title="Tempo" headingId="tempo" />)).toContain(
    'aria-label="Tabel: Tempo"',
  )
  expect(await render(<TableBlock {...table} />)).toContain('aria-label="Tabel: Zone, Per jaar"')
})

test('rows may be the same', async () => {
  expect(
    (await render(<TableBlock {...table} />)).match(/<th scope="row">Slik<\/th><td class="num">/g),
  ).toHaveLength(2)
})

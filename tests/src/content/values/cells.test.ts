import { expect, test } from 'vitest'
import { cellsOf, textOfCell } from '../../../../src/content/values/cells.ts'

const sanitize = (html: string) => ({ html: html.replace(/<script.*?<\/script>/g, '') })

test('a cell with a link or emphasis keeps it, sanitized; other cells are plain text', () => {
  const rows = [
    { cells: ['Maat', 'Uitleg'] },
    { cells: ['18 mm', 'Zie <a href="/maten">de maten</a><script>x</script>'] },
    { cells: [12, { html: '<p>gewoon</p>' }, { html: '<p><strong>dik</strong></p>' }] },
    { cells: ['', null] },
  ]
  expect(cellsOf(rows, sanitize)).toEqual([
    ['Maat', 'Uitleg'],
    ['18 mm', { html: 'Zie <a href="/maten">de maten</a>' }],
    ['12', 'gewoon', { html: '<p><strong>dik</strong></p>' }],
  ])
})

test('the text of a cell has no markup', () => {
  expect(['a', { html: '<b>b</b> c' }, ''].map(textOfCell)).toEqual(['a', 'b c', ''])
})

import { expect, test } from 'vitest'
import { column, container, type Layout } from '../../../../server/loaders/pictures/layout.ts'
import { sizesOf } from '../../../../server/loaders/pictures/sizes.ts'

/** What `sizes` says in a window of a screen with one pixel for one. */
function said(sizes: string, window: number): number {
  const rows = sizes.split(/,\s+(?=\(|calc|[\d.])/).slice(1)
  const row = rows.find((each) => window >= 16 * Number(/min-width: ([\d.]+)rem/.exec(each)?.[1] ?? 0)) ?? ''
  const length = row.replace(/^\(.*?\) /, '')
  const [, vw = 0] = /([\d.]+)vw/.exec(length) ?? []
  const [, sign = '', rem = 0] = /(?:([+-]) )?([\d.]+)rem/.exec(length) ?? []
  return (Number(vw) / 100) * window + Number(`${sign}${rem}`) * 16
}

const layouts: Readonly<Record<string, Layout>> = {
  page: container,
  cards: column(container, 18),
  'many columns': column(container, 10),
  'half a page': (window) => (window < 768 ? window : window / 2),
  icon: () => 56,
}

test.each(Object.entries(layouts))('the widths of %s are told in every window', (_, layout) => {
  const sizes = sizesOf(layout)
  for (let window = 320; window <= 2000; window += 7)
    expect(Math.abs(said(sizes, window) - layout(window))).toBeLessThan(0.1 * layout(window))
})

test('a width that stays the same is one length, and phones with three pixels for one take two thirds', () => {
  expect(sizesOf(() => 56)).toBe('(min-resolution: 2.5dppx) and (max-width: 40rem) 8.38vw, 3.5rem')
  expect(sizesOf((window) => window)).toBe('(min-resolution: 2.5dppx) and (max-width: 40rem) 58.33vw, 100vw')
})

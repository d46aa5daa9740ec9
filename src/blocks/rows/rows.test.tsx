import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { RowsBlock } from './rows.tsx'

test('each row is a link with its day, where it has one', async () => {
  const items = [
    { title: 'Na de storm', path: '/nieuws/storm', date: '2026-11-12' },
    { title: 'Over ons', path: '/over' },
  ]
  const markup = await render(<RowsBlock id="r" headingId="nieuws" title="Nieuws" items={items} />)
  expect(markup).toMatch(
    /<time dateTime="2026-11-12">12 november 2026<\/time><a href="\/nieuws\/storm">Na de storm/,
  )
  expect(markup).toMatch(/<li class="row"><a href="\/over">Over ons/)
})

test('a list without rows shows nothing, not even its title', async () => {
  expect(await render(<RowsBlock id="r" headingId="nieuws" title="Nieuws" items={[]} />)).toBe('')
})

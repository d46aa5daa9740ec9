import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Pager } from './pager.tsx'

const previous = { href: '/a', title: 'Alfa' }
const next = { href: '/b', title: 'Bravo' }

test('links say which way they lead and where to', async () => {
  const markup = await render(<Pager label="Series" previous={previous} next={next} />)
  expect(markup).toMatch(/^<nav class="pager" aria-label="Series">/)
  expect(markup).toMatch(
    /href="\/a" rel="prev".*Vorige: <\/span>Alfa.*href="\/b" rel="next".*Volgende: <\/span>Bravo/,
  )
})

test('the first page has only a next one, the last only a previous one', async () => {
  expect(await render(<Pager label="Series" next={next} />)).not.toContain('rel="prev"')
  expect(await render(<Pager label="Series" previous={previous} />)).not.toContain('rel="next"')
})

test('a page that stands alone has no navigation', async () => {
  expect(await render(<Pager label="Series" />)).toBe('')
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Pagination, PaginationSummary } from './pagination.tsx'

const page = (number: number) => ({ number, href: `/nieuws?page=${number}` })
const paging = {
  summary: '61–72 van 504',
  target: 'list-news-summary',
  previous: page(5),
  next: page(7),
  pages: [page(1), page(5), { ...page(6), current: true as const }, page(7), page(42)],
}

test('pages are a navigation with a name, and the one shown is marked', async () => {
  const markup = await render(<Pagination paging={paging} />)
  expect(markup).toMatch(/^<nav aria-label="Pagina’s van de lijst" class="pagination">/)
  expect(markup).toContain('<a href="/nieuws?page=6" aria-current="page" aria-label="Pagina 6">6</a>')
})

test('pages that are left out are marked for the eye', async () => {
  const markup = await render(<Pagination paging={paging} />)
  const texts = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]+>/g, ''))
  expect(texts).toEqual(['1', '…5', '6', '7', '…42'])
})

test('the pages before and after are links with their relation', async () => {
  const markup = await render(<Pagination paging={paging} />)
  expect(markup).toMatch(
    /href="\/nieuws\?page=5" rel="prev">Vorige<.*href="\/nieuws\?page=7" rel="next">Volgende</,
  )
})

test('the first page has none before it, the last none after it', async () => {
  const { previous: _, next: __, ...ends } = paging
  expect(await render(<Pagination paging={ends} />)).not.toMatch(/rel="/)
})

test('the summary can be the target of the links', async () => {
  expect(await render(<PaginationSummary paging={paging} />)).toBe(
    '<p id="list-news-summary" class="muted">61–72 van 504</p>',
  )
})

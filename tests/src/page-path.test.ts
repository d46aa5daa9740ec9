import { expect, test } from 'vitest'
import { matchRoute } from '../../src/router/match.ts'
import { isPagePath } from '../../src/router/page-path.ts'

test.each([
  '/',
  '/en',
  '/de/kontakt',
  '/sitemap',
  '/en/designsystem/buttons',
  '/en/search',
  '/een/pagina/diep/in/de/boom',
  '/de/%C3%BCber',
  '/enge/straat',
])('the browser takes %s for a page, as the server does', (path) => {
  expect(matchRoute(path)).toBeDefined()
  expect(isPagePath(path)).toBe(true)
})

test.each([
  '/api/globalsData',
  '/assets/a.pdf',
  '/_build/a.js',
  '/en/feed.json',
  '/feed.xml',
  '/en/%E0%A4%A',
])('the browser leaves %s alone, as the server has no page there', (path) => {
  expect(matchRoute(path)).toBeUndefined()
  expect(isPagePath(path)).toBe(false)
})

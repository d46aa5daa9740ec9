import { expect, test } from 'vitest'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import { isPagePath } from '../../../src/router/page-path.ts'

const routing = routingOf(defaultLanguages)

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
  '/assets/about',
  '/forms/contact',
  '/preferences',
  '/en/hooks',
  '/preview',
  '/api',
])('the browser takes %s for a page, as the server does', (path) => {
  expect(routing.match(path)).toBeDefined()
  expect(isPagePath(path)).toBe(true)
})

test('the browser leaves a file of the content alone, which only the server can tell from a page', () => {
  expect(isPagePath('/assets/a.pdf')).toBe(false)
})

test.each(['/api/globalsData', '/_build/a.js', '/en/feed.json', '/feed.xml', '/en/%E0%A4%A'])(
  'the browser leaves %s alone, as the server has no page there',
  (path) => {
    expect(routing.match(path)).toBeUndefined()
    expect(isPagePath(path)).toBe(false)
  },
)

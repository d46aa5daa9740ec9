import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { defaultLanguages } from '../../i18n/languages.ts'
import { createTranslate } from '../../i18n/translate.ts'
import { ErrorScreen } from './error-screen.tsx'
import { errorWording } from './wording.ts'

test.each([
  [400, '404'],
  [404, '404'],
  [405, '404'],
  [410, '410'],
  [429, '404'],
  [500, '500'],
  [502, '500'],
  [503, '503'],
  [504, '500'],
])('%i has the words of %s', (status, wording) => {
  expect(errorWording(status, createTranslate({}, []))).toBe(wording)
})

test.each([
  ['nothing', [], '503'],
  ['404-button alone', ['404-button'], '404'],
  ['404-button and 503-text', ['404-button', '503-text'], '503'],
  ['the texts of another failure', ['404-title', '410-title'], '404'],
])('503 has its words by what the content system has: %s', (_what, slugs, wording) => {
  const entries = slugs.map((slug) => ({ slug, trans: 'Own' }))
  expect(errorWording(503, createTranslate({}, entries))).toBe(wording)
})

describe.each(defaultLanguages.rows)('in $label', ({ locale }) => {
  test.each([404, 410, 500, 503])(
    '%i says what happened in words of its own and leads home',
    async (status) => {
      const markup = await render(<ErrorScreen error={{ kind: 'error', status }} path="/x" />, locale)
      expect(markup).toMatch(/<h1 tabindex="-1">[^<]+<\/h1><p>[^<]+<\/p>/)
      expect(markup).toMatch(new RegExp(`<a [^>]*href="${defaultLanguages.withPrefix(locale, '/')}"`))
      expect(markup).not.toMatch(/undefined|!/)
    },
  )
})

test('what may be back in a moment can be tried again at the same address', async () => {
  const markup = await render(<ErrorScreen error={{ kind: 'error', status: 503 }} path="/en/a%20b" />, 'en')
  expect(markup).toMatch(/<a [^>]*href="\/en"[^>]*>.*<a [^>]*href="\/en\/a%20b"[^>]*>Try again<\/a>/)
  expect(markup).not.toContain('/sitemap')
})

test('to try again is a load of the document, with the query where there is one', async () => {
  const error = { kind: 'error', status: 503, hint: 'error-part-missing', retry: '/en/a?b=1' } as const
  const markup = await render(<ErrorScreen error={error} path="/en/a" />, 'en')
  expect(markup).toMatch(/<a [^>]*href="\/en\/a\?b=1"[^>]*target="_self"/)
  expect(markup).toContain('A part of this page did not arrive.')
})

test.each([404, 410, 500])('%i has a second way, the sitemap, and nothing to try again', async (status) => {
  const markup = await render(<ErrorScreen error={{ kind: 'error', status }} path="/x" />)
  expect(markup).toContain('href="/sitemap"')
  expect(markup).not.toContain('href="/x"')
})

test('the message ends as a line of code below the ways on, which says what was asked for', async () => {
  const error = { kind: 'error', status: 404, requested: '/x', message: 'Page not found: /x' } as const
  const markup = await render(<ErrorScreen error={error} path="/x" />)
  expect(markup).toMatch(
    /<\/a><\/div><p class="lost__details">Gevraagd adres:.*<code lang="en">Page not found: \/x<\/code><\/p>/,
  )
  expect(markup).not.toContain('<code>/x</code>')
})

test('an address that the message does not name is shown as code beside it', async () => {
  const error = { kind: 'error', status: 404, requested: '/x<b>', message: 'Page not found: /x' } as const
  const markup = await render(<ErrorScreen error={error} path="/x" />)
  expect(markup).toContain('<code>/x&lt;b&gt;</code>')
  expect(markup).toContain('<code lang="en">Page not found: /x</code>')
})

test('a hint takes the place of the general text', async () => {
  const markup = await render(
    <ErrorScreen error={{ kind: 'error', status: 415, hint: 'form-no-files' }} path="/x" />,
  )
  expect(markup).toContain('bestanden kun je met dit formulier niet meesturen')
})

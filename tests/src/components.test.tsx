import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formatMarkup, highlightMarkup } from '../../src/components/example/code.ts'
import { components } from '../../src/components/index.ts'
import { type LocaleContextValue, LocaleProvider } from '../../src/i18n/locale-context.tsx'
import { locales } from '../../src/i18n/locales.ts'
import { loadMessages } from '../../src/i18n/messages/index.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { showcases } from '../../src/routes.ts'

test('every showcase page has a component, in the order of the routes', () => {
  expect(components.map(({ slug }) => slug)).toEqual(showcases)
})

test.each(components)('$slug has at least three examples', ({ examples }) => {
  expect(examples.length).toBeGreaterThanOrEqual(3)
})

describe.each(locales)('in $label', ({ locale }) => {
  test.each(components)(
    'the examples of $slug render without inline styles and without a missing text',
    async (component) => {
      const missing: string[] = []
      const t = createTranslate(await loadMessages(locale), [], (key) => missing.push(key))
      const value: LocaleContextValue = { locale, t, languages: [], switchLocale: () => {} }
      for (const { render } of component.examples) {
        const html = renderToStaticMarkup(
          <LocaleProvider value={value}>{render(t, (text) => text[locale])}</LocaleProvider>,
        )
        expect(html).not.toBe('')
        expect(html).not.toMatch(/ style=/)
      }
      t(`ds-${component.slug}-title`)
      expect(missing).toEqual([])
    },
  )
})

test('markup is shown one element a line, text beside its tags', () => {
  expect(formatMarkup('<ul><li>One</li><li><img src="a"/>Two</li></ul>')).toBe(
    '<ul>\n  <li>One</li>\n  <li>\n    <img src="a"/>\n    Two\n  </li>\n</ul>',
  )
})

test('highlighted markup shows the same text and runs none of it', () => {
  const html = highlightMarkup('<a href="/x?a=1&amp;b">if a < b</a>')
  expect(html).toContain('&lt;<span class="t">a</span> <span class="k">href</span>')
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '&lt;a href=&quot;/x?a=1&amp;amp;b&quot;&gt;if a &lt; b&lt;/a&gt;',
  )
})

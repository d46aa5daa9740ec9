import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { VisitorProvider } from '../../shared/visitor/visitor-context.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const inTheme = (theme: 'auto' | 'light' | 'dark') => (
  <VisitorProvider value={{ theme, consent: 'undecided' }}>
    <ThemeSwitch back="/kust" />
  </VisitorProvider>
)

test('without JavaScript it sends the other theme and comes back to this page', async () => {
  const markup = await render(<ThemeSwitch back="/kust" />)
  expect(markup).toMatch(/^<form action="\/preferences" method="post">/)
  expect(markup).toContain('<input type="hidden" name="back" value="/kust"/>')
  expect(markup).toMatch(/<button (?=[^>]*type="submit")(?=[^>]*name="theme")[^>]*value="dark"/)
})

test.each([
  ['auto', 'dark', false],
  ['light', 'dark', false],
  ['dark', 'light', true],
] as const)('in the theme %s it offers %s, and says whether it is on', async (theme, next, pressed) => {
  expect(await render(inTheme(theme))).toContain(`value="${next}" aria-pressed="${pressed}"`)
})

test('its name is a text, the same in both states', async () => {
  const name = /<span class="visually-hidden">Donker thema<\/span><\/button>/
  expect(await render(inTheme('light'))).toMatch(name)
  expect(await render(inTheme('dark'))).toMatch(name)
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { SkipLink, SkipLinks } from './skip-links.tsx'

test('every page has a way past its head, and only some have one to their navigation', async () => {
  const content = '<a href="#main" class="skip">Naar de inhoud</a>'
  expect(await render(<SkipLinks />)).toBe(content)
  expect(await render(<SkipLinks navigation="parts" />)).toBe(
    `${content}<a href="#parts" class="skip">Naar de navigatie</a>`,
  )
})

test('it speaks the language of the page', async () => {
  expect(await render(<SkipLinks />, 'de')).not.toContain('Naar de inhoud')
})

test('it can be shown as it is with focus', async () => {
  const markup = await render(
    <SkipLink href="#x" data-state="focus">
      X
    </SkipLink>,
  )
  expect(markup).toBe('<a href="#x" data-state="focus" class="skip">X</a>')
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { NoticeBlock } from './notice.tsx'

test.each([
  ['info', 'Informatie'],
  ['success', 'Gelukt'],
  ['warning', 'Let op'],
  ['danger', 'Gevaar'],
] as const)('%s says its kind in words too, and interrupts nobody', async (tone, word) => {
  const markup = await render(<NoticeBlock id="n" tone={tone} html={{ html: '<p>Het wordt vloed.</p>' }} />)
  expect(markup).toContain('role="note"')
  expect(markup).toContain(`<p class="visually-hidden">${word}:</p>`)
  expect(markup).toContain('<p>Het wordt vloed.</p>')
  expect(markup).not.toMatch(/role="(?:alert|status)"/)
})

test('a title alone is enough', async () => {
  const markup = await render(<NoticeBlock id="n" tone="info" title="Het pad is dicht" />)
  expect(markup).toMatch(/>Het pad is dicht<\/p><\/div><\/div><\/div><\/div>$/)
})

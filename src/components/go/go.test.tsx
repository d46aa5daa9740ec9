import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Go } from './go.tsx'

test('the arrow stays with the last word and follows the direction of the text', async () => {
  const markup = await render(<Go href="/verder">Lees verder</Go>)
  expect(markup).toMatch(/^<a class="go" href="\/verder">Lees verder\u00a0<svg class="icon icon--flip"/)
})

test('another site gets nothing of this one', async () => {
  expect(await render(<Go href="https://example.org">Weg</Go>)).toContain('rel="noopener"')
})

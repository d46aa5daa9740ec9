import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Badge } from './badge.tsx'

test.each(['success', 'warning', 'info'] as const)(
  'the tone %s is not told by its colour alone',
  async (tone) => {
    expect(await render(<Badge tone={tone}>Stabiel</Badge>)).toMatch(/<svg[^>]*aria-hidden="true".*Stabiel/)
  },
)

test('a neutral badge is only its words', async () => {
  expect(await render(<Badge id="state">Concept</Badge>)).toBe(
    '<span id="state" class="badge">Concept</span>',
  )
})

test('an icon may be chosen', async () => {
  const own = await render(<Badge tone="info">Nieuw</Badge>)
  expect(
    await render(
      <Badge tone="info" icon="globe">
        Nieuw
      </Badge>,
    ),
  ).not.toBe(own)
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { CardsSkeleton } from './skeleton.tsx'

test('a list that is being fetched says that it is busy, and its outlines say nothing', async () => {
  const markup = await render(<CardsSkeleton label="Projecten" count={2} />)
  expect(markup).toMatch(
    /^<div aria-busy="true"><p class="visually-hidden">Projecten<\/p><ul class="cards" aria-hidden="true">/,
  )
  expect(markup.match(/<li><div class="card skeleton" aria-hidden="true">/g)).toHaveLength(2)
  expect(markup).not.toMatch(/<a |<h\d/)
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { StatsBlock } from './stats.tsx'

test('what a number counts is its term, and comes first for who hears it', async () => {
  const items = [
    { value: '1.240', unit: 'ha', label: 'kwelder in beheer' },
    { value: '14', label: 'meetplekken' },
  ]
  expect(await render(<StatsBlock id="s" items={items} />)).toContain(
    '<dt>kwelder in beheer</dt><dd>1.240<small> ha</small></dd></div><div class="stat"><dt>meetplekken</dt><dd>14</dd>',
  )
})

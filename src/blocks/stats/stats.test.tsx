import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { StatsBlock } from './stats.tsx'

test('a number comes before what it counts, as it is seen', async () => {
  const items = [
    { value: '1.240', unit: 'ha', label: 'kwelder in beheer' },
    { value: '14', label: 'meetplekken' },
  ]
  expect(await render(<StatsBlock id="s" items={items} />)).toContain(
    '<dt>1.240<small> ha</small></dt><dd>kwelder in beheer</dd></div><div class="stat"><dt>14</dt><dd>meetplekken</dd>',
  )
})

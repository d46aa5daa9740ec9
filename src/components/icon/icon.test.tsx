import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Icon } from './icon.tsx'
import { type IconName, paths } from './paths.ts'

test.each(Object.keys(paths) as IconName[])(
  '%s is a drawing that is never read aloud or focused',
  async (name) => {
    expect(await render(<Icon name={name} />)).toMatch(
      /^<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="[Mm]/,
    )
  },
)

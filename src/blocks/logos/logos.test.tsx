import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { LogosBlock } from './logos.tsx'

const picture = { src: '/logo.svg', alt: 'logo-2 definitief', width: 200, height: 100 }

test('a logo is read as the name of whom it is of', async () => {
  const markup = await render(<LogosBlock id="l" items={[{ name: 'Wad & Water', picture }]} />)
  expect(markup).toContain('alt="Wad &amp; Water"')
  expect(markup).not.toContain('definitief')
})

test('only a logo with an address is a link', async () => {
  const items = [
    { name: 'Wad', picture, href: 'https://example.org' },
    { name: 'Dorp', picture },
  ]
  const markup = await render(<LogosBlock id="l" items={items} />)
  expect(markup).toMatch(/<a href="https:\/\/example\.org" rel="noopener"><img [^>]*alt="Wad"/)
  expect(markup.match(/<a /g)).toHaveLength(1)
})

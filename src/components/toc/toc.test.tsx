import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Toc } from './toc.tsx'

const items = [
  { id: 'slib', text: 'Slib' },
  { id: 'planten', text: 'Planten' },
]

test('it is a navigation named by its own heading, with a link to each heading of the page', async () => {
  const markup = await render(<Toc items={items} />)
  const [, id] = /^<nav aria-labelledby="([^"]+)" class="toc">/.exec(markup) ?? []
  expect(markup).toContain(`<h2 id="${id}">Op deze pagina</h2>`)
  expect(markup).toContain('<a href="#slib">Slib</a>')
  expect(markup).toContain('<a href="#planten">Planten</a>')
})

test('nothing is marked before a browser knows what is read', async () => {
  expect(await render(<Toc items={items} />)).not.toContain('aria-current')
})

test('a second one on a page can have a name of its own', async () => {
  const markup = await render(<Toc items={items} aria-label="Voorbeeld" />)
  expect(markup).toMatch(/^<nav aria-label="Voorbeeld" class="toc">/)
})

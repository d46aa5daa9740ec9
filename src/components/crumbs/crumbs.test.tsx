import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Crumbs } from './crumbs.tsx'

const themes = { title: 'Thema’s', path: '/themas' }
const dikes = { title: 'Dijken', path: '/themas/dijken' }

test('the way starts at home of the language, and ends at this page, which is no link', async () => {
  const markup = await render(<Crumbs items={[themes]} current={dikes} />, 'en')
  expect(markup).toMatch(
    /<ol [^>]*><li><a href="\/en">[^<]+<\/a><\/li><li><a href="\/themas">Thema’s<\/a><\/li><li><span aria-current="page">Dijken<\/span><\/li><\/ol>/,
  )
})

test('neither home nor this page is named twice', async () => {
  const home = { title: 'Voorpagina', path: '/' }
  const markup = await render(<Crumbs items={[home, themes, dikes]} current={dikes} />)
  expect(markup).not.toContain('Voorpagina')
  expect(markup.match(/Dijken/g)).toHaveLength(1)
})

test('it is a navigation with a name, which a second one on a page can change', async () => {
  expect(await render(<Crumbs items={[]} current={dikes} />)).toContain(
    '<nav class="crumbs" aria-label="Kruimelpad">',
  )
  expect(await render(<Crumbs items={[]} current={dikes} aria-label="Voorbeeld" />)).toContain(
    '<nav class="crumbs" aria-label="Voorbeeld">',
  )
})

import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'

const pictures = ['Slik', ''].map((alt, index) => ({ src: `/${index}.jpg`, alt, width: 800, height: 600 }))
const still = { pictures, show: () => {}, close: () => {} }

test('the dialog has a name, and says which picture is shown and what is on it', async () => {
  const markup = await render(<GalleryDialog {...still} shown={0} />)
  expect(markup).toMatch(/<dialog [^>]*aria-label="[^"]+"/)
  expect(markup).toMatch(/role="status">1 \/ 2<span class="visually-hidden">: Slik<\/span>/)
  expect(await render(<GalleryDialog {...still} shown={1} />)).toMatch(/role="status">2 \/ 2<\/p>/)
})

test('a single picture has nothing to step through', async () => {
  expect(await render(<GalleryDialog {...still} pictures={pictures.slice(0, 1)} shown={0} />)).not.toContain(
    'Volgende',
  )
})

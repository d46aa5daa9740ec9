import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import type { Picture } from '../../content/types.ts'
import { Image } from './image.tsx'

const picture: Picture = { src: '/a.jpg', alt: 'A', width: 800, height: 600 }
const markup = (more: Partial<Picture> = {}, eager = false) =>
  render(<Image picture={{ ...picture, ...more }} eager={eager} />, 'nl')

test('a picture waits until it comes near', async () => {
  const image = await markup()
  expect(image).toContain('loading="lazy"')
  expect(image).toContain('decoding="async"')
  expect(image).toContain('width="800" height="600"')
  expect(image).not.toMatch(/class=|srcset=/i)
})

test('the picture that is seen first does not wait', async () => {
  const image = await markup({}, true)
  expect(image).toMatch(/fetchpriority="high"/i)
  expect(image).not.toContain('loading=')
})

test('sizes are offered ahead of the address that older browsers take', async () => {
  const image = await markup({ srcset: '/a-400.jpg 400w', sizes: '50vw' })
  expect(image).toMatch(/sizes="50vw" srcset="\/a-400\.jpg 400w" src="\/a\.jpg"/i)
})

test('a picture of unknown size keeps its place by its style', async () => {
  const { width: _, height: __, ...unsized } = picture
  expect(await render(<Image picture={unsized} />, 'nl')).toContain('class="image--unsized"')
})

test('a focal point is one of nine, and the middle needs no name', async () => {
  expect(await markup({ focus: '20% 80%' })).toContain('class="focus-0-100"')
  expect(await markup({ focus: '70% 30%' })).not.toContain('class=')
})

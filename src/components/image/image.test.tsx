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

const made = { version: '3fa9c1d2e4b5', path: '/a.jpg', widths: [320, 480], full: 400 }

test('a picture with small ones is offered as AVIF, then as WebP, then as it is', async () => {
  expect(await markup({ made, sizes: '50vw', tone: '888' })).toBe(
    '<picture>' +
      '<source type="image/avif" sizes="50vw" srcSet="/_pictures/3fa9c1d2e4b5/320/a.jpg.avif 320w, /_pictures/3fa9c1d2e4b5/480/a.jpg.avif 400w"/>' +
      '<img loading="lazy" decoding="async" data-tone="#888" sizes="50vw" srcSet="/_pictures/3fa9c1d2e4b5/320/a.jpg.webp 320w, /_pictures/3fa9c1d2e4b5/480/a.jpg.webp 400w" src="/a.jpg" alt="A" width="800" height="600"/>' +
      '</picture>',
  )
})

test('wide windows are offered another picture first', async () => {
  const wide = { src: '/b.jpg', alt: '', width: 1600, height: 900, made: { ...made, path: '/b.jpg' } }
  const shown = await render(<Image picture={{ ...picture, made }} wide={wide} />, 'nl')
  const sources = [...shown.matchAll(/<(?:source|img) [^>]*>/g)].map(([tag]) => [
    /media="[^"]*"/.exec(tag)?.[0],
    /\/([ab])\.jpg\.(\w+) 320w/.exec(tag)?.slice(1).join('.'),
  ])
  expect(sources).toEqual([
    ['media="(width &gt;= 60rem)"', 'b.avif'],
    ['media="(width &gt;= 60rem)"', 'b.webp'],
    [undefined, 'a.avif'],
    [undefined, 'a.webp'],
  ])
})

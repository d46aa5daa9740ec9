import { expect, test } from 'vitest'
import { type PictorialPage, placePictures } from '../../../../server/loaders/pictures/place-pictures.ts'
import type { PictureFacts } from '../../../../server/pictures/content-pictures.ts'
import type { Block } from '../../../../src/blocks/block-types.ts'
import type { Picture } from '../../../../src/content/types.ts'

const pageOf = (block: Block): PictorialPage => ({
  ...{ kind: 'found', title: '', alternates: {} },
  data: { kind: 'content', page: { title: '' }, crumbs: [], blocks: [block], toc: [], related: [] },
})

const facts: PictureFacts = {
  ...{ format: 'jpeg', width: 1600, height: 900, tone: undefined },
  made: { version: '3fa9c1d2e4b5', path: '/a.jpg' },
}

/** The portrait of a quote on a page of its own, and what is made ahead for it. */
function placedPortrait(picture: Picture, known: PictureFacts | undefined = facts) {
  const block: Block = { type: 'quote', id: 'q', props: { text: 'Ja.', picture } }
  const { page, likely } = placePictures(pageOf(block), () => known, 'article')
  const [placed] = page.data.blocks as readonly Block[]
  return { picture: placed?.type === 'quote' ? placed.props.picture : undefined, likely }
}

test('a portrait is a square of few pixels, and that one is made ahead', () => {
  const { picture, likely } = placedPortrait({ src: '/a.jpg', alt: '' })
  expect(picture?.made).toEqual({
    ...{ version: '3fa9c1d2e4b5', path: '/a.jpg', crop: 'square', widths: [160], full: 900 },
  })
  expect(picture?.sizes).toMatch(/, 3\.5rem$/)
  expect(likely).toMatchObject([{ path: '/a.jpg', width: 160, crop: 'square', format: 'avif' }])
})

test('what a content system offers gets the width of its place, and keeps its own where it has one', () => {
  const other = { src: 'https://cms.example/a.jpg', alt: '', srcset: '/a-80.jpg 80w, /a-160.jpg 160w' }
  const unknown = { ...facts, made: undefined }
  expect(placedPortrait(other, unknown).picture?.sizes).toMatch(/, 3\.5rem$/)
  expect(placedPortrait({ ...other, sizes: '4rem' }, unknown).picture?.sizes).toBe('4rem')
  expect(placedPortrait({ ...other, srcset: '/a.jpg 2x' }, unknown).picture?.sizes).toBeUndefined()
})

test('sizes that the content names itself come before those that a system could make', () => {
  const picture = { src: 'https://cms.example/a.jpg', alt: '', srcset: '/a-80.jpg 80w' }
  const made = { ...facts, made: undefined, srcset: 'https://cms.example/img/a.jpg?w=160&s=1 160w' }
  expect(placedPortrait(picture, made).picture?.srcset).toBe(picture.srcset)
  const { srcset: _, ...plain } = picture
  expect(placedPortrait(plain, made).picture?.srcset).toBe(made.srcset)
})

test('a picture of which nothing is known stays the same object', () => {
  const picture = { src: '/a.gif', alt: '' }
  const block: Block = { type: 'quote', id: 'q', props: { text: 'Ja.', picture } }
  const { page } = placePictures(pageOf(block), () => undefined, 'article')
  expect(page.data.blocks[0]).toBe(block)
})

test('of the list of a news page the lead story alone has a picture made for it', () => {
  const items = ['a', 'b', 'c'].map((name) => ({
    ...{ title: name, path: `/${name}` },
    picture: { src: `/${name}.jpg`, alt: '' },
  }))
  const page = pageOf({ type: 'rows', id: 'r', props: { items } })
  const each = (address: string): PictureFacts => ({
    ...facts,
    made: { version: '3fa9c1d2e4b5', path: address },
  })
  const { likely } = placePictures({ ...page, pageType: 'news' }, each, 'article')
  expect(new Set(likely.map(({ path }) => path))).toEqual(new Set(['/a.jpg']))
})

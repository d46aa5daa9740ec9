import { describe, expect, test } from 'vitest'
import { gather } from '../../../../src/blocks/compose/join/gather.ts'
import { isPart, type Part } from '../../../../src/blocks/compose/parts/part.ts'
import { readPageHead } from '../../../../src/content/head/page-head.ts'
import { captionBelow, withoutCaption } from '../../../../src/content/values/captions.ts'

const picture = { src: '/a.jpg', alt: '', caption: 'The mill in 1712 © Neel', credit: '© Neel' }

describe('the caption below a picture', () => {
  test.each([
    [undefined, 'The mill in 1712 © Neel'],
    ['Our mill', 'Our mill © Neel'],
    ['Our mill, © Neel', 'Our mill, © Neel'],
  ])('the page says %j: %j', (own, shown) => {
    expect(captionBelow(picture, own)).toBe(shown)
  })

  test('is what the page says where there is no picture', () => {
    expect(captionBelow(undefined, 'Our mill')).toBe('Our mill')
  })

  test('is shown once: the picture itself has none then', () => {
    expect(withoutCaption(picture)).toEqual({ src: '/a.jpg', alt: '' })
  })
})

describe('the head of a page', () => {
  const image = { url: '/a.jpg', alt: '', caption: 'The mill © Neel', credit: '© Neel' }
  const context = { texts: () => undefined } as never
  test('has the caption of its picture’s file', () => {
    const head = readPageHead({ picture: image }, context)
    expect(head).toMatchObject({ picture: { src: '/a.jpg' }, pictureCaption: 'The mill © Neel' })
    expect(head.picture).not.toHaveProperty('caption')
  })

  test('has its own caption before that, with the credit of the file', () => {
    const head = readPageHead({ picture: image, picture_caption: 'Our mill' }, context)
    expect(head.pictureCaption).toBe('Our mill © Neel')
  })
})

describe('the caption in a set', () => {
  const of = (handle: string, part: object) => ({ handle, ...part }) as unknown as Part
  const captionsOf = (...parts: readonly Part[]) =>
    gather(parts)
      .body.filter(isPart('pictures'))
      .flatMap(({ pictures }) => pictures.map(({ caption }) => caption))
  const pictures = (...all: object[]) => of('photo', { kind: 'pictures', pictures: all })

  test('takes the place of the one that the file has', () => {
    expect(captionsOf(pictures(picture), of('caption', { kind: 'caption', text: 'Our mill' }))).toEqual([
      'Our mill © Neel',
    ])
  })

  test('of several pictures is below the last, besides that of its file', () => {
    const both = pictures({ src: '/b.jpg', alt: '' }, picture)
    expect(captionsOf(both, of('caption', { kind: 'caption', text: 'Two mills' }))).toEqual([
      undefined,
      'The mill in 1712 © Neel Two mills',
    ])
  })

  test('a credit in the set takes the place of the one that the file has', () => {
    expect(captionsOf(pictures(picture), of('credit', { kind: 'credit', text: 'Foto: Jon' }))).toEqual([
      'The mill in 1712 Foto: Jon',
    ])
  })
})

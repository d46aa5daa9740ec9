import { describe, expect, test } from 'vitest'
import { element, text } from '../../../../server/cms/rich-text/hast.ts'
import { figureOf } from '../../../../server/cms/rich-text/sanitize/picture-captions.ts'

const context = {
  asset: (_container: string | undefined, path: string) =>
    path === 'mill.jpg'
      ? { url: '/assets/mill.jpg', alt: '', name: 'mill.jpg', extension: 'jpg', caption: 'The mill © Neel' }
      : undefined,
}

const image = (alt = '', src = 'asset::main::mill.jpg') => element('img', { src, alt }, [])
const kept = (alt = '') => element('img', { src: '/assets/mill.jpg', alt }, [])
const paragraph = (...children: Parameters<typeof element>[2]) => element('p', {}, children)
const figure = (alt = '') =>
  element('figure', {}, [kept(alt), element('figcaption', {}, [text('The mill © Neel')])])

describe('a picture in rich text', () => {
  test.each([undefined, 'div', 'li', 'td'])('has the caption of its file below it, in %s', (parent) => {
    expect(figureOf(image(), kept(), parent, context)).toEqual(figure())
  })

  test('that is alone in a paragraph takes its place', () => {
    const written = paragraph(text(' '), image())
    expect(figureOf(written, paragraph(text(' '), kept()), undefined, context)).toEqual(figure())
  })

  test.each([
    ['a figure that has a caption of its own', image(), 'figure'],
    ['running text', image(), 'p'],
    ['a link', image(), 'a'],
  ])('in %s stays as it is', (_where, node, parent) => {
    expect(figureOf(node, kept(), parent, context)).toBeUndefined()
  })

  test('with text beside it stays in its paragraph', () => {
    const written = paragraph(text('See '), image())
    expect(figureOf(written, paragraph(text('See '), kept()), undefined, context)).toBeUndefined()
  })

  test('whose text alternative says the same, or whose file nothing is known of, has no caption', () => {
    expect(figureOf(image(), kept('The mill © Neel'), undefined, context)).toBeUndefined()
    expect(figureOf(image('', '/other.jpg'), kept(), undefined, context)).toBeUndefined()
  })
})

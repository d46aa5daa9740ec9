import { expect, test } from 'vitest'
import type { ContentBlock } from '../../content/payload.ts'
import { arrangeHome } from './arrange-home.ts'

const text = (html: string, more: Partial<ContentBlock> = {}): ContentBlock => ({
  type: 'rich_text',
  id: html,
  props: { html: { html } },
  ...more,
})
const block = (type: string): ContentBlock => ({ type, id: type, props: {} })
const typesOf = (blocks: readonly ContentBlock[]) => arrangeHome(blocks).map(({ type }) => type)

test('the first short text of a home page is its statement, the next is not', () => {
  const short = '<p>Land groeit.</p><p><a href="/x">Lees hoe</a></p>'
  expect(typesOf([block('hero'), text(short), text('<p>Kort.</p>')])).toEqual([
    'hero',
    'statement',
    'rich_text',
  ])
})

test.each([
  ['with a title', '<h2>Titel</h2><p>Kort.</p>'],
  ['with a list', '<ul><li><p>Kort.</p></li></ul>'],
  ['of three paragraphs', '<p>Een.</p><p>Twee.</p><p>Drie.</p>'],
  ['that is long', `<p>${'lang '.repeat(70)}</p>`],
  ['that is small print', '<p class="muted">Foto: Lotte</p>'],
])('a text %s stays as it is', (_, html) => {
  expect(typesOf([text(html)])).toEqual(['rich_text'])
})

test('a text that belongs to a set stays as it is', () => {
  const next = { ...block('cards'), continues: true }
  expect(typesOf([text('<p>Kort.</p>'), next])).toEqual(['rich_text', 'cards'])
})

test('a quote that follows figures stands beside them, any other by itself', () => {
  const blocks = arrangeHome([block('quote'), block('stats'), block('quote')])
  expect(blocks.map(({ continues }) => continues)).toEqual([undefined, undefined, true])
})

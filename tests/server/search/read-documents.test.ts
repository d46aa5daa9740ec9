import { expect, test } from 'vitest'
import { textOfBody } from '../../../server/search/read-documents.ts'
import type { Block } from '../../../src/blocks/block-types.ts'

const rich = (html: string): Block => ({ type: 'rich_text', id: 'a', props: { html: { html } } })

test('a page is found by what visitors read: lead, texts of markup and code, not by tags and addresses', () => {
  const code = { type: 'code', id: 'b', props: { code: 'if (a < b) <b>', language: 'js' } } as Block
  const { text } = textOfBody({
    head: { lead: 'Klei' } as never,
    blocks: [rich('<p>Een <a href="/x">d\u00adijk</a></p>'), code],
  })
  expect(text).toBe('Klei\nEen dijk\nif (a < b) <b>')
})

test('the paragraphs, headings and items of rich text are lines, and its headings begin sections', () => {
  const html =
    '<h2 id="klei">Over <b>klei</b></h2><p>Een</p><ul><li>Twee</li></ul><h2 id="gras">Gras</h2><p>Klei</p>'
  const { text, sections } = textOfBody({ head: {} as never, blocks: [rich(html)] })
  expect(text).toBe('Over klei\nEen\nTwee\nGras\nKlei')
  expect(sections.map(({ id, title, at }) => [id, title, text.slice(at).split('\n')[0]])).toEqual([
    ['klei', 'Over klei', 'Over klei'],
    ['gras', 'Gras', 'Gras'],
  ])
})

test('no page is read further than 20,000 characters', () => {
  expect(
    textOfBody({ head: {} as never, blocks: [rich('<p>dijk </p>'.repeat(20_000))] }).text.length,
  ).toBeLessThanOrEqual(20_000)
})

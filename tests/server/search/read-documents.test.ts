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

test('no page is read further than 20,000 characters', () => {
  expect(
    textOfBody({ head: {} as never, blocks: [rich('<p>dijk </p>'.repeat(20_000))] }).text.length,
  ).toBeLessThanOrEqual(20_000)
})

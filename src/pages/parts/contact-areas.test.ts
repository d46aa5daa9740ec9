import { expect, test } from 'vitest'
import type { ContentBlock } from '../../content/payload.ts'
import { contactAreas } from './contact-areas.ts'

const block = (id: string, type: string, props: object = {}): ContentBlock => ({ id, type, props })
const text = (id: string, length: number) => block(id, 'rich_text', { html: { html: 'x'.repeat(length) } })
const stats = (id: string, count: number) => block(id, 'stats', { items: Array.from({ length: count }) })
const idsOf = (blocks: readonly ContentBlock[] = []) => blocks.map(({ id }) => id)

test('short texts, notices and facts stand beside the form, all that is longer below, each in its order', () => {
  const areas = contactAreas([
    text('long', 601),
    stats('hours', 8),
    block('warning', 'notice', {}),
    block('ask', 'form'),
    text('short', 600),
    stats('figures', 9),
    block('second', 'form'),
    block('list', 'cards'),
  ])
  expect(idsOf(areas?.form)).toEqual(['ask'])
  expect(idsOf(areas?.beside)).toEqual(['hours', 'warning', 'short'])
  expect(idsOf(areas?.below)).toEqual(['long', 'figures', 'second', 'list'])
})

test('a page without a form has no such areas', () => {
  expect(contactAreas([text('a', 1)])).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { Block } from '../../../../src/blocks/block-types.ts'
import { tocOf } from '../../../../src/blocks/read-blocks.ts'
import type { Summary } from '../../../../src/content/types.ts'
import { contentPage, fakeSource } from '../../../support/content.ts'
import { filledBlocks } from '../../../support/lists.ts'

const list: Block = {
  ...{ type: 'rows', id: 'r', headingId: 'nieuws' },
  props: { title: 'Nieuws', items: [], query: { collection: 'news' } },
}

async function tocWith(entries: readonly Summary[]) {
  const content = fakeSource({ list: async () => ({ items: entries, total: entries.length }) })
  return tocOf(await filledBlocks(content, contentPage('nl', '/', 'Home'), [list]))
}

test('the contents of a page name a list of a collection only where it shows something', async () => {
  const entry: Summary = { path: '/nieuws/a', title: 'A' }
  expect(await tocWith([entry])).toEqual([{ id: 'nieuws', text: 'Nieuws' }])
  expect(await tocWith([])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { Block, BlockOf } from '../../../../src/blocks/block-types.ts'
import { tocOf } from '../../../../src/blocks/read-blocks.ts'
import type { RowsBlockProps } from '../../../../src/blocks/rows/rows.tsx'
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

describe('a second list without a limit', () => {
  const props: RowsBlockProps = { items: [], query: { collection: 'people' } }
  const second: Block = { type: 'rows', id: 'c', props }
  const entries: readonly Summary[] = Array.from({ length: 120 }, (_, at) => ({
    path: `/mensen/${at}`,
    title: `${at}`,
  }))

  async function shown(mount: string | undefined, block: Block = second, count = 120) {
    const content = fakeSource({
      list: async (_locale, { limit = count }) => ({
        ...{ items: entries.slice(0, Math.min(limit, count)), total: count },
        ...(mount !== undefined && { mount }),
      }),
    })
    const blocks = await filledBlocks(content, contentPage('nl', '/', 'Home'), [list, block])
    const { items, link } = (blocks[1] as BlockOf<'rows'>).props
    return { count: items.length, link }
  }

  test('shows as many as a page of a list, and links all where its collection has a page', async () => {
    expect(await shown('/ménsen')).toEqual({ count: 12, link: { href: '/m%C3%A9nsen', label: 'Alle 120' } })
  })

  test('keeps the number of entries and the link that its editor has set', async () => {
    const link = { href: '/team', label: 'Iedereen' }
    const own: RowsBlockProps = { items: [], link, query: { collection: 'people', perPage: 6 } }
    expect(await shown('/mensen', { ...second, props: own })).toEqual({ count: 6, link })
  })

  test('shows all where they are nowhere else, or fit', async () => {
    expect(await shown(undefined)).toEqual({ count: 120, link: undefined })
    expect(await shown('/mensen', second, 12)).toEqual({ count: 12, link: undefined })
  })

  test('on the page of its collection links nothing', async () => {
    expect(await shown('/')).toEqual({ count: 12, link: undefined })
  })
})

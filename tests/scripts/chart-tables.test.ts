import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { growth, tide } from '../../scripts/design/drawings/charts.mjs'

const pages = join(import.meta.dirname, '../../server/cms/embedded/content/collections/pages')

interface Block {
  readonly id: string
  readonly table?: readonly { readonly cells: readonly string[] }[]
}

/** The rows of the table whose id ends so, without the header and without the first column. */
function rowsOf(file: string, end: string): readonly (readonly string[])[] {
  const [, front = ''] = readFileSync(join(pages, file), 'utf8').split(/^---$/m)
  const { blocks } = parse(front) as { blocks: readonly Block[] }
  const { table = [] } = blocks.find(({ id }) => id.endsWith(end)) ?? {}
  return table.slice(1).map(({ cells }) => cells.slice(1))
}

const numberIn = (text: string): number => Number(text.replace('−', '-').replace(',', '.'))

test.each(['nl/metingen.md', 'en/measurements.md', 'de/messungen.md'])(
  'the charts of %s stand above their tables, which say the same',
  (file) => {
    const years = rowsOf(file, 'growth-table').flat().filter(Boolean)
    expect(years.map(numberIn)).toEqual(growth)
    const levels = rowsOf(file, 'tide-table').flat()
    expect(levels.map(numberIn)).toEqual(levels.map((_, index) => expect.closeTo(tide(index * 3), 1)))
  },
)

/** What the page on the project folder says is so. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocksFile } from '../../server/project/blocks-file/blocks-file.ts'
import { fieldNamesOf } from '../../server/project/blocks-file/field-names.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/project-folder.md'), 'utf8')
const tableFrom = page.slice(page.indexOf('| block | its fields |'), page.indexOf('Their other names'))
const rows = [...tableFrom.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, block = '', names = '']) => ({
  block,
  names: names.split(', ').map((name) => name.replaceAll('`', '')),
}))

test('the page on the project folder has the fields of every block of the first library', () => {
  expect(rows.length).toBeGreaterThanOrEqual(18)
})

test.each(rows)('the page on the project folder names the fields of $block', ({ block, names }) => {
  expect(fieldNamesOf(block)?.own).toEqual(names)
})

test('the example of the page on the project folder is good', () => {
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
  const reading = blocksFile.read(example)
  expect(reading).toMatchObject({ kind: 'read' })
  expect(reading.kind === 'read' && [...reading.value.sets.keys()]).toEqual([
    'team-raster',
    'mensen',
    'kleurvlak',
  ])
})

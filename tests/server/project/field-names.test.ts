import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldNamesOf } from '../../../server/project/blocks-file/field-names.ts'

const blocks = join(import.meta.dirname, '../../../src/blocks')
const table = /^(?:export )?const \w*[nN]ames\w* = \{([\s\S]*?)^\} as const/gm

/** The names in the tables of a block's reader: all texts that are no comment. */
function namesInTables(folder: string): readonly string[] {
  const source = readFileSync(join(blocks, folder, `${folder}.read.ts`), 'utf8')
  const code = [...source.matchAll(table)].map(([, rows = '']) => rows.replace(/\/\/.*$/gm, '')).join('')
  return [...code.matchAll(/'([^'\n]+)'/g)].map(([, name = '']) => name)
}

/** Names in a table that are left out of another one. */
const leftOut: Readonly<Record<string, readonly string[]>> = { video: ['media'] }

const folders = readdirSync(blocks, { withFileTypes: true })
  .filter((item) => item.isDirectory() && fieldNamesOf(item.name.replaceAll('-', '_')))
  .map(({ name }) => name)

test.each(folders)('every name in the table of the reader of %s is found', (folder) => {
  const block = folder.replaceAll('-', '_')
  const found = fieldNamesOf(block)?.all
  const missing = namesInTables(folder).filter((name) => !found?.has(name))
  expect(missing.filter((name) => !leftOut[block]?.includes(name))).toEqual([])
})

test('names of rows in rows are found', () => {
  expect([...(fieldNamesOf('faq')?.all ?? [])]).toEqual(expect.arrayContaining(['questions', 'answer']))
})

test.each(['hidden', 'constructor', 'none'])('%s is no block with fields', (name) => {
  expect(fieldNamesOf(name)).toBeUndefined()
})

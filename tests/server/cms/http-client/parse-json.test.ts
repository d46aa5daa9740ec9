import { expect, test, vi } from 'vitest'
import { parseJson } from '../../../../server/cms/http-client/body/parse-json.ts'

const limits = { maxDepth: 64, maxMembers: 20_000 }
const read = (text: string) => parseJson(Buffer.from(text), limits)

test('levels are counted before anything is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const levels = 2_000_000
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(() => read(deep)).toThrow(/more than 64 levels/)
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('brackets in texts are no levels, whatever is escaped in them', () => {
  const text = `${'[{'.repeat(100)}" \\`
  expect(read(JSON.stringify({ [text]: text, after: [text] }))).toEqual({ [text]: text, after: [text] })
})

test('64 levels are read, however often they come', () => {
  const tower = `${'['.repeat(63)}${']'.repeat(63)}`
  expect(read(`[${tower},${tower}]`)).toHaveLength(2)
  expect(() => read(`[[${tower}]]`)).toThrow(/levels/)
})

import { describe, expect, it } from 'vitest'
import { createCachedRows } from '../../../../server/cms/flat-files/parse-cache/cached-rows.ts'

const rowOf = (path: string) => ({ path, mtimeMs: 1, ctimeMs: 1, ino: 1, size: 1, hash: path, value: null })
const open = (...paths: string[]) => {
  const rows = createCachedRows(paths.map(rowOf))
  return (...asked: string[]) => asked.map((path) => rows.find(path)?.hash)
}

describe('The row of a file', () => {
  it('is found when files before it are gone', () => {
    expect(open('a', 'b', 'c', 'd', 'e')('a', 'd', 'e')).toEqual(['a', 'd', 'e'])
  })

  it('is found when files come in another order, and twice', () => {
    expect(open('a', 'b', 'c')('c', 'a', 'a', 'b', 'c')).toEqual(['c', 'a', 'a', 'b', 'c'])
  })

  it('is not there for a file that is new, and those after it have theirs', () => {
    expect(open('a', 'b')('a', 'aa', 'b', 'z')).toEqual(['a', undefined, 'b', undefined])
    expect(open()('a')).toEqual([undefined])
  })
})

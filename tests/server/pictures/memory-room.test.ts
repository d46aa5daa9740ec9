import { expect, test } from 'vitest'
import { createMemoryRoom } from '../../../server/pictures/making/memory-room.ts'

const million = 1_000_000

/** A container of 256 MB that holds a number of bytes, and some of files besides. */
function container({
  used = 0,
  files = 0,
  isRunning = true,
  limit = (256 * million) as number | undefined,
} = {}) {
  const lines: [object, string][] = []
  const warn = (fields: object, text: string) => void lines.push([fields, text])
  const readings = {
    limit: () => limit,
    available: () => 256 * million - used - files,
    reclaimable: () => files,
  }
  return {
    ...createMemoryRoom({ logger: { warn: warn as never }, isRunning: () => isRunning, readings }),
    lines,
  }
}

test('a picture has what the container has left, but for what the site may want meanwhile', () => {
  const { has } = container({ used: 140 * million })
  expect([has(100 * million), has(101 * million)]).toEqual([true, false])
})

test('what the system keeps of files is left', () => {
  expect(container({ used: 140 * million, files: 100 * million }).has(100 * million)).toBe(true)
})

test('a process that is yet to start takes memory as well', () => {
  const { has } = container({ used: 140 * million, isRunning: false })
  expect([has(76 * million), has(77 * million)]).toEqual([true, false])
})

test.each([0, 2 ** 64])('with a limit of %s bytes there is always room', (limit) => {
  expect(container({ used: 256 * million, limit }).has(200 * million)).toBe(true)
})

test('the log says once that there was too little', () => {
  const { tell, lines } = container({ used: 200 * million })
  for (const bytes of [80 * million, 90 * million]) tell(bytes)
  expect(lines).toEqual([
    [
      { limit: 256 * million, needed: 96 * million, left: 56 * million },
      'There is too little memory for some small pictures: files are shown while it lacks',
    ],
  ])
})

test('the memory of this process is read', () => {
  const { has } = createMemoryRoom({ logger: { warn: () => {} }, isRunning: () => false })
  expect(has(1)).toBe(true)
})

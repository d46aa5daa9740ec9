import { expect, test } from 'vitest'
import { createWorkLine, memoryWithin, type WorkLane } from '../../../server/pictures/making/work-line.ts'
import { OverloadError } from '../../../server/scheduling/waiting-line.ts'

/** A line whose pieces of work end when the test says so. */
function line({
  isBusy = (): boolean => false,
  rest = async () => {},
  hasRoom = (_bytes: number): boolean => true,
} = {}) {
  const refused: number[] = []
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const created = createWorkLine({
    isBusy,
    ...{ rest, hasRoom, onTooLittle: (bytes: number) => void refused.push(bytes) },
    maxMemory: 100,
    maxLengths: { asked: 2, facts: 5, ahead: 1 },
  })
  const run = (name: string, lane: WorkLane = 'asked', memory = 1) =>
    created.run({
      ...{ name, memory, lane },
      work: () => {
        order.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      },
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { ...created, run, end, order, refused }
}

test('two pieces of work run at a time', async () => {
  const { run, end, order, waiting } = line()
  for (const name of ['a', 'b', 'c']) void run(name)
  expect([order, waiting()]).toEqual([['a', 'b'], 1])
  await end('b')
  expect(order).toEqual(['a', 'b', 'c'])
})

test('what takes much memory runs alone', async () => {
  const { run, end, order } = line()
  void run('a')
  void run('large', 'asked', 500)
  void run('b')
  expect(order).toEqual(['a'])
  await end('a')
  expect(order).toEqual(['a', 'large'])
  await end('large')
  expect(order).toEqual(['a', 'large', 'b'])
})

test('one runs while visitors wait for pages', () => {
  const { run, order } = line({ isBusy: () => true })
  for (const name of ['a', 'b']) void run(name)
  expect(order).toEqual(['a'])
})

test('pictures that visitors wait for come first, and what nobody waits for comes last and alone', async () => {
  const { run, end, order } = line()
  void run('a', 'asked', 500)
  void run('ahead', 'ahead')
  for (const name of ['f1', 'f2']) void run(name, 'facts', 500)
  void run('b', 'asked', 500)
  for (const name of ['a', 'b', 'f1', 'f2']) await end(name)
  expect(order).toEqual(['a', 'b', 'f1', 'f2', 'ahead'])
})

test('what a visitor wants comes first, whether it waits already or is yet to come', async () => {
  const { run, end, order, hurry } = line({ isBusy: () => true })
  void run('a')
  for (const name of ['f1', 'f2']) void run(name, 'facts')
  void run('ahead', 'ahead')
  const releases = ['f2', 'later', 'later'].map(hurry)
  void run('later', 'ahead')
  for (const name of ['a', 'f2']) await end(name)
  releases.push(hurry('ahead'))
  for (const name of ['later', 'ahead', 'f1']) await end(name)
  expect(order).toEqual(['a', 'f2', 'later', 'ahead', 'f1'])
  releases.forEach((release) => void release())
  void run('b')
  void run('later', 'ahead')
  void run('c')
  for (const name of ['b', 'c', 'later']) await end(name)
  expect(order.slice(5)).toEqual(['b', 'c', 'later'])
})

test('what there is no memory for waits while something runs, and is refused then', async () => {
  const { run, end, order, refused, waiting } = line({ hasRoom: (bytes) => bytes <= 50 })
  void run('a', 'asked', 30)
  const next = run('b', 'asked', 30)
  expect([order, waiting()]).toEqual([['a'], 1])
  const large = Promise.allSettled([run('large', 'asked', 60), run('larger', 'ahead', 70)])
  await end('a')
  expect([order, refused, waiting()]).toEqual([['a', 'b'], [], 2])
  await end('b')
  await next
  const reason = new OverloadError('There is too little memory')
  expect(await large).toEqual([reason, reason].map((each) => ({ status: 'rejected', reason: each })))
  expect([order, refused, waiting()]).toEqual([['a', 'b'], [60, 70], 0])
  void run('c', 'ahead', 50)
  expect(order).toEqual(['a', 'b', 'c'])
})

test('after work that nobody waited for there is a rest', async () => {
  const rests: (() => void)[] = []
  const { run, end, order } = line({ rest: () => new Promise<void>((resolve) => rests.push(resolve)) })
  void run('a', 'ahead')
  await end('a')
  void run('b', 'ahead')
  expect(order).toEqual(['a'])
  rests[0]?.()
  await end('-')
  expect(order).toEqual(['a', 'b'])
})

test('a full lane refuses, and a closed line too', async () => {
  const { run, close } = line()
  void run('a')
  void run('b')
  const waiting = [run('c'), run('d')]
  await expect(run('e')).rejects.toThrow('Too many pictures are asked for')
  close()
  for (const each of waiting) await expect(each).rejects.toThrow('The site stops')
  await expect(run('f')).rejects.toThrow('Too many pictures are asked for')
})

test.each([
  [undefined, 100_000_000],
  [0, 100_000_000],
  [8_000_000_000, 100_000_000],
  [256_000_000, 32_000_000],
])('of a limit of %s bytes pieces of work take %i together', (limit, memory) => {
  expect(memoryWithin(limit)).toBe(memory)
})

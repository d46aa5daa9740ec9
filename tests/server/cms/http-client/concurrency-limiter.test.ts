import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from '../../../../server/cms/http-client/resilience/concurrency-limiter.ts'

/** Tasks that end when they are told to, in the order in which they began. */
function make(limits: { concurrency: number; queue: number }) {
  const limiter = createConcurrencyLimiter({ queueMs: 60_000, ...limits })
  const began: string[] = []
  const endings: (() => void)[] = []
  const run = (name: string, fails = false): Promise<string> =>
    limiter.run(async () => {
      began.push(name)
      await new Promise<void>((resolve) => endings.push(resolve))
      if (fails) throw new Error(name)
      return name
    })
  const endNext = async () => {
    await turn()
    endings.shift()?.()
  }
  return { limiter, run, began, endNext }
}

test('who comes while a slot changes hands waits as well', async () => {
  const { run, began, endNext } = make({ concurrency: 1, queue: 9 })
  const [a, b] = [run('a'), run('b')]
  await endNext()
  await a
  const c = run('c')
  await turn()
  expect(began).toEqual(['a', 'b'])
  await endNext()
  await b
  await endNext()
  await expect(c).resolves.toBe('c')
  expect(began).toEqual(['a', 'b', 'c'])
})

test('a task that fails gives its slot back', async () => {
  const { run, endNext } = make({ concurrency: 1, queue: 0 })
  for (const name of ['a', 'b', 'c']) {
    const task = expect(run(name, true)).rejects.toThrow(name)
    await endNext()
    await task
  }
})

test('beyond the queue a task is refused at once, and when the limiter closes all that wait are', async () => {
  const { limiter, run, began, endNext } = make({ concurrency: 1, queue: 1 })
  const [a, b] = [run('a'), run('b')]
  await expect(run('c')).rejects.toMatchObject({ fault: 'busy', retryAfter: 2 })
  limiter.close()
  await expect(b).rejects.toMatchObject({ fault: 'busy' })
  await endNext()
  await expect(a).resolves.toBe('a')
  expect(began).toEqual(['a'])
})

import { expect, test } from 'vitest'
import { createWorkLine } from '../../../server/scheduling/work-line.ts'

test('a piece of work begins when the one before it has ended, also when that failed', async () => {
  const line = createWorkLine()
  const said: string[] = []
  const work = (name: string, fails = false) =>
    line(async () => {
      said.push(`${name} begins`)
      await new Promise(setImmediate)
      said.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const done = await Promise.allSettled([work('first', true), work('second'), work('third')])
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(said).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

import { createHook } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepTickShape } from '../../../server/process/tick-shape.ts'
import { collectGarbage } from '../../support/garbage.ts'

/** What is queued meanwhile. */
function ticksOf(queue: () => void): readonly WeakRef<object>[] {
  const ticks: WeakRef<object>[] = []
  const init = (_id: number, type: string, _trigger: number, resource: object) => {
    if (type === 'TickObject') ticks.push(new WeakRef(resource))
  }
  const hook = createHook({ init }).enable()
  queue()
  hook.disable()
  return ticks
}

test('one queued tick outlives a full collection, and with it the shape of all', async () => {
  const others = ticksOf(() => process.nextTick(() => {}))
  const kept = ticksOf(keepTickShape)
  await setImmediate()
  collectGarbage()
  expect(others.map((tick) => tick.deref())).toEqual([undefined])
  expect(kept.map((tick) => typeof tick.deref())).toEqual(['object'])
})

import { expect, test, vi } from 'vitest'
import { createEncodedVariants } from '../../../server/page-cache/encoded-variants.ts'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { finished } from '../../support/finished.ts'

test('the best copies of what somebody asked for are made before those of pages rendered ahead, and each once', async () => {
  const pages = ['first', 'second', 'third', 'fourth'].map((word) => finished(`${word} `.repeat(500)))
  const best: string[] = []
  const { compressBest, get } = createEncodedVariants({
    isStored: () => true,
    addVariant: ({ variants }, name, _copy, mayEvict) => {
      if (!mayEvict) best.push(`${variants.identity.toString().split(' ')[0]} ${name}`)
      return true
    },
    scheduler: createScheduler(),
  })
  // None is begun before all are known.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const page of pages.slice(0, 3)) compressBest(page, 'br')
  for (const page of pages.slice(2)) await get(page, 'br')
  vi.advanceTimersByTime(250)
  vi.useRealTimers()
  await expect.poll(() => best).toHaveLength(4)
  expect(best).toEqual(['third br', 'fourth br', 'first br', 'second br'])
})

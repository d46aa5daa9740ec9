import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLifetimeCache } from '../../../server/cache/lifetime-cache.ts'
import { eventually } from '../../support/eventually.ts'
import { seeded } from '../../support/random.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

/** Loads that the test answers by hand. */
function loads() {
  const open: { resolve(value: unknown): void; reject(error: unknown): void }[] = []
  const load = () => new Promise<unknown>((resolve, reject) => open.push({ resolve, reject }))
  return { open, load }
}
const value = (text: string) => async () => text
const failure = async (): Promise<string> => {
  throw new Error('down')
}

test('a value is loaded once per lifetime', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  const load = vi.fn(value('a'))
  expect(await memo.get('k', load)).toBe('a')
  seconds(59)
  expect(await memo.get('k', load)).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
})

test('callers asking at the same moment share one load', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  const { open, load } = loads()
  const answers = [memo.get('k', load), memo.get('k', load), memo.get('k', load)]
  expect(open).toHaveLength(1)
  open[0]?.resolve('a')
  expect(await Promise.all(answers)).toEqual(['a', 'a', 'a'])
})

test('keys do not meet', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  expect(await memo.get('globals:nl', value('nl'))).toBe('nl')
  expect(await memo.get('globals:en', value('en'))).toBe('en')
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'nothing is known for the inherited name %s',
  async (key) => {
    const memo = createLifetimeCache({ seconds: 60 })
    expect(await memo.get(key, value('own'))).toBe('own')
  },
)

test('past its lifetime the old value is served while one refresh runs', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  await memo.get('k', value('old'))
  seconds(61)
  const { open, load } = loads()
  expect(await memo.get('k', load)).toBe('old')
  expect(await memo.get('k', load)).toBe('old')
  expect(open).toHaveLength(1)
  open[0]?.resolve('new')
  await eventually(async () => expect(await memo.get('k', load)).toBe('new'))
  expect(open).toHaveLength(1)
})

test('a failed refresh keeps the old value, is reported, and is tried again after five seconds', async () => {
  const onError = vi.fn()
  const memo = createLifetimeCache({ seconds: 60, onError })
  await memo.get('k', value('old'))
  seconds(61)
  expect(await memo.get('k', failure)).toBe('old')
  await eventually(() => expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('down'), 'k'))
  const load = vi.fn(value('new'))
  seconds(4)
  expect(await memo.get('k', load)).toBe('old')
  expect(load).not.toHaveBeenCalled()
  seconds(2)
  expect(await memo.get('k', load)).toBe('old')
  await eventually(async () => expect(await memo.get('k', load)).toBe('new'))
})

test('a failed load rejects when nothing is known, and the next caller tries again', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  await expect(memo.get('k', failure)).rejects.toThrow('down')
  expect(await memo.get('k', value('a'))).toBe('a')
})

test('a load that throws before it starts rejects like any other', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  const load = (): Promise<string> => {
    throw new Error('at once')
  }
  await expect(memo.get('k', load)).rejects.toThrow('at once')
  expect(await memo.get('k', value('a'))).toBe('a')
})

test('after clear the next caller waits for a new value', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  await memo.get('k', value('old'))
  memo.clear()
  expect(await memo.get('k', value('new'))).toBe('new')
})

test('after clear a failed load still gives the old value, and the next callers do not wait again', async () => {
  const onError = vi.fn()
  const memo = createLifetimeCache({ seconds: 60, onError })
  await memo.get('k', value('old'))
  memo.clear()
  expect(await memo.get('k', failure)).toBe('old')
  expect(onError).toHaveBeenCalledTimes(1)
  const load = vi.fn(failure)
  expect(await memo.get('k', load)).toBe('old')
  expect(load).not.toHaveBeenCalled()
})

test('a failure is reported once, however many callers wait', async () => {
  const onError = vi.fn()
  const memo = createLifetimeCache({ seconds: 60, onError })
  await memo.get('k', value('old'))
  memo.clear()
  expect(await Promise.all([1, 2, 3].map(() => memo.get('k', failure)))).toEqual(['old', 'old', 'old'])
  expect(onError).toHaveBeenCalledTimes(1)
})

test('a clear during a load hands its answer over and does not keep it', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  const first = loads()
  const waiting = memo.get('k', first.load)
  memo.clear()
  const second = loads()
  const later = memo.get('k', second.load)
  expect(second.open).toHaveLength(1)
  second.open[0]?.resolve('new')
  expect(await later).toBe('new')
  first.open[0]?.resolve('old')
  expect(await waiting).toBe('old')
  expect(await memo.get('k', value('never'))).toBe('new')
})

test('a load that fails after a clear does not make the old value fresh', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  await memo.get('k', value('old'))
  seconds(61)
  const { open, load } = loads()
  expect(await memo.get('k', load)).toBe('old')
  memo.clear()
  open[0]?.reject(new Error('down'))
  await Promise.resolve()
  expect(await memo.get('k', value('new'))).toBe('new')
})

test('values are frozen all the way down', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  const known = await memo.get('k', async () => ({ list: [{ a: 1 }], none: null }))
  expect(Object.isFrozen(known) && Object.isFrozen(known.list) && Object.isFrozen(known.list[0])).toBe(true)
})

test('every caller gets the same object', async () => {
  const memo = createLifetimeCache({ seconds: 60 })
  const load = async () => ({ a: 1 })
  expect(await memo.get('k', load)).toBe(await memo.get('k', load))
})

test.each([
  ['forward', Date.UTC(2036, 0, 1)],
  ['back', Date.UTC(2016, 0, 1)],
])('a wall clock set %s ten years neither expires nor keeps anything', async (_name, time) => {
  const memo = createLifetimeCache({ seconds: 60 })
  await memo.get('k', value('old'))
  vi.setSystemTime(time)
  const load = vi.fn(value('new'))
  expect(await memo.get('k', load)).toBe('old')
  expect(load).not.toHaveBeenCalled()
  seconds(61)
  expect(await memo.get('k', load)).toBe('old')
  expect(load).toHaveBeenCalledTimes(1)
})

const day = 86_400

describe('a hard limit, a day past the lifetime', () => {
  test('until then a source that fails is answered with the old value', async () => {
    const memo = createLifetimeCache({ seconds: 60 })
    await memo.get('k', value('old'))
    for (let hour = 0; hour < 24; hour++) {
      seconds(3600)
      expect(await memo.get('k', failure)).toBe('old')
    }
  })

  test('after it nothing stale is served: the next caller waits for a new value', async () => {
    const memo = createLifetimeCache({ seconds: 60 })
    await memo.get('k', value('old'))
    seconds(60 + day + 1)
    expect(await memo.get('k', value('new'))).toBe('new')
  })

  test('after it a failed load rejects, however often the source failed before', async () => {
    const memo = createLifetimeCache({ seconds: 60 })
    await memo.get('k', value('old'))
    seconds(60 + day - 1)
    expect(await memo.get('k', failure)).toBe('old')
    seconds(2)
    await expect(memo.get('k', failure)).rejects.toThrow('down')
  })

  test('after it an outdated value is gone too', async () => {
    const memo = createLifetimeCache({ seconds: 60 })
    await memo.get('k', value('old'))
    memo.clear()
    seconds(60 + day + 1)
    await expect(memo.get('k', failure)).rejects.toThrow('down')
  })

  test.each([
    ['forward', 2 * day],
    ['back', -2 * day],
  ])('a wall clock set %s two days changes nothing about it', async (_name, shift) => {
    const memo = createLifetimeCache({ seconds: 60 })
    await memo.get('k', value('old'))
    vi.setSystemTime(Date.now() + shift * 1000)
    seconds(day)
    expect(await memo.get('k', failure)).toBe('old')
    seconds(61)
    await expect(memo.get('k', failure)).rejects.toThrow('down')
  })

  test('what is fresh for ever has none', async () => {
    const memo = createLifetimeCache({ seconds: Number.POSITIVE_INFINITY })
    await memo.get('k', value('old'))
    seconds(1000 * day)
    expect(await memo.get('k', failure)).toBe('old')
  })
})

test('whatever happens in whatever order, an answer is the newest value or one that was newest', async () => {
  const below = seeded(7)
  for (let round = 0; round < 50; round++) {
    const memo = createLifetimeCache({ seconds: 10 })
    const version = { now: 0 }
    for (let step = 0; step < 40; step++) {
      const action = below(4)
      if (action === 0) version.now++
      if (action === 1) seconds(below(15))
      if (action === 2) {
        version.now++
        memo.clear()
        expect(await memo.get('k', async () => version.now)).toBe(version.now)
      }
      if (action === 3) expect(await memo.get('k', async () => version.now)).toBeLessThanOrEqual(version.now)
    }
  }
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrefetchCache } from '../../../../src/client/prefetch/prefetch-cache.ts'
import type { PrefetchReason } from '../../../../src/client/prefetch/prefetch-queue.ts'
import { OtherBuildError } from '../../../../src/client/router/fetch-payload.ts'
import { expectConsole } from '../../../support/reports.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const paths = (count: number, name = 'p') => Array.from({ length: count }, (_, at) => `/${name}${at + 1}`)

interface Open {
  readonly resolve: (data: string) => void
  readonly reject: (error: Error) => void
  readonly signal: AbortSignal
}

/** A prefetch whose requests are answered by hand. */
function setUp(
  isAllowed: (path: string) => boolean = () => true,
  ttlOf: (path: string) => number | undefined = () => undefined,
) {
  const asked: string[] = []
  const open = new Map<string, Open>()
  const load = (path: string, signal: AbortSignal) => {
    asked.push(path)
    return new Promise<string>((resolve, reject) => {
      open.set(path, { resolve, reject, signal })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const prefetch = createPrefetchCache<string>({ isAllowed, load, ttlOf })
  const request = (path: string) => {
    const found = open.get(path)
    if (!found) throw new Error(`${path} was not asked for`)
    open.delete(path)
    return found
  }
  return {
    ...prefetch,
    asked,
    open,
    wantAll: (wanted: readonly string[], reason: PrefetchReason) => {
      for (const path of wanted) prefetch.prefetch(path, reason)
    },
    answer: async (path: string) => {
      request(path).resolve(`data of ${path}`)
      await settled()
    },
    fail: async (path: string, error: Error) => {
      request(path).reject(error)
      await settled()
    },
    /** Answers whatever is asked for, until nothing is. */
    answerAll: async () => {
      while (open.size > 0) {
        for (const path of [...open.keys()]) request(path).resolve(`data of ${path}`)
        await settled()
      }
    },
  }
}

test('at most three requests are under way at once', async () => {
  const { wantAll, asked, open, answer } = setUp()
  wantAll(paths(6), 'intent')
  expect(asked).toEqual(['/p1', '/p2', '/p3'])
  await answer('/p2')
  expect(asked).toEqual(['/p1', '/p2', '/p3', '/p4'])
  expect(open.size).toBe(3)
})

test('a page causes at most twenty requests', async () => {
  const { wantAll, asked, answerAll } = setUp()
  wantAll(paths(30), 'intent')
  await answerAll()
  expect(asked).toEqual(paths(20))
})

test('links in view leave room for five that are pointed at later', async () => {
  const { wantAll, asked, answerAll } = setUp()
  wantAll(paths(30, 's'), 'in-view')
  await answerAll()
  expect(asked).toEqual(paths(15, 's'))
  wantAll(paths(30, 'm'), 'intent')
  await answerAll()
  expect(asked).toEqual([...paths(15, 's'), ...paths(5, 'm')])
})

test('a link that waits and is pointed at leaves its room to another one in view', async () => {
  const { prefetch, wantAll, asked, answerAll } = setUp()
  wantAll(paths(16, 's'), 'in-view')
  prefetch('/s15', 'intent')
  prefetch('/s16', 'in-view')
  await answerAll()
  expect(asked.toSorted()).toEqual(paths(16, 's').toSorted())
})

test('what is pointed at comes before what is in view', async () => {
  const { wantAll, asked, answerAll } = setUp()
  wantAll(paths(5, 's'), 'in-view')
  wantAll(['/m1', '/s5'], 'intent')
  await answerAll()
  expect(asked).toEqual(['/s1', '/s2', '/s3', '/m1', '/s5', '/s4'])
})

test('a path is asked for once a page', async () => {
  const { wantAll, asked, answerAll, take } = setUp()
  wantAll(['/a', '/a'], 'in-view')
  await answerAll()
  wantAll(['/a'], 'intent')
  await take('/a')
  wantAll(['/a'], 'intent')
  expect(asked).toEqual(['/a'])
})

test('only wanted paths are asked for, and one that becomes wanted later is', () => {
  const known = new Set(['/a'])
  const { wantAll, asked } = setUp((path) => known.has(path))
  wantAll(['/a', '/b'], 'in-view')
  expect(asked).toEqual(['/a'])
  known.add('/b')
  wantAll(['/b'], 'in-view')
  expect(asked).toEqual(['/a', '/b'])
})

test('an answer is handed out once', async () => {
  const { prefetch, take, answerAll } = setUp()
  prefetch('/a', 'in-view')
  await answerAll()
  expect(await take('/a')).toBe('data of /a')
  expect(take('/a')).toBeUndefined()
})

test('nothing is handed out for a path that nobody wanted', () => {
  expect(setUp().take('/a')).toBeUndefined()
})

test('a click on a link whose data is under way waits for that request, and no second click does', async () => {
  const { prefetch, take, asked, answer } = setUp()
  prefetch('/a', 'intent')
  const taken = take('/a')
  expect(take('/a')).toBeUndefined()
  prefetch('/a', 'intent')
  await answer('/a')
  expect(await taken).toBe('data of /a')
  expect(take('/a')).toBeUndefined()
  expect(asked).toEqual(['/a'])
})

test('a path that waits for its turn is left to the navigation', async () => {
  const { wantAll, take, asked, answerAll } = setUp()
  wantAll(paths(4), 'in-view')
  expect(take('/p4')).toBeUndefined()
  await answerAll()
  expect(asked).toEqual(['/p1', '/p2', '/p3'])
})

test('a request that a navigation waits for still counts among the three', async () => {
  const { wantAll, take, asked, answer } = setUp()
  wantAll(paths(4), 'in-view')
  const taken = take('/p1')
  expect(asked).toHaveLength(3)
  await answer('/p1')
  await taken
  expect(asked).toHaveLength(4)
})

test('a navigation drops what waits, keeps what was fetched and starts a new budget', async () => {
  const { wantAll, take, reset, asked, open, answerAll } = setUp()
  wantAll(paths(20), 'intent')
  reset()
  expect(open.size).toBe(3)
  await answerAll()
  expect(asked).toEqual(paths(3))
  wantAll(paths(30, 'n'), 'intent')
  await answerAll()
  expect(asked).toEqual([...paths(3), ...paths(20, 'n')])
  expect(await take('/n20')).toBe('data of /n20')
})

test('an answer of the page before is used by the next one, and not asked for again', async () => {
  const { prefetch, take, reset, asked, answerAll } = setUp()
  prefetch('/a', 'in-view')
  await answerAll()
  reset()
  prefetch('/a', 'intent')
  expect(asked).toEqual(['/a'])
  expect(await take('/a')).toBe('data of /a')
})

test('a request of the page before that is under way is not made again', async () => {
  const { prefetch, take, reset, asked, answer } = setUp()
  prefetch('/a', 'in-view')
  reset()
  prefetch('/a', 'intent')
  expect(asked).toEqual(['/a'])
  await answer('/a')
  expect(await take('/a')).toBe('data of /a')
})

test('an answer may be used for less than 60 seconds, and is asked for again by the next page', async () => {
  const { wantAll, prefetch, take, reset, asked, answerAll } = setUp()
  wantAll(['/a', '/b'], 'in-view')
  await answerAll()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await take('/a')).toBe('data of /a')
  await vi.advanceTimersByTimeAsync(1)
  expect(take('/b')).toBeUndefined()
  reset()
  prefetch('/b', 'in-view')
  expect(asked).toEqual(['/a', '/b', '/b'])
})

test.each([
  [5_000, 5_000],
  [undefined, 60_000],
  [3_600_000, 60_000],
])('with a lifetime of %s ms an answer may be used for less than %i', async (lifetime, expected) => {
  const { wantAll, take, answerAll } = setUp(undefined, () => lifetime)
  wantAll(['/a', '/b'], 'in-view')
  await answerAll()
  await vi.advanceTimersByTimeAsync(expected - 1)
  expect(await take('/a')).toBe('data of /a')
  await vi.advanceTimersByTimeAsync(1)
  expect(take('/b')).toBeUndefined()
})

test('a request that hangs makes room for another after ten seconds, and a click that waits for it asks itself', async () => {
  const { wantAll, take, asked, open } = setUp()
  wantAll(paths(4), 'in-view')
  const taken = take('/p1')
  const hanging = open.get('/p2')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).toEqual(['/p1', '/p2', '/p3'])
  await vi.advanceTimersByTimeAsync(1)
  expect(hanging?.signal.aborted).toBe(true)
  expect(await taken).toBeUndefined()
  expect(asked).toEqual(['/p1', '/p2', '/p3', '/p4'])
  expect(take('/p2')).toBeUndefined()
})

test('a computer that slept hands out nothing old, though no timer ran', async () => {
  const { prefetch, take, answerAll } = setUp()
  prefetch('/a', 'in-view')
  await answerAll()
  vi.setSystemTime(Date.now() + 60_000)
  expect(take('/a')).toBeUndefined()
})

test('a clock that is set back makes no answer younger', async () => {
  const { prefetch, take, answerAll } = setUp()
  prefetch('/a', 'in-view')
  await answerAll()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.setSystemTime(Date.now() - 60_000)
  expect(take('/a')).toBeUndefined()
})

test('at most twenty answers are kept, the newest', async () => {
  const { wantAll, take, reset, answerAll } = setUp()
  wantAll(paths(20, 'a'), 'intent')
  await answerAll()
  reset()
  wantAll(paths(2, 'b'), 'intent')
  await answerAll()
  const held = [...paths(20, 'a'), ...paths(2, 'b')].filter((path) => take(path))
  expect(held).toEqual([...paths(20, 'a').slice(2), ...paths(2, 'b')])
})

test('a failure is a warning, once, and the path is left to navigations', async () => {
  const warn = vi.spyOn(console, 'warn')
  expectConsole('warn', /^Could not prefetch \/a Error: gone/)
  const { prefetch, take, reset, asked, fail } = setUp()
  prefetch('/a', 'in-view')
  await fail('/a', new Error('gone'))
  expect(take('/a')).toBeUndefined()
  reset()
  prefetch('/a', 'intent')
  expect(asked).toEqual(['/a'])
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a request that fails when the connection is lost says nothing, and is made again by the next page', async () => {
  let isOnline = true
  const { wantAll, fail, asked, reset } = setUp(() => isOnline)
  wantAll(['/a'], 'in-view')
  isOnline = false
  await fail('/a', new Error('gone'))
  isOnline = true
  reset()
  wantAll(['/a'], 'intent')
  expect(asked).toEqual(['/a', '/a'])
})

test('a failure makes room for the next one', async () => {
  expectConsole('warn', 'Could not prefetch /p1')
  const { wantAll, asked, fail } = setUp()
  wantAll(paths(4), 'in-view')
  await fail('/p1', new Error('gone'))
  expect(asked).toEqual(paths(4))
})

test('a click that waits for a request that fails gets nothing, and no error', async () => {
  expectConsole('warn', 'Could not prefetch /a')
  const { prefetch, take, fail } = setUp()
  prefetch('/a', 'intent')
  const taken = take('/a')
  await fail('/a', new Error('gone'))
  expect(await taken).toBeUndefined()
})

test('an error that is thrown at once is a failure like any other', async () => {
  expectConsole('warn', 'Could not prefetch /a')
  const { prefetch, take } = createPrefetchCache<string>({
    isAllowed: () => true,
    load: () => {
      throw new Error('broken')
    },
  })
  prefetch('/a', 'in-view')
  await settled()
  expect(take('/a')).toBeUndefined()
})

test('when another build answers, everything is dropped without a word, until the next page', async () => {
  const { wantAll, prefetch, take, reset, asked, open, answer, fail } = setUp()
  wantAll(paths(6), 'in-view')
  await answer('/p1')
  const aborted = open.get('/p3')?.signal
  await fail('/p2', new OtherBuildError('/p2', 'b2'))
  expect(aborted?.aborted).toBe(true)
  expect(paths(6).filter(take)).toEqual([])
  wantAll(paths(3, 'n'), 'intent')
  expect(asked).toEqual(paths(4))
  reset()
  prefetch('/p2', 'in-view')
  expect(asked).toEqual([...paths(4), '/p2'])
})

test('an answer that comes after everything was dropped is not kept, and says nothing', async () => {
  const { wantAll, clear, take, reset, answer, fail, prefetch, asked } = setUp()
  wantAll(['/a', '/b'], 'in-view')
  clear()
  reset()
  await answer('/a')
  await fail('/b', new DOMException('aborted', 'AbortError'))
  expect(take('/a')).toBeUndefined()
  prefetch('/b', 'in-view')
  expect(asked).toEqual(['/a', '/b', '/b'])
})

test('a request that a navigation waits for is not aborted by a drop', async () => {
  const { prefetch, take, clear, answer, open } = setUp()
  prefetch('/a', 'intent')
  const taken = take('/a')
  clear()
  expect(open.get('/a')?.signal.aborted).toBe(false)
  await answer('/a')
  expect(await taken).toBe('data of /a')
})

test('a click that waits for an answer of another build gets nothing', async () => {
  const { prefetch, take, fail } = setUp()
  prefetch('/a', 'intent')
  const taken = take('/a')
  await fail('/a', new OtherBuildError('/a', 'b2'))
  expect(await taken).toBeUndefined()
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import { digest } from '../../../server/http/etag.ts'
import { HttpError } from '../../../server/http/http-error.ts'
import type {
  PreviousResponse,
  RenderedResponse,
  RenderResult,
} from '../../../server/page-cache/in-flight.ts'
import {
  type CacheAnswer,
  createPageCache,
  type PageCacheOptions,
} from '../../../server/page-cache/page-cache.ts'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { eventually } from '../../support/eventually.ts'
import { about, finished } from '../../support/finished.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const cacheOf = (options: Partial<PageCacheOptions> = {}) =>
  createPageCache({
    maxBytes: 1_000_000,
    seconds: 60,
    onError: () => {},
    random: () => 0.5,
    scheduler: createScheduler(),
    ...options,
  })

const whole = (text: string): RenderedResponse => ({
  kind: 'page',
  page: finished(text),
  complete: true,
  fingerprint: digest(text),
})
const page = (text: string) => async (): Promise<RenderResult> => whole(text)
const partial = (text: string) => async (): Promise<RenderResult> => ({ ...whole(text), complete: false })
const moved = async (): Promise<RenderResult> => ({ kind: 'redirect', to: '/b', status: 302, tags: [] })
const down = async (): Promise<RenderResult> => {
  throw new CmsError('unreachable', 'The content system is down')
}
const gone = async (): Promise<RenderResult> => {
  throw new HttpError(404, 'Page not found')
}
const broken = async (): Promise<RenderResult> => {
  throw new Error('A component throws')
}
const said = async (answer: Promise<CacheAnswer>) => {
  const { result, cache } = await answer
  if (result.kind === 'plain') return [result.kind, cache]
  return [result.kind === 'page' ? result.page.variants.identity.toString() : result.to, cache]
}

/** Pages that the test finishes by hand. */
function byHand() {
  const open: { resolve(made: RenderResult): void; reject(error: unknown): void }[] = []
  const make = () => new Promise<RenderResult>((resolve, reject) => open.push({ resolve, reject }))
  return { open, make }
}

describe('a page', () => {
  test('is made once per lifetime', async () => {
    const cache = cacheOf()
    expect(await said(cache.get('/', page('a')))).toEqual(['a', 'miss'])
    seconds(59)
    expect(await said(cache.get('/', page('b')))).toEqual(['a', 'hit'])
  })

  test('is made once for all who ask at the same moment', async () => {
    const cache = cacheOf()
    const { open, make } = byHand()
    const answers = [1, 2, 3].map(() => said(cache.get('/', make)))
    expect(open).toHaveLength(1)
    open[0]?.resolve(whole('a'))
    expect(await Promise.all(answers)).toEqual([
      ['a', 'miss'],
      ['a', 'miss'],
      ['a', 'miss'],
    ])
  })

  test.each(['constructor', '__proto__', 'valueOf'])('of the name %s is no other', async (name) => {
    const cache = cacheOf()
    expect(cache.has(name)).toBe(false)
    expect(await said(cache.get(name, page('own')))).toEqual(['own', 'miss'])
  })

  test('past its lifetime is still sent while one refresh runs', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    seconds(61)
    const { open, make } = byHand()
    expect(await said(cache.get('/', make))).toEqual(['old', 'stale'])
    expect(await said(cache.get('/', make))).toEqual(['old', 'stale'])
    expect(open).toHaveLength(1)
    open[0]?.resolve(whole('new'))
    await eventually(async () => expect(await said(cache.get('/', make))).toEqual(['new', 'hit']))
  })

  test.each([
    ['content cannot be had', down, 0],
    ['a component throws', broken, 1],
    ['something is missing from it', partial('partial'), 0],
  ])('stays when %s at its refresh, which is tried again after five seconds', async (_, make, reported) => {
    const onError = vi.fn()
    const cache = cacheOf({ onError })
    await cache.get('/', page('old'))
    seconds(61)
    expect(await said(cache.get('/', make))).toEqual(['old', 'stale'])
    await eventually(() => expect(onError).toHaveBeenCalledTimes(reported))
    seconds(4)
    const again = vi.fn(page('new'))
    expect(await said(cache.get('/', again))).toEqual(['old', 'stale'])
    expect(again).not.toHaveBeenCalled()
    seconds(2)
    expect(await said(cache.get('/', again))).toEqual(['old', 'stale'])
    await eventually(async () => expect(await said(cache.get('/', again))).toEqual(['new', 'hit']))
  })

  test.each([
    ['it is gone', gone],
    ['it leads elsewhere', moved],
    [
      'its status is another',
      async (): Promise<RenderResult> => ({
        ...whole('x'),
        page: { ...finished('x'), facts: { ...about, status: 500 } },
      }),
    ],
  ])('is removed by a refresh that finds that %s', async (_, make) => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    seconds(61)
    expect(await said(cache.get('/', make))).toEqual(['old', 'stale'])
    await eventually(() => expect(cache.has('/')).toBe(false))
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
  })

  test('that leads elsewhere is handed over and not kept', async () => {
    const cache = cacheOf()
    expect(await said(cache.get('/', moved))).toEqual(['/b', 'miss'])
    expect(await said(cache.get('/', moved))).toEqual(['/b', 'miss'])
    expect(cache.has('/')).toBe(false)
  })

  test('that lacks something is kept for five seconds, and after them everybody waits for a whole one', async () => {
    const cache = cacheOf()
    expect(await said(cache.get('/', partial('partial')))).toEqual(['partial', 'miss'])
    seconds(4)
    expect(await said(cache.get('/', page('new')))).toEqual(['partial', 'stale'])
    seconds(2)
    expect(cache.has('/')).toBe(false)
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
    expect(await said(cache.get('/', page('newer')))).toEqual(['new', 'hit'])
  })

  test('that lacks something for long is made once in five seconds', async () => {
    const cache = cacheOf()
    const make = vi.fn(partial('partial'))
    for (let n = 0; n < 20; n++) {
      await cache.get('/', make)
      seconds(1)
    }
    expect(make).toHaveBeenCalledTimes(4)
  })

  test('that lacks something stands in when content cannot be had at all', async () => {
    const cache = cacheOf()
    await cache.get('/', partial('partial'))
    seconds(6)
    expect(await said(cache.get('/', down))).toEqual(['partial', 'stale'])
    seconds(6)
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
  })

  test('that cannot be made rejects, and is made for the next who asks', async () => {
    const cache = cacheOf()
    await expect(cache.get('/', gone)).rejects.toThrow('Page not found')
    await expect(cache.get('/', broken)).rejects.toThrow('A component throws')
    expect(await said(cache.get('/', page('a')))).toEqual(['a', 'miss'])
  })

  test.each([2036, 2016])('does not care for a wall clock set to %i', async (year) => {
    const cache = cacheOf()
    await cache.get('/', page('a'))
    vi.setSystemTime(Date.UTC(year, 0, 1))
    expect(await said(cache.get('/', page('b')))).toEqual(['a', 'hit'])
    seconds(61)
    expect(await said(cache.get('/', page('b')))).toEqual(['a', 'stale'])
  })
})

describe('an old page', () => {
  const minutes = (count: number) => seconds(count * 60)

  test('is sent for ten minutes past its lifetime; later visitors wait for a new one', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    minutes(10)
    expect(cache.getReady('/')).toMatchObject({ isStale: true })
    minutes(2)
    expect(cache.getReady('/')).toBeUndefined()
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
  })

  test('stands in for a day while content cannot be had, and not longer', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    for (let hour = 0; hour < 24; hour++) {
      minutes(60)
      expect(await said(cache.get('/', down))).toEqual(['old', 'stale'])
    }
    minutes(2)
    await expect(cache.get('/', down)).rejects.toThrow('The content system is down')
  })

  test('that is made of the same content is sent on as it is', async () => {
    const cache = cacheOf()
    await cache.get('/', page('a'))
    cache.invalidate()
    const asked: unknown[] = []
    const make = async (held: PreviousResponse): Promise<RenderResult> => {
      asked.push(held)
      return { kind: 'unchanged', complete: true }
    }
    expect(await said(cache.get('/', make))).toEqual(['a', 'hit'])
    expect(asked).toEqual([{ isStored: true, fingerprint: digest('a') }])
    seconds(59)
    expect(cache.getReady('/')).toMatchObject({ isStale: false })
  })

  test.each([
    [0, 54],
    [1, 66],
  ])('ends its lifetime up to a tenth sooner or later (%i: %i seconds)', async (random, end) => {
    const cache = cacheOf({ random: () => random })
    await cache.get('/', page('a'))
    seconds(end - 1)
    expect(cache.getReady('/')).toMatchObject({ isStale: false })
    seconds(2)
    expect(cache.getReady('/')).toMatchObject({ isStale: true })
  })
})

describe('answers that there is nothing', () => {
  test('are two hundred at most', () => {
    const { notFound } = cacheOf()
    for (let n = 0; n < 10_000; n++) notFound.set(`/${n}`, finished('x'), notFound.version())
    const kept = Array.from({ length: 10_000 }, (_, n) => n).filter((n) => notFound.get(`/${n}`))
    expect([kept.length, kept[0]]).toEqual([200, 9_800])
  })

  test('are known for thirty seconds', () => {
    const { notFound } = cacheOf()
    notFound.set('/x', finished('x'), notFound.version())
    seconds(29)
    expect(notFound.get('/x')).toBeDefined()
    seconds(2)
    expect(notFound.get('/x')).toBeUndefined()
  })

  test('do not outlive a change of the content, also when it comes while they are made', () => {
    const cache = cacheOf()
    const version = cache.notFound.version()
    cache.notFound.set('/x', finished('x'), version)
    cache.invalidate()
    expect(cache.notFound.get('/x')).toBeUndefined()
    cache.notFound.set('/x', finished('x'), version)
    expect(cache.notFound.get('/x')).toBeUndefined()
  })
})

describe('after a change of the content', () => {
  test('the next who asks waits for a new page', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    cache.invalidate()
    expect(cache.has('/')).toBe(false)
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
  })

  test('the old page stands in when content cannot be had, and is tried again after five seconds', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    cache.invalidate()
    expect(await said(cache.get('/', down))).toEqual(['old', 'stale'])
    const again = vi.fn(page('new'))
    seconds(4)
    expect(await said(cache.get('/', again))).toEqual(['old', 'stale'])
    expect(again).not.toHaveBeenCalled()
    seconds(2)
    expect(await said(cache.get('/', again))).toEqual(['old', 'stale'])
    await eventually(async () => expect(await said(cache.get('/', again))).toEqual(['new', 'hit']))
  })

  test.each([
    ['gone', gone, 'Page not found'],
    ['broken', broken, 'A component throws'],
  ])('a page that is %s is not hidden by the old one', async (_, make, message) => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    cache.invalidate()
    await expect(cache.get('/', make)).rejects.toThrow(message)
    await expect(cache.get('/', make)).rejects.toThrow(message)
  })

  test('a page that lacks something is shown as it is, until what it lacks comes back', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    cache.invalidate()
    expect(await said(cache.get('/', partial('partial')))).toEqual(['partial', 'miss'])
    expect(await said(cache.get('/', page('new')))).toEqual(['partial', 'stale'])
    cache.invalidate()
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
  })

  test('a page whose making began before is handed over and not kept', async () => {
    const cache = cacheOf()
    const first = byHand()
    const waiting = said(cache.get('/', first.make))
    cache.invalidate()
    const second = byHand()
    const later = said(cache.get('/', second.make))
    second.open[0]?.resolve(whole('new'))
    expect(await later).toEqual(['new', 'miss'])
    first.open[0]?.resolve(whole('old'))
    expect(await waiting).toEqual(['old', 'miss'])
    expect(await said(cache.get('/', page('never')))).toEqual(['new', 'hit'])
  })

  test('a making that began before and fails does not make the old page current', async () => {
    const cache = cacheOf()
    await cache.get('/', page('old'))
    seconds(61)
    const { open, make } = byHand()
    await cache.get('/', make)
    cache.invalidate()
    open[0]?.reject(new CmsError('timeout', 'too late'))
    await Promise.resolve()
    expect(await said(cache.get('/', page('new')))).toEqual(['new', 'miss'])
  })
})

describe('the bound in bytes', () => {
  const long = page('x'.repeat(4_000))

  test('throws out the page that nobody asked for longest', async () => {
    const cache = cacheOf({ maxBytes: 23_000 })
    await cache.get('/a', long)
    await cache.get('/b', long)
    await cache.get('/a', long)
    await cache.get('/c', long)
    expect(['/a', '/b', '/c'].map(cache.has)).toEqual([true, false, true])
  })

  test('counts compressed copies too', async () => {
    const cache = cacheOf({ maxBytes: 23_000 })
    // What looks random hardly gets shorter.
    const words = Array.from(
      { length: 44 },
      (_, n) => digest(`${n}`) + digest(`${n} again`) + digest(`-${n}`),
    )
    const noise = page(words.join(''))
    await cache.get('/a', noise)
    const { result } = await cache.get('/b', noise)
    if (result.kind !== 'page') throw new Error('Not a page')
    for (const encoding of ['br', 'gzip'] as const) await cache.variants.get(result.page, encoding)
    expect(['/a', '/b'].map(cache.has)).toEqual([false, true])
  })

  test('of nothing makes every page anew', async () => {
    const cache = cacheOf({ maxBytes: 0 })
    expect(await said(cache.get('/', page('a')))).toEqual(['a', 'none'])
    expect(await said(cache.get('/', page('b')))).toEqual(['b', 'none'])
    expect(await cache.prerender('/', page('c'))).toBe('full')
    expect(cache.has('/')).toBe(false)
  })

  test('is kept by ten thousand addresses, the last of which are held', async () => {
    const cache = cacheOf({ maxBytes: 115_000 })
    for (let n = 0; n < 10_000; n++) await cache.get(`/${n}`, long)
    const held = Array.from({ length: 10_000 }, (_, n) => n).filter((n) => cache.has(`/${n}`))
    expect(held).toEqual([9_990, 9_991, 9_992, 9_993, 9_994, 9_995, 9_996, 9_997, 9_998, 9_999])
  })

  test('a page made ahead never throws out another', async () => {
    const cache = cacheOf({ maxBytes: 23_000 })
    expect(await cache.prerender('/a', long)).toBe('stored')
    expect(await cache.prerender('/b', long)).toBe('stored')
    expect(await cache.prerender('/c', long)).toBe('full')
    expect(['/a', '/b', '/c'].map(cache.has)).toEqual([true, true, false])
  })

  test('a page made ahead takes the place of its own old self', async () => {
    const cache = cacheOf({ maxBytes: 23_000 })
    await cache.prerender('/a', long)
    await cache.prerender('/b', long)
    cache.invalidate()
    expect(await cache.prerender('/a', long)).toBe('stored')
    expect(cache.has('/a')).toBe(true)
  })
})

describe('a page made ahead', () => {
  test('is not made again while it is fresh', async () => {
    const cache = cacheOf()
    await cache.get('/', page('a'))
    const make = vi.fn(page('b'))
    expect(await cache.prerender('/', make)).toBe('stored')
    expect(make).not.toHaveBeenCalled()
  })

  test.each([
    ['lacks something', partial('partial')],
    ['leads elsewhere', moved],
  ])('that %s is skipped', async (_, make) => {
    expect(await cacheOf().prerender('/', make)).toBe('skipped')
  })

  test('whose making began before a change of the content is skipped: there may be room', async () => {
    const cache = cacheOf()
    const { open, make } = byHand()
    const outcome = cache.prerender('/', make)
    cache.invalidate()
    open[0]?.resolve(whole('old'))
    expect(await outcome).toBe('skipped')
    expect(await cache.prerender('/', page('new'))).toBe('stored')
  })

  test('that cannot be had rejects', async () => {
    await expect(cacheOf().prerender('/', gone)).rejects.toThrow('Page not found')
  })
})

import { AsyncLocalStorage } from 'node:async_hooks'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { OverloadError } from '../../../server/scheduling/waiting-line.ts'
import {
  createWorkQueues,
  type WorkQueue,
  type WorkQueuesOptions,
} from '../../../server/scheduling/work-queues.ts'
import { fakeSource } from '../../support/content.ts'
import { serveDeps, testDeps } from '../../support/test-deps.ts'

/** Refuses everything, or nothing. */
function switchable() {
  const state = { isFull: false }
  const { renderQueue: free } = createWorkQueues()
  const queue: WorkQueue = {
    ...free,
    turn: async () => {
      if (state.isFull) throw new OverloadError('Too many')
      await free.turn()
    },
    isFull: () => state.isFull,
  }
  return { state, queue }
}

/** A queue whose time and turns of the event loop pass when a test says so. */
function open(options: WorkQueuesOptions = {}) {
  const clock = { time: 0 }
  const turns: (() => void)[] = []
  const log: string[] = []
  const { renderQueue: queue, dataQueue } = createWorkQueues({
    now: () => clock.time,
    nextTurn: (next) => void turns.push(next),
    ...options,
  })
  return {
    ...queue,
    log,
    /** Work of 20 ms for a program. */
    askData: async (name: string) => {
      await dataQueue.turn()
      log.push(name)
      clock.time += 20
    },
    /** Work of 20 ms that goes on after others had their turns. */
    goOnWithData: async (name: string) => {
      await dataQueue.nextTurn()
      log.push(name)
      clock.time += 20
    },
    /** The next turn of the event loop, with all that comes of it. */
    next: () => {
      for (const next of turns.splice(0)) next()
      return settle()
    },
    pass: (milliseconds: number) => {
      clock.time += milliseconds
    },
    /** Work of 20 ms. */
    ask: async (name: string) => {
      await queue.turn()
      log.push(name)
      clock.time += 20
    },
  }
}

/** Lets what waits for promises go on. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('work that needs the processor', () => {
  test('begins at once when nothing else does', async () => {
    const { ask, log } = open()
    await ask('a')
    expect(log).toEqual(['a'])
  })

  test('is done in the order it came, one piece in each turn of the event loop', async () => {
    const { ask, log, next, waiting } = open()
    const all = Promise.all(['a', 'b', 'c'].map((name) => ask(name)))
    await settle()
    expect([log.join(''), waiting()]).toEqual(['a', 2])
    await next()
    expect([log.join(''), waiting()]).toEqual(['ab', 1])
    await next()
    expect([log.join(''), waiting()]).toEqual(['abc', 0])
    await all
  })

  test('is done to its end before the next begins', async () => {
    const { turn } = createWorkQueues().renderQueue
    const log: string[] = []
    const work = async (name: string) => {
      await turn()
      log.push(`${name} begins`)
      for (let step = 0; step < 20; step++) await undefined
      log.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map(work))
    expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('hinders no other when it fails', async () => {
    const { ask, turn, log, next } = open()
    const failing = turn().then(() => {
      throw new Error('broken')
    })
    const other = ask('b')
    await expect(failing).rejects.toThrow('broken')
    await next()
    await other
    expect(log).toEqual(['b'])
  })

  test('that waits for something leaves its time to others', async () => {
    const { ask, turn, log, next } = open()
    const waiting = turn().then(() => new Promise<void>(() => {}))
    const other = ask('b')
    await next()
    await other
    expect(log).toEqual(['b'])
    void waiting
  })

  test('keeps the context of who asked for it', async () => {
    const storage = new AsyncLocalStorage<string>()
    const { turn } = createWorkQueues().renderQueue
    const names = ['a', 'b', 'c'].map((name) =>
      storage.run(name, async () => {
        await turn()
        return storage.getStore()
      }),
    )
    expect(await Promise.all(names)).toEqual(['a', 'b', 'c'])
  })
})

describe('too much work', () => {
  test('is refused when the first in the queue has waited too long, until it had its turn', async () => {
    const { ask, next, pass, log } = open({ maxWait: 2_000 })
    const accepted = ['a', 'b', 'c'].map((name) => ask(name))
    await settle()
    pass(2_000 - 20)
    accepted.push(ask('d'))
    pass(1)
    await expect(ask('e')).rejects.toThrow(OverloadError)
    // They came at the same moment, and d two seconds later.
    for (const _ of [1, 2]) await next()
    accepted.push(ask('f'))
    for (const _ of [1, 2]) await next()
    await Promise.all(accepted)
    expect(log.join('')).toBe('abcdf')
  })

  test('is refused when too many wait', async () => {
    const { ask, next, waiting } = open({ maxLength: 2 })
    const accepted = ['a', 'b', 'c'].map((name) => ask(name))
    expect(waiting()).toBe(2)
    await expect(ask('d')).rejects.toThrow(OverloadError)
    await settle()
    for (const _ of [1, 2]) await next()
    await Promise.all(accepted)
  })

  test('is none while a process that is busy all the time keeps nobody waiting', async () => {
    const { ask, next, pass, log } = open()
    const all: Promise<void>[] = []
    for (let index = 0; index < 10_000; index += 1) {
      all.push(ask(''))
      if (index >= 7) await next()
      pass(30)
    }
    for (let left = 0; left < 10; left += 1) await next()
    await Promise.all(all)
    expect(log).toHaveLength(10_000)
  })

  test('is refused at once, before it has waited', async () => {
    const { ask, pass, next } = open({ maxLength: 1 })
    const accepted = [ask('a'), ask('b')]
    const refused = ask('c')
    await expect(refused).rejects.toThrow(OverloadError)
    pass(10)
    await next()
    await Promise.all(accepted)
  })

  test('is refused when the pace of the last turns makes the wait too long', async () => {
    const { ask, next, waiting, isFull, expectedWait, log } = open({ maxWait: 1_000 })
    const accepted = Array.from({ length: 40 }, (_, n) => ask(String(n)))
    await settle()
    // Forty are asked for at once: nobody knows yet how long one takes.
    expect(isFull()).toBe(false)
    for (let turn = 0; turn < 20; turn += 1) await next()
    expect(expectedWait()).toBeGreaterThan(waiting() * 15)
    accepted.push(ask('a'))
    for (let n = 0; n < 60; n += 1) accepted.push(ask(`more ${n}`))
    const outcomes = Promise.allSettled(accepted)
    await settle()
    expect(isFull()).toBe(true)
    // About a second of work of 20 ms.
    expect(waiting()).toBeGreaterThan(40)
    expect(waiting()).toBeLessThan(65)
    while (waiting() > 0) await next()
    const refused = (await outcomes).filter(({ status }) => status === 'rejected')
    expect(log).toHaveLength(accepted.length - refused.length)
  })

  /** A queue at which some callers come in each turn of 50 ms, where one is served. */
  function openToFlood() {
    const site = open({ maxWait: 2_000, maxOverloadedWait: 150 })
    const all: Promise<void>[] = []
    const counts = { refused: 0 }
    const flood = async (turns: number, callers: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        for (let caller = 0; caller < callers; caller += 1)
          if (site.isFull()) counts.refused += 1
          else all.push(site.ask(''))
        site.pass(30)
        await site.next()
      }
    }
    const end = async () => {
      while (site.waiting() > 0) await site.next()
      await Promise.all(all)
    }
    return { ...site, counts, flood, end }
  }

  test('that does not end lets nobody wait long, once a burst has filled the line', async () => {
    const { log, flood, end, expectedWait } = openToFlood()
    await flood(100, 2)
    const served = log.length
    await flood(200, 2)
    // As many are taken as are made, although twice as many come.
    expect(log.length - served).toBe(200)
    expect(expectedWait()).toBeGreaterThan(50)
    expect(expectedWait()).toBeLessThanOrEqual(200)
    await end()
  })

  test('is none while a line is long for hours, and no longer than a burst may be', async () => {
    const { counts, flood, waiting, end } = openToFlood()
    await flood(30, 2)
    await flood(10_000, 1)
    expect(waiting()).toBeGreaterThan(25)
    expect(counts.refused).toBe(0)
    await end()
  })

  test.each([
    ['nobody has waited for a tenth of a second', async ({ pass }: ReturnType<typeof open>) => pass(100)],
    [
      'five in a row found nobody waiting',
      async ({ ask, next }: ReturnType<typeof open>) => {
        for (let caller = 0; caller < 5; caller += 1) {
          await ask('')
          await next()
        }
      },
    ],
  ])('ends when %s: the next burst may wait again', async (_when, calmDown) => {
    const site = openToFlood()
    await site.flood(100, 2)
    await site.end()
    await site.next()
    const { refused } = site.counts
    await site.flood(1, 20)
    expect(site.counts.refused - refused).toBeGreaterThan(10)
    await site.end()
    await site.next()
    await calmDown(site)
    const before = site.counts.refused
    await site.flood(1, 20)
    expect(site.counts.refused).toBe(before)
    await site.end()
  })

  test('says when to ask again', () => {
    expect(new OverloadError('').retryAfter).toBe(2)
  })
})

describe('between two pieces of work', () => {
  /** A queue, and connections that come whenever a test says so. */
  function openToVisitors() {
    const accepted = { count: 0 }
    const site = open({ connections: () => accepted.count })
    return {
      ...site,
      connect: () => {
        accepted.count += 1
      },
    }
  }

  test('the event loop turns until nobody new comes, as it takes one connection a turn', async () => {
    const { ask, log, next, connect } = openToVisitors()
    const both = Promise.all([ask('a'), ask('b')])
    await settle()
    for (let turn = 0; turn < 5; turn += 1) {
      connect()
      await next()
      expect(log).toEqual(['a'])
    }
    await next()
    expect(log).toEqual(['a', 'b'])
    await both
  })

  test('those are let in who came with a caller who found nobody', async () => {
    const { ask, log, next, connect } = openToVisitors()
    connect()
    const all = [ask('a')]
    await next()
    for (const name of ['b', 'c']) {
      connect()
      all.push(ask(name))
      await next()
      expect(log).toEqual(['a'])
    }
    for (let turn = 0; turn < 4; turn += 1) await next()
    expect(log).toEqual(['a', 'b', 'c'])
    await Promise.all(all)
  })

  /** The number of turns until so many pieces of work are done, while there is a new connection in each. */
  async function crowd({ log, next, connect, pass }: ReturnType<typeof openToVisitors>, done: number) {
    let turns = 0
    while (log.length < done) {
      connect()
      await next()
      pass(1)
      turns += 1
    }
    return turns
  }

  test('a crowd takes half as long as the piece of work took, and twice as long each time, up to three times', async () => {
    const site = openToVisitors()
    const all = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => site.ask(name)))
    await settle()
    const turns: number[] = []
    for (const done of [2, 3, 4, 5, 6]) turns.push(await crowd(site, done))
    await all
    // Work of 20 ms, with two turns of 1 ms that belong to it, and a turn of 1 ms for each connection.
    expect(turns.map((count) => Math.round((count - 2) / 11))).toEqual([1, 2, 4, 6, 6])
  })

  test('once all are in, the next crowd takes less', async () => {
    const site = openToVisitors()
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => site.ask(name)))
    await settle()
    await crowd(site, 2)
    await crowd(site, 3)
    site.connect()
    while (site.log.length < 4) await site.next()
    // Twice as long as the first took, instead of four times.
    expect(Math.round((await crowd(site, 5)) / 11)).toBe(2)
    await all
  })
})

describe('what programs ask for', () => {
  test('waits for pages, and gets every fourth turn while there are some', async () => {
    const { ask, askData, log, next } = open()
    const all = Promise.all([
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ask(name)),
      ...['1', '2', '3'].map((name) => askData(name)),
    ])
    await settle()
    for (let turn = 0; turn < 11; turn += 1) await next()
    await all
    expect(log.join('')).toBe('abcd1efg2h3')
  })

  test('is refused for itself: a crowd of programs refuses no page', async () => {
    const { ask, askData, isFull, next } = open({ maxLength: 2 })
    const all = [ask('a'), askData('1'), askData('2')]
    await expect(askData('3')).rejects.toThrow(OverloadError)
    expect(isFull()).toBe(false)
    all.push(ask('b'))
    for (let turn = 0; turn < 4; turn += 1) await next()
    await Promise.all(all)
  })

  test('lets the event loop turn before it goes on, also where nobody waits', async () => {
    const { goOnWithData, log, next } = open()
    const done = goOnWithData('1')
    await settle()
    expect(log).toEqual([])
    await next()
    await done
    expect(log).toEqual(['1'])
  })

  test('goes on before others of its kind once it has begun, and is never refused then', async () => {
    const { askData, goOnWithData, log, next } = open({ maxLength: 2 })
    const all = Promise.all([askData('1'), askData('2'), askData('3'), goOnWithData('1 goes on')])
    await settle()
    for (let turn = 0; turn < 4; turn += 1) await next()
    await all
    expect(log).toEqual(['1', '2', '1 goes on', '3'])
  })
})

describe('a site that is asked for more than it can make', () => {
  const open = async () => {
    const { state, queue } = switchable()
    const source = fakeSource()
    const deps = { ...(await testDeps({ source })), scheduler: createScheduler({ renderQueue: queue }) }
    const site = await serveDeps(deps)
    return { state, source, deps, ask: (path: string) => request(site).get(path).set('Accept', 'text/html') }
  }

  test.each(['/en', '/en/nope', '/nope'])(
    'says so at %s in few words, and when to come back',
    async (path) => {
      const { state, ask, deps } = await open()
      state.isFull = true
      const { status, headers, text } = await ask(path)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
      expect(text).toContain('503 Service Unavailable')
      expect(headers['x-content-type-options']).toBe('nosniff')
      state.isFull = false
      expect((await ask(path)).status).toBe(path === '/en' ? 200 : 404)
      expect(deps.logs.filter(({ level }) => level >= 40)).toEqual([])
    },
  )

  test('still sends what it has, also when that is out of date', async () => {
    const { state, source, ask } = await open()
    const { text } = await ask('/en')
    state.isFull = true
    expect(await ask('/en')).toMatchObject({ status: 200, text })
    source.change()
    expect(await ask('/en')).toMatchObject({ status: 200, text })
    for (const path of ['/health', '/robots.txt', '/api/translations/en'])
      expect((await ask(path)).status).not.toBe(503)
  })
})

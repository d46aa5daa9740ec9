import { AsyncLocalStorage } from 'node:async_hooks'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import {
  createRenderQueue,
  OverloadError,
  type RenderQueue,
  type RenderQueueOptions,
} from '../../../server/scheduling/render-queue.ts'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { fakeSource } from '../../support/content.ts'
import { serveDeps, testDeps } from '../../support/test-deps.ts'

/** Refuses everything, or nothing. */
function switchable() {
  const state = { isFull: false }
  const free = createRenderQueue()
  const queue: RenderQueue = {
    turn: async () => {
      if (state.isFull) throw new OverloadError('Too many')
      await free.turn()
    },
    waiting: free.waiting,
  }
  return { state, queue }
}

/** A queue whose time and turns of the event loop pass when a test says so. */
function open(options: RenderQueueOptions = {}) {
  const clock = { time: 0 }
  const turns: (() => void)[] = []
  const log: string[] = []
  const queue = createRenderQueue({
    now: () => clock.time,
    nextTurn: (next) => void turns.push(next),
    ...options,
  })
  return {
    ...queue,
    log,
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
    const { turn } = createRenderQueue()
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
    const { turn } = createRenderQueue()
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
      if (index >= 31) await next()
      pass(30)
    }
    for (let left = 0; left < 40; left += 1) await next()
    await Promise.all(all)
    expect(log).toHaveLength(10_000)
  })

  test('says when to ask again', () => {
    expect(new OverloadError('').retryAfter).toBe(2)
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

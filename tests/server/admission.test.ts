import { AsyncLocalStorage } from 'node:async_hooks'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import {
  type Admission,
  type AdmissionOptions,
  createAdmission,
  OverloadError,
} from '../../server/admission.ts'
import { fakeSource } from '../support/content.ts'
import { serveDeps, testDeps } from '../support/test-deps.ts'

/** Refuses everything, or nothing. */
function switchable() {
  const state = { isFull: false }
  const free = createAdmission()
  const admission: Admission = {
    run: async (work) => {
      if (state.isFull) throw new OverloadError('Too many')
      return free.run(work)
    },
    waiting: free.waiting,
  }
  return { state, admission }
}

/** An admission whose time and turns of the event loop pass when a test says so. */
function open(options: AdmissionOptions = {}) {
  const clock = { time: 0 }
  const turns: (() => void)[] = []
  const log: string[] = []
  const admission = createAdmission({
    now: () => clock.time,
    later: (next) => void turns.push(next),
    ...options,
  })
  return {
    ...admission,
    log,
    turn: () => {
      for (const next of turns.splice(0)) next()
    },
    pass: (milliseconds: number) => {
      clock.time += milliseconds
    },
    /** Work that takes a whole turn. */
    ask: (name: string) =>
      admission.run(() => {
        log.push(name)
        clock.time += 20
      }),
  }
}

/** Work that lasts until a test ends it. */
function lasting() {
  const ending: { end: () => void } = { end: () => {} }
  const work = () => new Promise<void>((resolve) => Object.assign(ending, { end: resolve }))
  return { work, end: () => ending.end() }
}

/** Lets what waits for promises go on. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('work that needs the processor', () => {
  test('begins at once when nothing else does', async () => {
    const { ask, log } = open()
    const asked = ask('a')
    expect(log).toEqual(['a'])
    await asked
  })

  test('is done in the order it came, as much in each turn of the event loop as its time allows', async () => {
    const { ask, log, turn, waiting } = open()
    const all = Promise.all(['a', 'b', 'c'].map(ask))
    expect([log.join(''), waiting()]).toEqual(['a', 2])
    turn()
    expect(log.join('')).toBe('ab')
    await settle()
    expect(log.join('')).toBe('ab')
    turn()
    expect([log.join(''), waiting()]).toEqual(['abc', 0])
    await all
    const short = open()
    for (const name of ['a', 'b', 'c']) await short.run(() => void short.log.push(name))
    expect(short.log.join('')).toBe('abc')
  })

  test('answers and fails as itself, and hinders no other', async () => {
    const { run, turn } = open()
    const failing = run(() => {
      throw new Error('broken')
    })
    const answering = run(async () => 'whole')
    turn()
    await expect(failing).rejects.toThrow('broken')
    expect(await answering).toBe('whole')
    turn()
    await expect(run(() => Promise.reject(new Error('later')))).rejects.toThrow('later')
  })

  test('that waits for something leaves its time to others, up to a bound', async () => {
    const { run, ask, log, turn, waiting } = open({ atOnce: 2 })
    const slow = [lasting(), lasting()]
    const all = [...slow.map(({ work }) => run(work)), ask('c')]
    turn()
    turn()
    expect([log, waiting()]).toEqual([[], 1])
    slow[1]?.end()
    await settle()
    expect(log).toEqual(['c'])
    slow[0]?.end()
    await Promise.all(all)
  })

  test('keeps the context of who asked for it', async () => {
    const storage = new AsyncLocalStorage<string>()
    const { run, turn, pass } = open()
    const read = () => {
      pass(20)
      return storage.getStore()
    }
    const names = ['a', 'b', 'c'].map((name) => storage.run(name, () => run(read)))
    for (const _ of names) turn()
    expect(await Promise.all(names)).toEqual(['a', 'b', 'c'])
  })
})

describe('too much work', () => {
  test('is refused when the first in the queue has waited too long, until it had its turn', async () => {
    const { ask, turn, pass, log } = open({ patience: 2_000 })
    const accepted = ['a', 'b', 'c'].map(ask)
    pass(2_000)
    accepted.push(ask('d'))
    pass(1)
    await expect(ask('e')).rejects.toThrow(OverloadError)
    // They came at the same moment, and d two seconds later.
    for (const _ of [1, 2]) turn()
    accepted.push(ask('f'))
    for (const _ of [1, 2]) turn()
    await Promise.all(accepted)
    expect(log.join('')).toBe('abcdf')
  })

  test('is refused when too many wait', async () => {
    const { ask, turn, waiting } = open({ most: 2 })
    const accepted = ['a', 'b', 'c'].map(ask)
    expect(waiting()).toBe(2)
    await expect(ask('d')).rejects.toThrow(OverloadError)
    for (const _ of [1, 2]) turn()
    await Promise.all(accepted)
  })

  test('is none while a process that is busy all the time keeps nobody waiting', async () => {
    const { ask, turn, pass, log } = open()
    const all: Promise<void>[] = []
    for (let index = 0; index < 10_000; index += 1) {
      all.push(ask(''))
      if (index >= 31) turn()
      await settle()
      pass(30)
    }
    for (let left = 0; left < 40; left += 1) {
      turn()
      await settle()
    }
    await Promise.all(all)
    expect(log).toHaveLength(10_000)
  })

  test('says when to ask again', () => {
    expect(new OverloadError('').retryAfter).toBe(2)
  })
})

describe('a site that is asked for more than it can make', () => {
  const open = async () => {
    const { state, admission } = switchable()
    const source = fakeSource()
    const deps = { ...(await testDeps({ source })), admission }
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

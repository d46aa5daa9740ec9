import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchBuilds } from '../../../../src/client/builds/watch.ts'
import { blockedStorage, createNetwork, createStorage, openPage } from './fake-browser.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

let page = {} as ReturnType<typeof openPage>
beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  page = openPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answer = string | (() => Response | Promise<Response>)

/**
 * A document of build `own` whose questions are answered one after the other; the last answer is repeated.
 */
function openDocument(answers: readonly Answer[], { interval = hour, storage = createStorage().open } = {}) {
  const network = createNetwork((_, count) => {
    const answer = answers[Math.min(count, answers.length) - 1] ?? 'own'
    return typeof answer === 'string' ? Response.json({ id: answer, timestamp: 1 }) : answer()
  })
  const updates: string[] = []
  const events: unknown[] = []
  page.document.addEventListener('app:manifest:update', (event) => {
    events.push((event as CustomEvent<unknown>).detail)
  })
  const watch = watchBuilds({
    ...{ buildId: 'own', interval, storage },
    onUpdate: ({ id }) => void updates.push(id),
  })
  return { ...network, ...watch, updates, events, pass: vi.advanceTimersByTimeAsync }
}

describe('an idle tab', () => {
  test('asks once in an hour, and not before the interval has passed', async () => {
    const { asked, pass } = openDocument(['own'])
    await pass(hour - 1)
    expect(asked).toHaveLength(0)
    await pass(1)
    expect(asked).toHaveLength(1)
    await pass(10 * hour)
    expect(asked).toHaveLength(11)
  })

  test('asks with the time as a number for a query, past every cache', async () => {
    const { asked, options, pass } = openDocument(['own'])
    await pass(hour)
    expect(asked).toEqual([`/builds/latest.json?${1_700_000_000_000 + hour}`])
    expect(options[0]).toMatchObject({ cache: 'no-store' })
  })

  test('asks nothing, and listens to nothing, with the interval 0', async () => {
    const { asked, reportBuild, newBuild, pass } = openDocument(['b2'], { interval: 0 })
    page.focus()
    reportBuild('b2')
    await pass(10 * hour)
    expect([asked, newBuild()]).toEqual([[], undefined])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a hidden tab', () => {
  test('asks nothing, and at once when it is seen again, for all that came due meanwhile', async () => {
    const { asked, pass } = openDocument(['own'])
    page.show('hidden')
    await pass(10 * hour)
    page.focus()
    page.goOnline()
    await pass(0)
    expect(asked).toHaveLength(0)
    page.show('visible')
    await pass(0)
    expect(asked).toHaveLength(1)
    page.focus()
    await pass(minute - 1)
    expect(asked).toHaveLength(1)
  })

  test('confirms another build when it is seen again', async () => {
    const { asked, updates, pass } = openDocument(['b2'])
    await pass(hour + second)
    page.show('hidden')
    await pass(30 * minute)
    expect([asked.length, updates]).toEqual([1, []])
    page.show('visible')
    await pass(0)
    expect([asked.length, updates]).toEqual([2, ['b2']])
  })
})

describe('another build', () => {
  test('counts when a second answer agrees 5 seconds later', async () => {
    const { asked, newBuild, updates, events, pass } = openDocument(['b2'])
    await pass(hour + 5 * second - 1)
    expect([asked.length, newBuild()]).toEqual([1, undefined])
    await pass(1)
    const info = { id: 'b2', timestamp: 1 }
    expect([asked.length, newBuild(), updates, events]).toEqual([2, info, ['b2'], [info]])
  })

  test('is told once, however long the page lives', async () => {
    const { updates, events, pass } = openDocument(['b2'])
    await pass(24 * hour)
    expect([updates.length, events.length]).toEqual([1, 1])
  })

  test('is known before it is told', async () => {
    const document = openDocument(['b2'])
    let known: unknown
    page.document.addEventListener('app:manifest:update', () => {
      known = document.newBuild()
    })
    await document.pass(2 * hour)
    expect(known).toEqual({ id: 'b2', timestamp: 1 })
  })

  test.each([
    ['older', { id: 'b2', timestamp: -5 }],
    ['of the same time', { id: 'b2', timestamp: 1 }],
    ['without a time', { id: 'b2' }],
    ['with a time that is none', { id: 'b2', timestamp: 'yesterday' }],
  ])('counts when it is %s', async (_, body) => {
    const { updates, pass } = openDocument([() => Response.json(body)])
    await pass(hour + 5 * second)
    expect(updates).toEqual(['b2'])
  })

  test('a later one is told as well, and the first not again', async () => {
    const { newBuild, updates, pass } = openDocument(['b2', 'b2', 'b3', 'b3', 'b2', 'b2'])
    await pass(2 * hour + 5 * second)
    expect([newBuild()?.id, updates]).toEqual(['b3', ['b2', 'b3']])
    await pass(hour)
    expect([newBuild()?.id, updates]).toEqual(['b2', ['b2', 'b3']])
  })
})

describe('answers that go to and fro', () => {
  test.each([
    ['own and another build by turns', ['own', 'b2'], 48],
    ['another build and the own by turns', ['b2', 'own'], 48],
    ['three builds by turns', ['b2', 'b3', 'own'], 48],
    ['two other builds by turns', ['b2', 'b3'], 25],
  ])('tell nothing, and are not asked for without end: %s', async (_, turn, most) => {
    const { asked, newBuild, updates, pass } = openDocument(Array.from({ length: 99 }, () => turn).flat())
    await pass(24 * hour)
    expect([newBuild(), updates]).toEqual([undefined, []])
    expect(asked.length).toBeGreaterThanOrEqual(24)
    expect(asked.length).toBeLessThanOrEqual(most)
  })

  test('count when they have settled', async () => {
    const { updates, pass } = openDocument(['b2', 'own', 'b2', 'b3', 'b3'])
    await pass(2 * hour + 5 * second)
    expect(updates).toEqual([])
    await pass(hour)
    expect(updates).toEqual(['b3'])
  })
})

describe('a return to the own build', () => {
  test('withdraws the other one after two equal answers, without an event', async () => {
    const { newBuild, updates, pass } = openDocument(['b2', 'b2', 'own', 'own'])
    await pass(2 * hour)
    expect(newBuild()?.id).toBe('b2')
    await pass(5 * second)
    expect([newBuild(), updates]).toEqual([undefined, ['b2']])
  })

  test('does not count after one answer', async () => {
    const { newBuild, pass } = openDocument(['b2', 'b2', 'own', 'b2'])
    await pass(2 * hour + 5 * second)
    expect(newBuild()?.id).toBe('b2')
  })

  test('and the same other build again are known, and told no second time', async () => {
    const { newBuild, updates, events, pass } = openDocument(['b2', 'b2', 'own', 'own', 'b2', 'b2'])
    await pass(3 * hour + 5 * second)
    expect([newBuild()?.id, updates, events.length]).toEqual(['b2', ['b2'], 1])
  })
})

describe('a build that this tab has left', () => {
  const returned = () => createStorage({ 'triptych:builds': '["b2"]' })

  test('has to be confirmed 60 seconds later', async () => {
    const { updates, pass } = openDocument(['b2'], { storage: returned().open })
    await pass(hour + minute - 1)
    expect(updates).toEqual([])
    await pass(1)
    expect(updates).toEqual(['b2'])
  })

  test('is not confirmed sooner by another question', async () => {
    const { asked, reportBuild, pass } = openDocument(['b2'], {
      storage: returned().open,
      interval: 10 * second,
    })
    await pass(10 * second)
    for (let count = 0; count < 59; count++) {
      page.focus()
      reportBuild('b2')
      await pass(second)
    }
    expect(asked).toHaveLength(1)
  })

  test('is not every build', async () => {
    const { updates, pass } = openDocument(['b3'], { storage: returned().open })
    await pass(hour + 5 * second)
    expect(updates).toEqual(['b3'])
  })

  test.each([
    [undefined, ['own']],
    ['["b2"]', ['b2', 'own']],
    ['["own","b2"]', ['b2', 'own']],
    ['rubbish', ['own']],
    ['[1,null,"b2"]', ['b2', 'own']],
    [JSON.stringify(Array.from({ length: 30 }, (_, at) => `b${at}`)), 20],
  ])('is remembered from %j', (before, after) => {
    const { open, kept } = createStorage(before === undefined ? {} : { 'triptych:builds': before })
    openDocument([], { storage: open })
    const list = JSON.parse(kept.get('triptych:builds') ?? '')
    expect(typeof after === 'number' ? list.length : list).toEqual(after)
  })

  test('is none when the storage is blocked', async () => {
    const { updates, pass } = openDocument(['b2'], { storage: blockedStorage })
    await pass(hour + 5 * second)
    expect(updates).toEqual(['b2'])
  })
})

describe('a question that fails', () => {
  const huge = () => Response.json({ id: 'b2', more: 'x'.repeat(5_000_000) })
  test.each<[string, Answer]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'JSON that is called a page',
      () => new Response('{"id":"b2"}', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['404', () => Response.json({ id: 'b2' }, { status: 404 })],
    ['5 MB', huge],
    ['an id of another type', () => Response.json({ id: 2 })],
    ['a list', () => Response.json([{ id: 'b2' }])],
    ['null', () => Response.json(null)],
    ['no id', () => Response.json({ timestamp: 5 })],
  ])('is ignored, and the next one is asked: %s', async (_, answer) => {
    const { asked, newBuild, updates, pass } = openDocument([answer, answer, 'b2', 'b2'])
    await pass(2 * hour)
    expect([asked.length, newBuild()]).toEqual([2, undefined])
    await pass(hour + 5 * second)
    expect(updates).toEqual(['b2'])
  })

  test('keeps the first answer waiting for the next question', async () => {
    const { asked, updates, pass } = openDocument(['b2', () => Response.json({}, { status: 503 }), 'b2'])
    await pass(2 * hour - 1)
    expect([asked.length, updates]).toEqual([2, []])
    await pass(1)
    expect(updates).toEqual(['b2'])
  })

  test('holds no second one up', async () => {
    const { asked, pass } = openDocument([() => new Promise(() => {}), 'own'], { interval: second })
    await pass(9 * second)
    expect(asked).toHaveLength(1)
  })
})

describe('the tab asks out of turn', () => {
  const events: readonly (readonly [string, () => void, number])[] = [
    ['when it gets the focus', () => page.focus(), 1],
    ['when it is seen again', () => page.show('visible'), 1],
    ['not when it is hidden', () => page.show('hidden'), 0],
    ['when the network comes back', () => page.goOnline(), 1],
    ['when the browser takes it out of its store', () => page.comeBack(true), 1],
    ['not when it is shown for the first time', () => page.comeBack(false), 0],
  ]
  test.each(events)('%s', async (_, happen, count) => {
    const { asked, pass } = openDocument(['own'])
    happen()
    await pass(0)
    expect(asked).toHaveLength(count)
  })

  test('when a data answer names another build', async () => {
    const { asked, reportBuild, newBuild, pass } = openDocument(['own'])
    reportBuild('own')
    await pass(0)
    expect(asked).toHaveLength(0)
    reportBuild('b2')
    await pass(0)
    expect([asked.length, newBuild()]).toEqual([1, undefined])
  })

  test('once a minute, whatever happens', async () => {
    const { asked, reportBuild, pass } = openDocument(['own'])
    for (let tenths = 0; tenths < 1_200; tenths++) {
      for (const [, happen] of events) happen()
      reportBuild('b2')
      await pass(100)
    }
    expect(asked).toHaveLength(2)
  })
})

describe('data answers', () => {
  test('never confirm a build', async () => {
    const { newBuild, reportBuild, pass } = openDocument(['b2', 'own'])
    reportBuild('b2')
    await pass(second)
    reportBuild('b2')
    reportBuild('b2')
    expect(newBuild()).toBeUndefined()
    await pass(5 * second)
    expect(newBuild()).toBeUndefined()
  })

  test('of the own build contradict a first different one', async () => {
    const { asked, reportBuild, updates, pass } = openDocument(['b2'])
    await pass(hour + second)
    reportBuild('own')
    await pass(minute)
    expect([asked.length, updates]).toEqual([1, []])
    await pass(hour)
    expect(updates).toEqual(['b2'])
  })

  test('of the other build contradict a first return to the own one', async () => {
    const { asked, newBuild, reportBuild, pass } = openDocument(['b2', 'b2', 'own', 'own'])
    await pass(2 * hour + second)
    reportBuild('b2')
    await pass(minute)
    expect([asked.length, newBuild()?.id]).toEqual([3, 'b2'])
  })

  test('of the own build are a reason to ask when another one is thought to serve', async () => {
    const { asked, newBuild, reportBuild, pass } = openDocument(['b2', 'b2', 'own', 'own'])
    await pass(hour + 5 * second + minute)
    reportBuild('own')
    await pass(second)
    reportBuild('own')
    await pass(5 * second)
    expect([asked.length, newBuild()]).toEqual([4, undefined])
  })

  test('that agree let the confirmation come', async () => {
    const { reportBuild, updates, pass } = openDocument(['b2'])
    await pass(hour + second)
    reportBuild('b2')
    await pass(4 * second)
    expect(updates).toEqual(['b2'])
  })
})

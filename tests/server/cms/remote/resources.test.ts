import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CmsError } from '../../../../server/cms/http-client/cms-error.ts'
import { createGate } from '../../../support/gate.ts'
import {
  fakeResource,
  found,
  loadedValue,
  missing,
  stopTime,
  testResources,
} from '../../../support/resources.ts'

beforeEach(stopTime)

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const down = new CmsError('unreachable', 'The content system cannot be reached')

describe('an answer that is fresh', () => {
  test('is given without asking again', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    await resources.get(home.resource)
    await passSeconds(59)
    expect(await loadedValue(resources.get(home.resource))).toBe('first')
    expect(home.loads).toBe(1)
  })

  test.each([
    [0, 53, 55],
    [0.999999, 65, 67],
  ])('with the random number %d is fresh after %d s and stale after %d s', async (random, before, after) => {
    const { resources } = testResources({ random: () => random })
    const home = fakeResource()
    await resources.get(home.resource)
    await passSeconds(before)
    await resources.get(home.resource)
    expect(home.loads).toBe(1)
    await passSeconds(after - before)
    await resources.get(home.resource)
    expect(home.loads).toBe(2)
  })

  test.each([-86_400, -3600, 3600, 86_400])(
    'stays so when the wall clock is set by %d s',
    async (seconds) => {
      const { resources } = testResources()
      const home = fakeResource()
      await resources.get(home.resource)
      vi.setSystemTime(Date.now() + seconds * 1000)
      await passSeconds(59)
      await resources.get(home.resource)
      expect(home.loads).toBe(1)
      await passSeconds(2)
      await resources.get(home.resource)
      expect(home.loads).toBe(2)
    },
  )
})

describe('an answer that is stale', () => {
  test('is given at once, while one refresh runs for all', async () => {
    const { resources } = testResources()
    const [home, gate] = [fakeResource(), createGate()]
    await resources.get(home.resource)
    await passSeconds(61)
    Object.assign(home, { answer: found('second'), until: gate.passed })
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => loadedValue(resources.get(home.resource))),
    )
    expect(new Set(asked)).toEqual(new Set(['first']))
    expect(home.loads).toBe(2)
    gate.open()
    await passSeconds(0)
    expect(await loadedValue(resources.get(home.resource))).toBe('second')
    expect(home.loads).toBe(2)
  })

  test('is the same object until the answer changes', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    const first = await resources.get(home.resource)
    home.answer = found('first')
    expect(await resources.get(home.resource, { maxAge: -1 })).toBe(first)
    home.answer = found('second')
    expect(await resources.get(home.resource, { maxAge: -1 })).not.toBe(first)
    expect(home.loads).toBe(3)
  })
})

test('all who ask for something unknown share one load', async () => {
  const { resources } = testResources()
  const [home, gate] = [fakeResource(), createGate()]
  home.until = gate.passed
  const asked = Promise.all(Array.from({ length: 20 }, () => loadedValue(resources.get(home.resource))))
  gate.open()
  expect(new Set(await asked)).toEqual(new Set(['first']))
  expect(home.loads).toBe(1)
})

describe('with a lifetime of 0', () => {
  test('each call asks, and those at the same time share', async () => {
    const { resources } = testResources()
    const home = fakeResource({ ttl: 0 })
    await resources.get(home.resource)
    home.answer = found('second')
    const asked = [resources.get(home.resource), resources.get(home.resource)]
    expect(await Promise.all(asked)).toEqual([{ value: 'second' }, { value: 'second' }])
    expect(home.loads).toBe(2)
  })

  test('what is known is given when the load fails', async () => {
    const { resources } = testResources()
    const home = fakeResource({ ttl: 0 })
    await resources.get(home.resource)
    home.answer = down
    expect(await loadedValue(resources.get(home.resource))).toBe('first')
    expect(home.loads).toBe(2)
  })
})

describe('a load that fails', () => {
  test('never replaces what is known, and is tried again after 5 s', async () => {
    const { resources, lines } = testResources()
    const home = fakeResource()
    await resources.get(home.resource)
    home.answer = down
    await passSeconds(61)
    await resources.get(home.resource)
    await passSeconds(4.9)
    expect(await loadedValue(resources.get(home.resource))).toBe('first')
    expect(home.loads).toBe(2)
    await passSeconds(0.2)
    expect(await loadedValue(resources.get(home.resource))).toBe('first')
    expect(home.loads).toBe(3)
    expect(lines.map(({ level, key }) => [level, key])).toEqual([
      [20, 'entry:home'],
      [20, 'entry:home'],
    ])
  })

  test('is thrown when nothing is known, for 5 s without asking', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    home.answer = down
    await expect(resources.get(home.resource)).rejects.toBe(down)
    await passSeconds(4.9)
    await expect(resources.get(home.resource)).rejects.toBe(down)
    expect(home.loads).toBe(1)
    home.answer = found('second')
    await passSeconds(0.2)
    expect(await loadedValue(resources.get(home.resource))).toBe('second')
  })

  test('by throwing at once is no different', async () => {
    const { resources } = testResources()
    const load = vi.fn(() => {
      throw down
    })
    const { resource } = fakeResource({ load })
    await expect(resources.get(resource)).rejects.toBe(down)
    await passSeconds(6)
    await expect(resources.get(resource)).rejects.toBe(down)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('what is missing', () => {
  test('is believed for 30 s at most, then the caller waits for the load', async () => {
    const { resources } = testResources({ random: () => 0.999 })
    const home = fakeResource({ ttl: 600 })
    home.answer = missing
    expect(await loadedValue(resources.get(home.resource))).toBe(undefined)
    await passSeconds(29.9)
    await resources.get(home.resource)
    expect(home.loads).toBe(1)
    home.answer = found('published')
    await passSeconds(0.2)
    expect(await loadedValue(resources.get(home.resource))).toBe('published')
  })

  test('with a shorter lifetime is believed no longer than that', async () => {
    const { resources } = testResources()
    const home = fakeResource({ ttl: 10 })
    home.answer = missing
    await resources.get(home.resource)
    await passSeconds(10.1)
    await resources.get(home.resource)
    expect(home.loads).toBe(2)
  })

  test('stays missing when the load fails', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    home.answer = missing
    await resources.get(home.resource)
    home.answer = down
    await passSeconds(31)
    expect(await loadedValue(resources.get(home.resource))).toBe(undefined)
    expect(home.loads).toBe(2)
  })

  test('takes the place of an item that was known', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    await resources.get(home.resource)
    home.answer = missing
    expect(await loadedValue(resources.get(home.resource, { maxAge: -1 }))).toBe(undefined)
    expect(await loadedValue(resources.get(home.resource))).toBe(undefined)
    expect(home.loads).toBe(2)
  })
})

describe('an answer older than maxAge', () => {
  test('is loaded anew before it is used', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    await resources.get(home.resource)
    home.answer = found('second')
    await passSeconds(2)
    expect(await loadedValue(resources.get(home.resource, { maxAge: 2 }))).toBe('first')
    await passSeconds(0.1)
    expect(await loadedValue(resources.get(home.resource, { maxAge: 2 }))).toBe('second')
    expect(home.loads).toBe(2)
  })

  test('is used when the load fails', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    await resources.get(home.resource)
    home.answer = down
    await passSeconds(3)
    expect(await loadedValue(resources.get(home.resource, { maxAge: 2 }))).toBe('first')
    expect(home.loads).toBe(2)
  })
})

describe('a change', () => {
  const listen = () => {
    const { resources } = testResources()
    const changed = vi.fn()
    const stop = resources.onChange(changed)
    return { resources, changed, stop, home: fakeResource() }
  }

  test('is told when an answer becomes another one, before the caller goes on', async () => {
    const { resources, changed, home } = listen()
    await resources.get(home.resource)
    expect(changed).toHaveBeenCalledTimes(0)
    home.answer = found('second')
    await resources.get(home.resource, { maxAge: -1 })
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('is told when an item is lost', async () => {
    const { resources, changed, home } = listen()
    await resources.get(home.resource)
    home.answer = missing
    await resources.get(home.resource, { maxAge: -1 })
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('is told when something can be had at last', async () => {
    const { resources, changed, home } = listen()
    home.answer = down
    await expect(resources.get(home.resource)).rejects.toBe(down)
    home.answer = found('second')
    await passSeconds(6)
    await resources.get(home.resource)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('is told once for all that come together', async () => {
    const { resources, changed } = listen()
    const gate = createGate()
    const all = ['a', 'b', 'c'].map((key) => fakeResource({ key }))
    for (const { resource } of all) await resources.get(resource)
    for (const each of all) Object.assign(each, { answer: found('second'), until: gate.passed })
    const asked = Promise.all(all.map(({ resource }) => resources.get(resource, { maxAge: -1 })))
    gate.open()
    await asked
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('is not told when the same answer comes again, or a load fails', async () => {
    const { resources, changed, home } = listen()
    await resources.get(home.resource)
    await resources.get(home.resource, { maxAge: -1 })
    home.answer = down
    await resources.get(home.resource, { maxAge: -1 })
    expect(home.loads).toBe(3)
    expect(changed).toHaveBeenCalledTimes(0)
  })

  test('is not told to those who stopped', async () => {
    const { resources, changed, stop, home } = listen()
    await resources.get(home.resource)
    stop()
    home.answer = found('second')
    expect(await loadedValue(resources.get(home.resource, { maxAge: -1 }))).toBe('second')
    expect(changed).toHaveBeenCalledTimes(0)
  })
})

describe('after expire()', () => {
  test('the old answer is given once more while it is loaded anew', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    await resources.get(home.resource)
    home.answer = found('second')
    resources.expire()
    expect(await loadedValue(resources.get(home.resource))).toBe('first')
    await passSeconds(0)
    expect(await loadedValue(resources.get(home.resource))).toBe('second')
    expect(home.loads).toBe(2)
  })

  test('what was missing is asked for before the caller gets an answer', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    home.answer = missing
    await resources.get(home.resource)
    home.answer = found('published')
    resources.expire()
    expect(await loadedValue(resources.get(home.resource))).toBe('published')
  })

  test('an answer that was asked for before is out of date', async () => {
    const { resources } = testResources()
    const [home, gate] = [fakeResource(), createGate()]
    home.until = gate.passed
    const asked = resources.get(home.resource)
    resources.expire()
    gate.open()
    expect(await loadedValue(asked)).toBe('first')
    home.answer = found('second')
    await resources.get(home.resource)
    await passSeconds(0)
    expect(await loadedValue(resources.get(home.resource))).toBe('second')
  })

  test('what failed is tried at once', async () => {
    const { resources } = testResources()
    const home = fakeResource()
    home.answer = down
    await expect(resources.get(home.resource)).rejects.toBe(down)
    home.answer = found('second')
    resources.expire()
    expect(await loadedValue(resources.get(home.resource))).toBe('second')
  })
})

describe('memory', () => {
  const text = 'x'.repeat(1000)

  test('for items is bounded: those that were used least recently go', async () => {
    const { resources } = testResources({ maxBytes: 3500 })
    const items = ['a', 'b', 'c', 'd'].map((key) => fakeResource({ key, load: async () => found(text) }))
    const loads = items.map(({ resource }) => vi.spyOn(resource, 'load'))
    for (const index of [0, 1, 2, 0, 3, 0, 2, 1]) {
      const item = items[index]
      if (item) await resources.get(item.resource)
    }
    expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 2, 1, 1])
  })

  test('an item larger than all of it is given, and not kept', async () => {
    const { resources } = testResources({ maxBytes: 500 })
    const home = fakeResource({ load: async () => found(text) })
    const load = vi.spyOn(home.resource, 'load')
    expect(await loadedValue(resources.get(home.resource))).toBe(text)
    await resources.get(home.resource)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('lists are kept whatever their size', async () => {
    const { resources } = testResources({ maxBytes: 500 })
    const list = fakeResource({ kind: 'list' })
    list.answer = found(text)
    await resources.get(list.resource)
    await resources.get(list.resource)
    expect(list.loads).toBe(1)
  })

  test('at most 200 missing items are remembered, and they push no item out', async () => {
    const { resources } = testResources({ maxBytes: 1500 })
    const home = fakeResource()
    await resources.get(home.resource)
    const absent = Array.from({ length: 201 }, (_, index) => fakeResource({ key: `entry:${index}` }))
    for (const each of absent) each.answer = missing
    for (const { resource } of absent) await resources.get(resource)
    for (const { resource } of absent.toReversed()) await resources.get(resource)
    await resources.get(home.resource)
    expect(absent.filter(({ loads }) => loads > 1)).toEqual([absent[0]])
    expect(home.loads).toBe(1)
  })

  test('what is there without content, as a menu that a visitor made up, counts as missing', async () => {
    const { resources } = testResources({ maxBytes: 1500 })
    const home = fakeResource()
    await resources.get(home.resource)
    for (let i = 0; i < 201; i++) {
      const made = fakeResource({ key: `nav:${i}` })
      made.answer = found(null)
      await resources.get(made.resource)
    }
    await resources.get(home.resource)
    expect(home.loads).toBe(1)
  })
})

describe('health', () => {
  test('starts without failures and no snapshot', () => {
    const { resources } = testResources()
    expect(resources.health()).toEqual({
      failing: 0,
      heldBack: 0,
      age_s: 0,
      snapshot: { state: 'off' },
    })
  })

  test('counts what failed until it succeeds, and tells the age of the last success', async () => {
    const { resources } = testResources()
    const [home, about] = [fakeResource(), fakeResource({ key: 'entry:about' })]
    await resources.get(home.resource)
    await passSeconds(70)
    for (const each of [home, about]) each.answer = down
    await resources.get(home.resource)
    await expect(resources.get(about.resource)).rejects.toBe(down)
    expect(resources.health()).toMatchObject({ failing: 2, age_s: 70 })
    home.answer = found('second')
    await passSeconds(6)
    await resources.get(home.resource)
    await passSeconds(0)
    expect(resources.health()).toMatchObject({ failing: 1, age_s: 0 })
  })

  test('forgets a failure that nobody met again for a minute', async () => {
    const { resources } = testResources()
    const about = fakeResource({ key: 'entry:about' })
    about.answer = down
    await expect(resources.get(about.resource)).rejects.toBe(down)
    await passSeconds(60)
    expect(resources.health().failing).toBe(1)
    await passSeconds(6)
    expect(resources.health().failing).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import type { ContentChange } from '../../../../server/cms/source.ts'
import type { Value } from '../../../../src/content/types.ts'
import { fakeResource, found, missing, stopTime, testResources } from '../../../support/resources.ts'

const anything: ContentChange = { handles: [], ids: [] }
const list = (key: string, rows: Value) => {
  const fake = fakeResource({ key, kind: 'list' })
  fake.answer = found(rows)
  return fake
}
const item = (id: string, value: Value) => {
  const fake = fakeResource({ key: `rest:entry:${id}` })
  fake.answer = found(value)
  return fake
}

/** A content system with two lists and three entries, all of which are known. */
async function known() {
  stopTime()
  const { resources: cache } = testResources()
  const fakes = {
    pages: list('rest:pages:nl', [
      { id: 'a', updated_at: 1 },
      { id: 'b', updated_at: 1 },
    ]),
    news: list('rest:news:nl', [{ id: 'c', updated_at: 1 }]),
    a: item('a', { id: 'a', title: 'A' }),
    b: item('b', { id: 'b', related: [{ id: 'c', title: 'C' }] }),
    c: item('c', { id: 'c', title: 'C' }),
  }
  const all = Object.values(fakes)
  for (const { resource } of all) await cache.get(resource)
  const changes = { count: 0 }
  cache.onChange(() => {
    changes.count += 1
  })
  const loads = () => Object.fromEntries(Object.entries(fakes).map(([name, fake]) => [name, fake.loads]))
  const useAll = async () => {
    for (const { resource } of all) await cache.get(resource)
  }
  return { cache, fakes, loads, useAll, changes }
}

describe('a publish', () => {
  test('that names a collection loads its list alone, and what its list says is different', async () => {
    const { cache, fakes, loads, useAll, changes } = await known()
    fakes.pages.answer = found([
      { id: 'a', updated_at: 2 },
      { id: 'b', updated_at: 1 },
    ])
    fakes.a.answer = found({ id: 'a', title: 'A, anew' })
    await cache.reload({ handles: ['pages'], ids: [] })
    expect(changes.count).toBeGreaterThan(0)
    expect((await cache.get(fakes.a.resource)).value).toEqual({ id: 'a', title: 'A, anew' })
    await useAll()
    expect(loads()).toEqual({ pages: 2, news: 1, a: 2, b: 1, c: 1 })
  })

  test('that names nothing loads all lists, and finds what is different in them', async () => {
    const { cache, fakes, loads, useAll } = await known()
    fakes.news.answer = found([{ id: 'c', updated_at: 2 }])
    await cache.reload(anything)
    await useAll()
    // `b` shows `c`.
    expect(loads()).toEqual({ pages: 2, news: 2, a: 1, b: 2, c: 2 })
  })

  test('that names an entry loads it although its list says the same', async () => {
    const { cache, loads, useAll } = await known()
    await cache.reload({ handles: ['pages'], ids: ['a'] })
    await useAll()
    expect(loads()).toEqual({ pages: 2, news: 1, a: 2, b: 1, c: 1 })
  })

  test('of which nothing is found makes everything stale: it is used, and loaded again', async () => {
    const { cache, loads, useAll } = await known()
    await cache.reload(anything)
    await useAll()
    await useAll()
    expect(loads()).toEqual({ pages: 3, news: 3, a: 2, b: 2, c: 2 })
  })

  test('that takes an entry away is believed of the list and of the entry', async () => {
    const { cache, fakes } = await known()
    fakes.pages.answer = found([{ id: 'b', updated_at: 1 }])
    fakes.a.answer = missing
    await cache.reload({ handles: ['pages'], ids: ['a'] })
    expect((await cache.get(fakes.a.resource)).value).toBeUndefined()
  })

  test('while the content system is down keeps what is known', async () => {
    const { cache, fakes } = await known()
    for (const fake of Object.values(fakes)) fake.answer = new Error('down')
    await cache.reload(anything)
    await cache.reload({ handles: ['pages'], ids: ['a'] })
    expect((await cache.get(fakes.a.resource)).value).toEqual({ id: 'a', title: 'A' })
    expect((await cache.get(fakes.pages.resource)).value).toHaveLength(2)
  })

  test('does not take a load for its own that began before it', async () => {
    const { cache, fakes, loads } = await known()
    let answer = () => {}
    fakes.pages.until = new Promise<void>((resolve) => {
      answer = resolve
    })
    const early = cache.get(fakes.pages.resource, { maxAge: -1 })
    const reload = cache.reload({ handles: ['pages'], ids: [] })
    answer()
    await Promise.all([early, reload])
    expect(loads().pages).toBe(3)
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { CmsError } from '../../../../server/cms/http-client/cms-error.ts'
import { expectLog } from '../../../support/reports.ts'
import {
  countItems,
  fakeResource,
  found,
  listOf,
  missing,
  stopTime,
  testResources,
} from '../../../support/resources.ts'

beforeEach(stopTime)

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const messages = (lines: readonly { readonly msg?: string }[]) => lines.map(({ msg }) => msg)

/** A store that knows a list of that many items. */
async function known(items: number, ttl = 60) {
  const { resources, lines } = testResources()
  const pages = fakeResource({ key: 'pages:en', kind: 'list', ttl, count: countItems })
  pages.answer = listOf(items)
  await resources.get(pages.resource)
  const reload = async () => countItems((await resources.get(pages.resource, { maxAge: -1 })).value)
  return { resources, lines, pages, reload }
}

test.each([
  [42, 2],
  [7, 3],
  [3, 0],
  [1, 0],
])('a list of %d items that has %d left is kept until a second answer confirms it', async (before, after) => {
  expectLog('warn', `A list lost ${before - after} of ${before} items; kept as it was until`)
  const { resources, lines, pages, reload } = await known(before)
  pages.answer = listOf(after)
  expect(await reload()).toBe(before)
  await passSeconds(4.9)
  expect(await reload()).toBe(before)
  await passSeconds(0.2)
  expect(countItems((await resources.get(pages.resource)).value)).toBe(after)
  expect(pages.loads).toBe(4)
  expect(messages(lines)).toEqual([
    `A list lost ${before - after} of ${before} items; kept as it was until a second answer confirms it`,
    `A list lost ${before - after} of ${before} items: a second answer confirmed it`,
  ])
})

test.each([
  [42, 21],
  [6, 3],
  [4, 2],
  [3, 1],
  [2, 1],
  [0, 0],
  [2, 42],
])('a list of %d items that has %d left is used at once', async (before, after) => {
  const { pages, reload } = await known(before)
  pages.answer = listOf(after)
  expect(await reload()).toBe(after)
})

test('a list that is whole again after a moment was never lost', async () => {
  expectLog('warn', 'lost 40 of 42 items')
  const { resources, lines, pages, reload } = await known(42)
  const changed = vi.fn()
  resources.onChange(changed)
  pages.answer = listOf(2)
  await reload()
  pages.answer = listOf(42)
  await passSeconds(6)
  expect(pages.loads).toBe(3)
  expect(await reload()).toBe(42)
  expect(changed).toHaveBeenCalledTimes(0)
  expect(lines).toHaveLength(1)
})

test('a loss after a whole answer starts anew', async () => {
  expectLog('warn', 'lost 40 of 42 items')
  const { lines, pages, reload } = await known(42)
  for (const left of [2, 42, 2]) {
    pages.answer = listOf(left)
    expect(await reload()).toBe(42)
  }
  expect(lines).toHaveLength(2)
})

test('a second answer that cannot be had confirms nothing', async () => {
  expectLog('warn', 'lost 40 of 42 items')
  const { pages, reload } = await known(42)
  pages.answer = listOf(2)
  await reload()
  pages.answer = new CmsError('timeout', 'The content system is too slow')
  await passSeconds(6)
  expect(await reload()).toBe(42)
  pages.answer = listOf(2)
  await passSeconds(6)
  expect(await reload()).toBe(2)
})

test('a list with a lifetime of 0 is guarded too', async () => {
  expectLog('warn', 'lost 40 of 42 items')
  const { resources, pages } = await known(42, 0)
  pages.answer = listOf(2)
  const items = async () => countItems((await resources.get(pages.resource)).value)
  expect([await items(), await items()]).toEqual([42, 42])
  await passSeconds(6)
  expect(await items()).toBe(2)
})

test('a list that is gone is kept until a second answer confirms it, whether it is counted or not', async () => {
  expectLog('warn', 'A list is gone; kept as it was until')
  const { resources } = testResources()
  const globals = fakeResource({ key: 'globals:en', kind: 'list' })
  globals.answer = found({ title: 'Site' })
  await resources.get(globals.resource)
  globals.answer = missing
  const value = async () => (await resources.get(globals.resource, { maxAge: -1 })).value
  expect(await value()).toEqual({ title: 'Site' })
  await passSeconds(5)
  expect(globals.loads).toBe(3)
  expect((await resources.get(globals.resource)).value).toBe(undefined)
})

test('a list that was never there is missing at once', async () => {
  const { resources } = testResources()
  const menu = fakeResource({ key: 'menu:en', kind: 'list' })
  menu.answer = missing
  expect((await resources.get(menu.resource)).value).toBe(undefined)
})

test('a list without a count, and an item, may shrink as they like', async () => {
  const { resources } = testResources()
  for (const kind of ['list', 'item'] as const) {
    const some = fakeResource({ key: kind, kind, ...(kind === 'item' && { count: countItems }) })
    some.answer = listOf(42)
    await resources.get(some.resource)
    some.answer = listOf(0)
    expect((await resources.get(some.resource, { maxAge: -1 })).value).toEqual([])
  }
})

test('nothing is asked after the store was closed', async () => {
  expectLog('warn', 'lost 40 of 42 items')
  const { resources, pages, reload } = await known(42)
  pages.answer = listOf(2)
  await reload()
  await resources.close()
  await passSeconds(60)
  expect(pages.loads).toBe(2)
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { CmsError } from '../../../../server/cms/http-client/cms-error.ts'
import { createResourceCache } from '../../../../server/cms/remote/resources/resource-cache.ts'
import { createSnapshot } from '../../../../server/cms/remote/snapshot/snapshot.ts'
import { expectLog } from '../../../support/reports.ts'
import {
  countItems,
  fakeResource,
  found,
  listOf,
  missing,
  stopTime,
  tempFolder,
  testLog,
  testResources,
} from '../../../support/resources.ts'

const down = new CmsError('unreachable', 'The content system cannot be reached')

/** A store that starts with what the last one in this folder saved. */
const startIn = (dir: string) => {
  const { logger } = testLog()
  return testResources({ snapshot: createSnapshot({ dir, identity: 'rest', logger }) }).resources
}

const fakes = () => ({
  pages: fakeResource({ key: 'pages:en', kind: 'list', count: countItems }),
  home: fakeResource(),
  absent: fakeResource({ key: 'entry:absent' }),
})

/** A folder in which a store saved what it knew. */
async function savedFolder(): Promise<string> {
  const dir = tempFolder()
  const resources = startIn(dir)
  const { pages, home, absent } = fakes()
  Object.assign(pages, { answer: listOf(42) })
  Object.assign(absent, { answer: missing })
  for (const { resource } of [pages, home, absent]) await resources.get(resource)
  await resources.close()
  return dir
}

test('after a restart during an outage all that was known is given', async () => {
  const resources = startIn(await savedFolder())
  const { pages, home, absent } = fakes()
  for (const each of [pages, home, absent]) each.answer = down
  expect(countItems((await resources.get(pages.resource)).value)).toBe(42)
  expect(await resources.get(home.resource)).toEqual({ value: 'first' })
  expect(await resources.get(absent.resource)).toEqual({ value: undefined })
  expect([pages.loads, home.loads, absent.loads]).toEqual([1, 1, 1])
  expect(resources.health()).toMatchObject({ failing: 3, snapshot: { state: 'ok' } })
})

test('what was restored is refreshed, and only a difference is a change', async () => {
  stopTime()
  const resources = startIn(await savedFolder())
  const changed = vi.fn()
  resources.onChange(changed)
  const { home } = fakes()
  const held = await resources.get(home.resource)
  await vi.advanceTimersByTimeAsync(0)
  expect(await resources.get(home.resource)).toBe(held)
  expect([home.loads, changed.mock.calls.length]).toEqual([1, 0])
  home.answer = found('second')
  await vi.advanceTimersByTimeAsync(61_000)
  await resources.get(home.resource)
  await vi.advanceTimersByTimeAsync(0)
  expect([home.loads, changed.mock.calls.length]).toEqual([2, 1])
})

test('what was restored is as old as the snapshot', async () => {
  stopTime()
  const dir = await savedFolder()
  vi.setSystemTime(Date.now() + 100_000)
  const resources = startIn(dir)
  const { home } = fakes()
  home.answer = found('second')
  expect(resources.health()).toMatchObject({ age_s: 100, snapshot: { age_s: 100 } })
  expect(await resources.get(home.resource, { maxAge: 101 })).toEqual({ value: 'first' })
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(Date.now() + 100_000)
  home.answer = found('third')
  expect(await startIn(dir).get(home.resource, { maxAge: 99 })).toEqual({ value: 'third' })
})

test('a restored list is guarded against a loss', async () => {
  expectLog('warn', 'lost 42 of 42 items')
  const resources = startIn(await savedFolder())
  const { pages } = fakes()
  pages.answer = listOf(0)
  expect(countItems((await resources.get(pages.resource, { maxAge: 0 })).value)).toBe(42)
})

test('what was saved as a list and is an item by now is found where it was put last', async () => {
  const again = startIn(await savedFolder())
  const pages = fakeResource({ key: 'pages:en', ttl: 0 })
  Object.assign(pages, { answer: found('item') })
  await again.get(pages.resource)
  pages.answer = down
  expect(await again.get(pages.resource)).toEqual({ value: 'item' })
})

test('lists are saved before items, and those before what is missing', async () => {
  const dir = await savedFolder()
  const lines = readFileSync(join(dir, 'content.ndjson'), 'utf8').trim().split('\n').slice(1)
  expect(lines.map((line) => JSON.parse(line).key)).toEqual(['pages:en', 'entry:home', 'entry:absent'])
})

test('items are saved and restored in the order of their last use', async () => {
  const dir = tempFolder()
  const resources = startIn(dir)
  const items = ['a', 'b', 'c'].map((key) => fakeResource({ key }))
  for (const { resource } of [...items, ...items.slice(0, 1)]) await resources.get(resource)
  await resources.close()
  const again = startIn(dir)
  await again.get(fakeResource({ key: 'd' }).resource)
  await again.close()
  const lines = readFileSync(join(dir, 'content.ndjson'), 'utf8').trim().split('\n').slice(1)
  expect(lines.map((line) => JSON.parse(line).key)).toEqual(['d', 'a', 'c', 'b'])
})

test('a disk that cannot be written to changes nothing for those who ask', async () => {
  expectLog('warn', 'The snapshot cannot be written')
  const dir = join(tempFolder(), 'file')
  writeFileSync(dir, '')
  const { logger } = testLog()
  const snapshot = createSnapshot({ dir, identity: 'rest', logger })
  const resources = createResourceCache({ logger, maxBytes: 1000, snapshot })
  expect(await resources.get(fakeResource().resource)).toEqual({ value: 'first' })
  await resources.close()
  expect(resources.health().snapshot).toEqual({ state: 'failed' })
})

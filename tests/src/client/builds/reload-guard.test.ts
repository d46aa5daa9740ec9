import { expect, test } from 'vitest'
import { createReloadGuard } from '../../../../src/client/builds/reload-guard.ts'
import { blockedStorage, createStorage } from './fake-browser.ts'

const origin = 'https://own.test'

/** A tab that writes down what it is told to load. Its clock stands until it is set. */
function openTab({ href = '/a', storage = createStorage().open as never, isOffline = false } = {}) {
  const clock = { now: 1_000_000 }
  const done: string[] = []
  const { pathname, search, href: full } = new URL(href, origin)
  const location = {
    ...{ origin, pathname, search, href: full },
    assign: (to: string | URL) => void done.push(`assign ${to}`),
    reload: () => void done.push('reload'),
  }
  const history = {
    state: { scroll: 7 },
    replaceState: (state: unknown, _: string, to?: string | URL | null) =>
      void done.push(`replace ${JSON.stringify(state)} ${to}`),
  }
  const options = { storage, location, history, now: () => clock.now, isOffline: () => isOffline }
  const { reloadAt } = createReloadGuard(options)
  return { clock, done, reloadAt: (to: string) => reloadAt(new URL(to, origin)) }
}

test.each([
  ['/a', '/a', ['reload']],
  ['/a', '/b', ['assign https://own.test/b']],
  ['/a', '/a?x=1', ['assign https://own.test/a?x=1']],
  ['/a?x=1', '/a', ['assign https://own.test/a']],
  ['/a?x=1', '/a?x=1', ['reload']],
  ['/a', '/b?x=1&y=%20#s', ['assign https://own.test/b?x=1&y=%20#s']],
  ['/a', '/a#s', ['replace {"scroll":7} https://own.test/a#s', 'reload']],
  ['/a#s', '/a', ['replace {"scroll":7} https://own.test/a', 'reload']],
  ['/a?x#s', '/a?x#t', ['replace {"scroll":7} https://own.test/a?x#t', 'reload']],
  ['/a#s', '/a#s', ['reload']],
])('from %s the document of %s is loaded by %j', (href, to, expected) => {
  const tab = openTab({ href })
  expect(tab.reloadAt(to)).toBe(true)
  expect(tab.done).toEqual(expected)
})

/** Addresses with the milliseconds since the first, and whether each is loaded. */
const sequences: readonly (readonly [string, readonly (readonly [string, number, boolean])[]])[] = [
  [
    'the same path after 9,999 ms is blocked',
    [
      ['/a', 0, true],
      ['/a', 9_999, false],
    ],
  ],
  [
    'the same path after exactly 10,000 ms is blocked',
    [
      ['/a', 0, true],
      ['/a', 10_000, false],
    ],
  ],
  [
    'the same path after 10,001 ms is loaded again',
    [
      ['/a', 0, true],
      ['/a', 10_001, true],
    ],
  ],
  [
    'a blocked try does not lengthen the guard',
    [
      ['/a', 0, true],
      ['/a', 9_000, false],
      ['/a', 10_001, true],
    ],
  ],
  [
    'another path 1 ms later is loaded',
    [
      ['/b', 0, true],
      ['/c', 1, true],
    ],
  ],
  [
    'of A, B, A the third is blocked',
    [
      ['/b', 0, true],
      ['/c', 1, true],
      ['/b', 3, false],
    ],
  ],
  [
    'another query is another path',
    [
      ['/b', 0, true],
      ['/b?x', 1, true],
    ],
  ],
  [
    'another fragment is the same path',
    [
      ['/b#s', 0, true],
      ['/b#t', 1, false],
      ['/b', 2, false],
    ],
  ],
  [
    'a third reload within a minute is blocked',
    [
      ['/b', 0, true],
      ['/c', 1, true],
      ['/d', 60_000, false],
      ['/d', 60_001, true],
    ],
  ],
  [
    'the same path twice counts twice',
    [
      ['/b', 0, true],
      ['/b', 10_001, true],
      ['/b', 20_002, false],
      ['/b', 60_001, true],
    ],
  ],
]
test.each(sequences)('%s', (_, tries) => {
  const tab = openTab()
  const start = tab.clock.now
  const loaded = tries.map(([path, at]) => {
    tab.clock.now = start + at
    return tab.reloadAt(path)
  })
  expect(loaded).toEqual(tries.map(([, , expected]) => expected))
  expect(tab.done.filter((act) => !act.startsWith('replace'))).toHaveLength(loaded.filter(Boolean).length)
})

test('the next document of the tab remembers', () => {
  const { open } = createStorage()
  expect(openTab({ storage: open as never }).reloadAt('/b')).toBe(true)
  const next = openTab({ storage: open as never, href: '/b' })
  expect(next.reloadAt('/b')).toBe(false)
  expect(next.done).toEqual([])
})

const full = () => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})
test.each([
  ['that is blocked', blockedStorage],
  ['that is full', full],
  ['that is missing', () => null],
])('with a storage %s nothing is loaded', (_, storage) => {
  const tab = openTab({ storage: storage as never })
  expect(tab.reloadAt('/b')).toBe(false)
  expect(tab.done).toEqual([])
})

test.each([
  'rubbish',
  '{',
  'null',
  '{"/b":1}',
  '[1,null,"x",[],["/b"],["/b","1000000"],[1,1000000],{"0":"/b"}]',
  '[["/b",null],["/c",1e400]]',
  '[["/b",5000000000000],["/c",5000000000000]]',
])('a storage that holds %s counts as an empty one', (text) => {
  const { open } = createStorage({ 'triptych:reload': text })
  expect(openTab({ storage: open as never }).reloadAt('/b')).toBe(true)
})

test('what lies in the storage does not grow', () => {
  const { open, kept } = createStorage({
    'triptych:reload': JSON.stringify(Array.from({ length: 500 }, (_, at) => [`/${at}`, at])),
  })
  const tab = openTab({ storage: open as never })
  for (let count = 0; count < 50; count++) {
    tab.reloadAt(`/${count}`)
    tab.clock.now += 31_000
  }
  expect(JSON.parse(kept.get('triptych:reload') ?? '').length).toBeLessThanOrEqual(2)
})

test.each([
  'https://other.test/a',
  'http://own.test/a',
  'https://own.test:444/a',
  'blob:https://own.test/1',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@own.test',
])('%s is refused, and the guard stays as it is', (to) => {
  const { open, kept } = createStorage()
  const tab = openTab({ storage: open as never })
  expect(tab.reloadAt(to)).toBe(false)
  expect(tab.done).toEqual([])
  expect([...kept.keys()]).toEqual([])
})

test('offline nothing is loaded: it would take the page away', () => {
  const tab = openTab({ isOffline: true })
  expect(tab.reloadAt('/b')).toBe(false)
  expect(tab.done).toEqual([])
})

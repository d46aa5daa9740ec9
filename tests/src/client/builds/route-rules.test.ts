import { expect, test } from 'vitest'
import { createRouteRules } from '../../../../src/client/builds/route-rules.ts'
import { expectConsole } from '../../../support/reports.ts'

const table = { static: { '/en': { ttl: 5 } }, wildcard: { '/en/docs': { prerender: true } }, dynamic: {} }
const manifest = { id: 'b1', matcher: table, prerendered: ['/', '/en/', '/de/a'] }

test.each([
  ['/', true],
  ['/en', true],
  ['/en/', true],
  ['/de/a', true],
  ['/de/a/', true],
  ['/en/docs', true],
  ['/en/docs/x', true],
  ['/en/docsx', false],
  ['/de', false],
  ['/DE/A', false],
  ['', true],
])('the manifest tells whether %s is rendered already: %s', (path, expected) => {
  expect(createRouteRules(() => manifest).isPrerendered(path)).toBe(expected)
})

test('the manifest tells the rules of a path', () => {
  expect(createRouteRules(() => manifest).of('/en/')).toEqual({ ttl: 5 })
})

test('nothing is told before there is a manifest, and of each one that becomes known its own', () => {
  const state: { known?: typeof manifest } = {}
  const rules = createRouteRules(() => state.known)
  expect([rules.of('/en'), rules.isPrerendered('/')]).toEqual([{}, false])
  state.known = manifest
  expect(rules.isPrerendered('/')).toBe(true)
  state.known = { ...manifest, prerendered: ['/b'] }
  expect([rules.isPrerendered('/'), rules.isPrerendered('/b')]).toEqual([false, true])
})

test('of the prerendered paths those count that are strings, at most 2,000', () => {
  const prerendered = [1, '/a', null, ...Array.from({ length: 2_100 }, (_, at) => `/${at}`)]
  const { isPrerendered } = createRouteRules(() => ({ ...manifest, prerendered }) as never)
  expect(['/a', '/1998', '/1999'].map(isPrerendered)).toEqual([true, true, false])
})

test.each([undefined, null, [], {}, { ...table, static: { '/a': 1 } }])(
  'a matcher that cannot be created is told on the console, and there are no rules: %j',
  (matcher) => {
    expectConsole('error', /^Error creating app manifest matcher\./)
    const rules = createRouteRules(() => ({ ...manifest, matcher }) as never)
    expect(rules.of('/en')).toEqual({})
    expect(rules.isPrerendered('/en')).toBe(true)
  },
)

test('a match that throws is told on the console, and gives no rules', () => {
  expectConsole('error', /^Error matching route rules\./)
  expect(createRouteRules(() => manifest).of(undefined as never)).toEqual({})
})

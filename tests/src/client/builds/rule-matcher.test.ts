import { describe, expect, test } from 'vitest'
import { createRuleMatcher } from '../../../../src/client/builds/rule-matcher.ts'

const empty = { static: {}, wildcard: {}, dynamic: {} }

describe('rules of a path', () => {
  const match = createRuleMatcher({
    static: { '/': { prerender: true }, '/en/x': { ttl: 1 }, '/en/x/7': { prerender: false } },
    wildcard: { '/en/x': { ttl: 30 }, '/': { ttl: 10 }, '/en': { ttl: 20, prerender: true } },
    dynamic: {
      '/:a/x/:b': { ttl: 40 },
      '/en/x/*': { ttl: 50 },
      '/en/:page/:long-name-of-a-part': { ttl: 45 },
    },
  })
  test.each([
    ['/', { ttl: 10, prerender: true }],
    ['/a', { ttl: 10 }],
    ['/english', { ttl: 10 }],
    ['/en', { ttl: 20, prerender: true }],
    ['/en/a', { ttl: 20, prerender: true }],
    ['/en/x', { ttl: 1, prerender: true }],
    ['/en/xy', { ttl: 20, prerender: true }],
    ['/de/x/a', { ttl: 40 }],
    ['/en/y/a', { ttl: 45, prerender: true }],
    ['/en/x/a', { ttl: 50, prerender: true }],
    ['/en/x/7', { ttl: 50, prerender: false }],
    ['/en/x/a/b', { ttl: 30, prerender: true }],
    ['/de/x/', { ttl: 10 }],
    ['/__proto__', { ttl: 10 }],
    ['/constructor', { ttl: 10 }],
  ])('%s', (path, rules) => {
    expect(match(path)).toEqual(rules)
  })
})

test.each([
  ['/a.c', '/abc'],
  ['/(a+)+$', '/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'],
  ['/.*', '/anything'],
])('a key is no regular expression: %s does not cover %s', (key, path) => {
  const table = { [key]: { ttl: 1 } }
  expect(createRuleMatcher({ static: table, wildcard: table, dynamic: table })(path)).toEqual({})
})

test('members of another type are left out, so that a weaker row still counts', () => {
  const match = createRuleMatcher({
    ...empty,
    static: { '/a': { prerender: null, ttl: '5', redirect: '/b' } },
    wildcard: { '/': { prerender: true, ttl: 9 } },
  })
  expect(match('/a')).toEqual({ prerender: true, ttl: 9 })
})

test.each([
  undefined,
  null,
  'x',
  [],
  {},
  { static: {}, wildcard: {} },
  { ...empty, dynamic: [] },
  { ...empty, static: null },
  { ...empty, wildcard: 'x' },
  { ...empty, static: { '/a': null } },
  { ...empty, wildcard: { '/a': true } },
  { ...empty, dynamic: { '/:a': [] } },
])('a broken table is refused: %j', (matcher) => {
  expect(() => createRuleMatcher(matcher)).toThrow(TypeError)
})

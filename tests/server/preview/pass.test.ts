import { expect, test } from 'vitest'
import { createPasses, isToken } from '../../../server/preview/pass.ts'

const secret = () => 'a-secret-of-the-site'

test('a pass is valid for an hour, on every machine that has the secret', () => {
  const clock = { now: Date.parse('2026-11-28T12:00:00Z') }
  const { text } = createPasses(secret, () => clock.now).issue('token-of-an-entry')
  const other = createPasses(secret, () => clock.now)
  expect(other.read(text)).toEqual({
    kind: 'valid',
    pass: { until: clock.now + 3_600_000, token: 'token-of-an-entry' },
  })
  clock.now += 3_599_999
  expect(other.read(text).kind).toBe('valid')
  clock.now += 1
  expect(other.read(text).kind).toBe('expired')
})

test('another secret ends all passes', () => {
  const { text } = createPasses(secret).issue()
  expect(createPasses(() => 'another-secret-of-it').read(text)).toEqual({ kind: 'none' })
})

test('a pass that was changed in any character is none', () => {
  const passes = createPasses(secret)
  const { text } = passes.issue('token-of-an-entry')
  for (let n = 0; n < text.length; n++) {
    const changed = `${text.slice(0, n)}${text[n] === '1' ? '2' : '1'}${text.slice(n + 1)}`
    expect(passes.read(changed).kind, changed).toBe('none')
  }
})

test.each([undefined, '', {}, 'a.b.c', `9999999999999..${'0'.repeat(64)}`, `${'1'.repeat(5000)}..`])(
  'what nobody has signed is no pass: %j',
  (text) => {
    expect(createPasses(secret).read(text)).toEqual({ kind: 'none' })
  },
)

test('a token is what a content system gives out, and nothing that could be another parameter or path', () => {
  expect(['a1b2c3d4', 'x'.repeat(128)].every(isToken)).toBe(true)
  const others = [
    undefined,
    ['a1b2c3d4'],
    'short',
    'x'.repeat(129),
    'a1b2c3d4&b=1',
    '../a1b2c3d4',
    'a1b2c3 d4',
  ]
  expect(others.some(isToken)).toBe(false)
})

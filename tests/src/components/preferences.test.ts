import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPreference } from '../../../src/components/preference-event.ts'
import { storePreference } from '../../../src/components/preferences.ts'

const page = Object.assign(new EventTarget(), {
  cookie: '',
  documentElement: { dataset: {} as Record<string, string> },
})

beforeEach(() => {
  page.cookie = ''
  page.documentElement.dataset = {}
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['theme', 'dark', 'dark'],
  ['consent', 'no', 'no.1.2026-11-22'],
] as const)('the choice %s=%s is kept for a year and told at once', (name, value, kept) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  storePreference(name, value)
  expect(page.cookie).toBe(`${name}=${kept}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`)
  expect(page.documentElement.dataset).toEqual({ [name]: value })
})

test.each([
  ['theme', 'dark', 'auto'],
  ['consent', 'yes', 'undecided'],
] as const)('%s=%s is forgotten for %s: no cookie and no attribute stay', (name, before, none) => {
  page.documentElement.dataset[name] = before
  storePreference(name, none)
  expect(page.cookie).toMatch(new RegExp(`^${name}=.*; Max-Age=0;`))
  expect(page.documentElement.dataset).toEqual({})
})

test('whoever asked is told of each choice, until it is enough', () => {
  const changed = vi.fn()
  const stop = onPreference(changed)
  storePreference('theme', 'dark')
  stop()
  storePreference('theme', 'light')
  expect(changed).toHaveBeenCalledOnce()
})

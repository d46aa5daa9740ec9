import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenUnused } from '../../../../src/client/start/when-unused.ts'

beforeEach(() => {
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('self', { requestIdleCallback: (act: () => void) => act() })
})
afterEach(() => void vi.unstubAllGlobals())

/** Whether the app comes by itself on a computer. */
async function comes(navigator: object, hasMouse = true): Promise<boolean> {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }))
  const seen = vi.fn()
  void whenUnused().then(seen)
  await new Promise((resolve) => setTimeout(resolve))
  return seen.mock.calls.length === 1
}

test('the app comes by itself on a computer with a mouse, memory and a fast connection', async () => {
  expect(await comes({ deviceMemory: 8, connection: { effectiveType: '4g' } })).toBe(true)
  expect(await comes({})).toBe(true)
})

test.each([
  ['little memory', { deviceMemory: 2 }, true],
  ['a slow connection', { connection: { effectiveType: '3g' } }, true],
  ['a visitor who saves data', { connection: { effectiveType: '4g', saveData: true } }, true],
  ['no mouse', { deviceMemory: 8 }, false],
])('with %s it does not', async (_, navigator, hasMouse) => {
  expect(await comes(navigator, hasMouse)).toBe(false)
})

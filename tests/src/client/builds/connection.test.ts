import { afterEach, expect, test, vi } from 'vitest'
import { readConnection } from '../../../../src/client/builds/connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const good = { isVerySlow: false, isSlow: false, savesData: false }

test.each([
  [undefined, good],
  [{}, good],
  [{ effectiveType: '3g', saveData: false }, good],
  [{ effectiveType: 'unheard-of' }, good],
  [{ effectiveType: '2g' }, { ...good, isSlow: true }],
  [{ effectiveType: 'slow-2g' }, { ...good, isSlow: true, isVerySlow: true }],
  [
    { effectiveType: '4g', saveData: true },
    { ...good, savesData: true },
  ],
])('the connection %j', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(readConnection()).toEqual(expected)
})

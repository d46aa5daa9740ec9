/** Runs before every test file. */
import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'
import { checkReports, report } from './reports.ts'

/**
 * An unexpected warning or error fails the test; `expectConsole` and `expectLog` of `reports.ts` announce
 * expected ones.
 */
const original = { warn: console.warn, error: console.error }

beforeEach(() => {
  console.warn = (...parts: unknown[]) => report('console', 'warn', format(...parts))
  console.error = (...parts: unknown[]) => report('console', 'error', format(...parts))
})

afterEach(() => {
  Object.assign(console, original)
  checkReports()
})

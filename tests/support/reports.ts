/** Warnings and errors that a test expects. */
import { expect } from 'vitest'

export type Level = 'warn' | 'error'
interface Report {
  readonly from: 'console' | 'log'
  readonly level: Level
  readonly text: string
}
type Expectation = Omit<Report, 'text'> & { readonly text: string | RegExp }

const reports: Report[] = []
const expectations: Expectation[] = []

/** For the console and the log of `testDeps`: what is reported here and not expected fails the test. */
export const report = (from: Report['from'], level: Level, text: string): void => {
  reports.push({ from, level, text })
}

/** Allows, and demands, a warning or error on the console of this test: part of its text, or a pattern. */
export const expectConsole = (level: Level, text: string | RegExp): void => {
  expectations.push({ from: 'console', level, text })
}

/** The same for lines of the server's log. */
export const expectLog = (level: Level, text: string | RegExp): void => {
  expectations.push({ from: 'log', level, text })
}

const fits = (said: Report, wanted: Expectation): boolean =>
  said.from === wanted.from &&
  said.level === wanted.level &&
  (typeof wanted.text === 'string' ? said.text.includes(wanted.text) : wanted.text.test(said.text))

/** After each test: nothing unexpected was reported, and everything expected was. */
export function checkReports(): void {
  const said = reports.splice(0)
  const wanted = expectations.splice(0)
  expect(
    said.filter((line) => !wanted.some((expectation) => fits(line, expectation))),
    'reports that the test does not expect',
  ).toEqual([])
  expect(
    wanted.filter((expectation) => !said.some((line) => fits(line, expectation))),
    'reports that the test expects',
  ).toEqual([])
}

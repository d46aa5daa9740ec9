import { expect, test } from 'vitest'
import { readAnswer, writeAnswer } from '../../../src/shared/visitor/consent-answer.ts'
import { consentVersion } from '../../../src/shared/visitor/consent-version.ts'

const now = Date.parse('2026-11-22T15:00:00Z')

test('an answer is kept with the version of the question and the day', () => {
  expect(writeAnswer('yes', now)).toBe(`yes.${consentVersion}.2026-11-22`)
})

test.each(['yes', 'no'] as const)('%s is read as it was written', (answer) => {
  expect(readAnswer(writeAnswer(answer, now), now)).toBe(answer)
})

test.each([
  ['of today', '2026-11-22', 'yes'],
  ['of 365 days ago', '2025-11-22', 'yes'],
  ['of 366 days ago', '2025-11-21', 'undecided'],
  ['of a clock that is ahead', '2026-11-23', 'yes'],
  ['of the future', '2026-11-24', 'undecided'],
  ['of the year 9999', '9999-12-31', 'undecided'],
  ['of no day', '2026-13-01', 'undecided'],
])('an answer %s counts as it should', (_name, date, expected) => {
  expect(readAnswer(`yes.${consentVersion}.${date}`, now)).toBe(expected)
})

test.each([
  'yes',
  'no',
  '1',
  '',
  'undecided.1.2026-11-22',
  `yes.${consentVersion + 1}.2026-11-22`,
  'yes.0.2026-11-22',
  'yes.1.2026-11-22 ',
  'yes.1.2026-11-22\n',
  'yes.1.2026-11-22.x',
  'YES.1.2026-11-22',
  'yes.1.20261122',
  'yes.1.2026-11-22T00:00',
  'yes.1.٢٠٢٦-١١-٢٢',
  'yes.1.'.padEnd(10_000, '1'),
  { yes: 1 },
  ['yes.1.2026-11-22'],
  null,
  undefined,
])('%j is no answer', (kept) => {
  expect(readAnswer(kept, now)).toBe('undecided')
})

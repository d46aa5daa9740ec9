import { expect, test } from 'vitest'
import { createFaultLog } from '../../../server/cms/fault-log.ts'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'

test('a fault of the content system is named, and told in full only where it is called', () => {
  const details: unknown[] = []
  const log = createFaultLog({ error: (about: unknown) => details.push(about), debug: () => {} } as never)
  log.failed('globals', new CmsError('timeout', 'long story'), 'lost')
  log.failed('texts', new Error('short story'), 'lost')
  expect(details).toEqual([
    { fault: 'timeout', what: 'globals' },
    { err: new Error('short story'), what: 'texts' },
  ])
})

function record() {
  const lines: string[] = []
  const log = createFaultLog({
    error: (_: unknown, message: string) => lines.push(`error: ${message}`),
    debug: (_: unknown, message: string) => lines.push(`debug: ${message}`),
  } as never)
  return { log, lines }
}

test('a loss is logged as an error when it begins, not each time it is met', () => {
  const { log, lines } = record()
  log.failed('globals', new Error('x'), 'Failed to fetch global data')
  log.failed('globals', new Error('x'), 'Failed to fetch global data')
  expect(lines).toEqual(['error: Failed to fetch global data', 'debug: Failed to fetch global data'])
})

test('a loss that passed and comes back is logged again', () => {
  const { log, lines } = record()
  log.failed('globals', new Error('x'), 'lost')
  log.passed('globals')
  log.failed('globals', new Error('x'), 'lost')
  expect(lines).toEqual(['error: lost', 'error: lost'])
})

test('each loss has its own beginning', () => {
  const { log, lines } = record()
  log.failed('globals of nl', new Error('x'), 'one')
  log.failed('globals of en', new Error('x'), 'two')
  expect(lines).toEqual(['error: one', 'error: two'])
})

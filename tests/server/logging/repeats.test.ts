import { expect, onTestFinished, test, vi } from 'vitest'
import type { AccessLogEntry } from '../../../server/logging/access-log.ts'
import { createAccessLog } from '../../../server/logging/access-log.ts'
import { createLogTotals } from '../../../server/logging/log-totals.ts'
import { createLogger } from '../../../server/logging/logger.ts'
import { stopTime } from '../../support/resources.ts'
import type { LogLine } from '../../support/test-deps.ts'

/** A logger that leaves out repeats, with its lines; time stands still. */
function sampled() {
  stopTime()
  const lines: LogLine[] = []
  const totals = createLogTotals()
  const write = (text: string) => void lines.push(JSON.parse(text))
  return { lines, totals, logger: createLogger('debug', { write }, { totals, leavesRepeats: true }) }
}

const failure = () => Object.assign(new Error('disk full'), { code: 'ENOSPC' })

test('an error is written in full once, and then told of with its number when ten seconds are over', () => {
  const { lines, logger, totals } = sampled()
  for (let n = 0; n < 50; n++) logger.error({ err: failure(), reqId: `r${n}` }, 'Request failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 50,
    reqId: 'r0',
    err: { message: 'disk full', stack: expect.any(String) },
  })
  vi.advanceTimersByTime(9_999)
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(lines[1]).toEqual({
    ...{ level: 50, time: expect.any(Number), msg: 'Request failed', repeated: 49, err: 'disk full' },
  })
  expect(totals.leftOut()).toEqual({ repeated: 49, 'not-found': 0, lost: 0 })
})

test('after ten seconds the same error is written in full again', () => {
  const { lines, logger } = sampled()
  logger.warn('Trouble')
  vi.advanceTimersByTime(10_000)
  logger.warn('Trouble')
  vi.advanceTimersByTime(20_000)
  expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, undefined])
})

test('an error that goes on is told of every ten seconds, and none of it is lost', () => {
  const { lines, logger } = sampled()
  for (let n = 0; n < 100; n++) {
    logger.error({ err: failure() }, 'Request failed')
    vi.advanceTimersByTime(500)
  }
  vi.advanceTimersByTime(10_000)
  const told = lines.reduce((sum, { repeated }) => sum + (typeof repeated === 'number' ? repeated : 1), 0)
  expect(told).toBe(100)
  expect(lines).toHaveLength(10)
})

test.each([
  ['another error', { err: new Error('other') }, 'Request failed'],
  ['another message', { err: failure() }, 'Something else failed'],
  ['another file', { err: failure(), file: 'b.yaml' }, 'Request failed'],
])('%s is another cause', (_, fields, message) => {
  const { lines, logger } = sampled()
  logger.error({ err: failure() }, 'Request failed')
  logger.error(fields, message)
  expect(lines).toHaveLength(2)
})

test('the same error of other requests and pages is the same cause', () => {
  const { lines, logger } = sampled()
  for (const [n, address] of ['/a', '/b'].entries())
    logger.error({ err: failure(), address, reqId: `r${n}`, ms: n }, 'A page could not be made again')
  expect(lines).toHaveLength(1)
})

test('what is no warning is written each time', () => {
  const { lines, logger } = sampled()
  for (let n = 0; n < 3; n++) logger.info({ n }, 'Published content is loaded')
  for (let n = 0; n < 3; n++) logger.debug('Rendered ahead')
  expect(lines).toHaveLength(6)
})

test('ten thousand causes at once are all written, and take no memory for good', () => {
  const { lines, logger } = sampled()
  for (let n = 0; n < 10_000; n++) logger.warn({ file: `${n}.yaml` }, 'Content file could not be read')
  expect(lines).toHaveLength(10_000)
  vi.advanceTimersByTime(10_000)
  logger.warn({ file: 'new.yaml' }, 'Content file could not be read')
  logger.warn({ file: 'new.yaml' }, 'Content file could not be read')
  expect(lines).toHaveLength(10_001)
})

test('fields that contain themselves are no trouble', () => {
  const { lines, logger } = sampled()
  const circle: Record<string, unknown> = {}
  circle.self = circle
  for (let n = 0; n < 2; n++) logger.warn({ circle }, 'Odd')
  expect(lines).toHaveLength(1)
})

test('without sampling every line is written', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (text) => lines.push(text) })
  for (let n = 0; n < 3; n++) logger.error({ err: failure() }, 'Request failed')
  expect(lines).toHaveLength(3)
})

test('lines are counted by their level, those of requests too', () => {
  const { logger, totals } = sampled()
  logger.info('a')
  logger.warn('b')
  createAccessLog(logger, { buildId: 'b' })(entry(200))
  expect(totals.lines()).toEqual({ trace: 0, debug: 0, info: 2, warn: 1, error: 0, fatal: 0 })
})

const entry = (status: number): AccessLogEntry => ({
  ...{ reqId: 'r', method: 'GET', path: '/x', status, ms: 1, bytes: 2, cache: 'none' },
})

/** The access log of a site that leaves out floods. */
function accessLog() {
  const { lines, totals, logger } = sampled()
  onTestFinished(() => void vi.clearAllTimers())
  return { lines, totals, write: createAccessLog(logger, { buildId: 'b', leavesFloods: true, totals }) }
}

test('of a flood of 404s twenty lines a second are written, and one says how many were not', () => {
  const { lines, totals, write } = accessLog()
  for (let n = 0; n < 1_000; n++) write(entry(404))
  expect(lines).toHaveLength(20)
  vi.advanceTimersByTime(1_000)
  expect(lines.at(-1)).toMatchObject({
    ...{ level: 30, msg: 'Requests are left out', status: 404, leftOut: 980, buildId: 'b' },
  })
  expect(totals.leftOut()['not-found']).toBe(980)
  write(entry(404))
  expect(lines.at(-1)).toMatchObject({ msg: 'request', status: 404 })
})

test('other answers are written during a flood, and few 404s are all written', () => {
  const { lines, write } = accessLog()
  for (let n = 0; n < 100; n++) write(entry(404))
  for (const status of [200, 500, 301, 410]) write(entry(status))
  expect(lines.slice(20).map(({ status }) => status)).toEqual([200, 500, 301, 410])
  vi.advanceTimersByTime(60_000)
  const before = lines.length
  for (let n = 0; n < 60; n++) {
    write(entry(404))
    vi.advanceTimersByTime(100)
  }
  expect(lines.slice(before).map(({ msg }) => msg)).toEqual(Array(60).fill('request'))
})

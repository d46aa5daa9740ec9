import request from 'supertest'
import { expect, test } from 'vitest'
import { readTrace } from '../../../server/tracing/trace-context.ts'
import { fakeSource } from '../../support/content.ts'
import { type LogLine, serve, serveDeps, testDeps } from '../../support/test-deps.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'
const parent = `00-${traceId}-${span}-01`

test('a trace is read with its flag and what vendors add', () => {
  const state = 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE'
  expect(readTrace({ traceparent: parent, tracestate: state })).toEqual({ traceId, flags: '01', state })
  expect(readTrace({ traceparent: parent.replace(/01$/, '02') })?.flags).toBe('00')
})

test.each([
  ['another version', parent.replace(/^00/, '01')],
  ['the version that is none', parent.replace(/^00/, 'ff')],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${span}-01`],
  ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['capitals', parent.toUpperCase()],
  ['a short trace', `00-${traceId.slice(1)}-${span}-01`],
  ['more after its end', `${parent}-x`],
  ['two of them', `${parent}, ${parent}`],
  ['text', 'x'],
  ['nothing', ''],
])('%s is no trace', (_, traceparent) => {
  expect(readTrace({ traceparent })).toBeUndefined()
})

test.each([
  ['too long', `a=${'x'.repeat(256)},b=${'x'.repeat(256)}`],
  ['without a value', 'a'],
  ['of control characters', 'a=\u0001'],
  ['of many commas', `a=${','.repeat(400)}`],
])('what vendors add is left out when it is %s', (_, tracestate) => {
  expect(readTrace({ traceparent: parent, tracestate })).toMatchObject({ traceId, state: undefined })
})

test.each(['made', 'ready'])('the trace stands in the line of a page that is %s', async (state) => {
  const log: LogLine[] = []
  const server = await serve({ log })
  if (state === 'ready') await request(server).get('/en/about-us')
  await request(server).get('/en/about-us').set('traceparent', parent)
  const line = log.findLast(({ msg }) => msg === 'request')
  expect(line).toMatchObject({ traceId, cache: state === 'ready' ? 'hit' : 'miss' })
})

test('a request without a trace, or with one that is none, has none in its line', async () => {
  const log: LogLine[] = []
  const server = await serve({ log })
  await request(server).get('/en/about-us')
  await request(server).get('/en/about-us/team').set('traceparent', 'x"},{')
  const lines = log.filter(({ msg }) => msg === 'request')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).not.toHaveProperty('traceId')
})

test('what is asked for a request is told of its trace as a step of its own, and nothing else is', async () => {
  const asked: Readonly<Record<string, string>>[] = []
  const working = fakeSource()
  const source = fakeSource({
    async page(locale, path) {
      await Promise.resolve()
      if (path.startsWith('/about-us')) asked.push(deps.traces.headers())
      return working.page(locale, path)
    },
  })
  const deps = await testDeps({ source })
  const server = await serveDeps(deps)
  await request(server).get('/en/about-us').set('traceparent', parent).set('tracestate', 'a=1')
  await request(server).get('/en/about-us/team')
  const [traced, plain] = asked
  expect(traced?.tracestate).toBe('a=1')
  expect(traced?.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(traced?.traceparent).not.toContain(span)
  expect(plain).toEqual({})
  expect(deps.traces.headers()).toEqual({})
})

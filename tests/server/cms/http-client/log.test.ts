import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../../../../server/logging/logger.ts'
import { createTestHttpClient, faultOf } from '../../../support/cms/http-client.ts'
import { createStandIn } from '../../../support/cms/stand-in.ts'
import { expectLog } from '../../../support/reports.ts'

const good = { respond: () => ({ body: { data: 1 } }) }

test('every call is one line with method, address, status, size and time', async () => {
  const standIn = await createStandIn(good)
  const { upstream, lines } = createTestHttpClient({ baseUrl: standIn.url })
  await upstream.fetchJson({ path: '!/Fetch/pages', query: [['locale', 'en']] })
  expect(lines).toMatchObject([
    {
      level: 30,
      msg: 'CMS call',
      cms: { method: 'GET', url: '!/Fetch/pages?locale=en', status: 200, bytes: 10 },
    },
  ])
  expect(lines[0]?.cms?.ms).toBeTypeOf('number')
  expect(lines[0]?.cms).not.toHaveProperty('error')
})

test('the line of a call that failed names the failure', async () => {
  const standIn = await createStandIn(good)
  const { upstream, lines } = createTestHttpClient({ baseUrl: standIn.url })
  standIn.fault('html')
  expectLog('error', 'web page')
  await faultOf(upstream.fetchJson({ path: 'a' }))
  expect(lines.find(({ msg }) => msg === 'CMS call')).toMatchObject({
    cms: { status: 200, error: 'not-json' },
  })
})

test('a long address is cut, control characters forge no line', async () => {
  const standIn = await createStandIn(good)
  const { upstream, lines, raw } = createTestHttpClient({ baseUrl: standIn.url })
  await upstream.fetchJson({ path: 'a', query: [['q', '\n{"level":60}'.padEnd(5000, 'x')]] })
  expect(String(lines[0]?.cms?.url)).toHaveLength(301)
  expect(raw.join('').trim().split('\n')).toHaveLength(1)
})

const secret = 'Ge heim/+é"&'
const spellings = [
  secret,
  encodeURIComponent(secret),
  'Ge heim',
  'Ge%20heim',
  'Ge+heim',
  'wacht%20woord',
  'wacht woord',
]

test.each(['ok', 'status=500', 'status=401', 'status=429,1', 'html', 'reset', 'truncate', 'down'])(
  'no secret is in the log or the error of a call that goes %s',
  async (fault) => {
    const standIn = await createStandIn(good)
    if (fault === 'down') await standIn.down()
    else standIn.fault(fault)
    const { upstream, raw } = createTestHttpClient({
      baseUrl: standIn.url.replace('127', 'user:wacht%20woord@127'),
      secrets: [secret],
      headers: { 'x-key': 'sleutel' },
    })
    if (fault !== 'ok') expectLog('error', /./)
    const query = [
      ['api_key', secret],
      ['token', 'nog een geheim'],
      ['q', `a ${secret} b`],
    ] as const
    const path = `x/${encodeURIComponent(secret)}`
    const outcome = await upstream
      .fetchJson({ path, query, method: 'POST', body: secret })
      .catch((err: unknown) => err)
    const written: string[] = []
    createLogger('info', { write: (text) => written.push(text) }).info({ err: outcome }, 'as others log it')
    const log = [...raw, ...written].join('')
    expect(log).toContain('api_key=***&token=***&q=a *** b')
    const basic = Buffer.from('user:wacht woord').toString('base64')
    for (const text of [...spellings, basic, 'sleutel', 'nog een geheim']) expect(log).not.toContain(text)
  },
)

test('a secret in the target of a redirect is not repeated', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('redirect=https://elders.example/geheim123/x?token=geheim123')
  const { upstream, raw } = createTestHttpClient({ baseUrl: standIn.url, secrets: ['geheim123'] })
  expectLog('error', 'https://elders.example/***/x')
  const error = await faultOf(upstream.fetchJson({ path: 'a' }))
  expect(`${raw.join('')}${error.stack}`).not.toContain('geheim123')
})

test('a fault is told once when it begins, when it becomes another, and when it ends', async () => {
  const standIn = await createStandIn(good)
  const { upstream, lines } = createTestHttpClient({ baseUrl: standIn.url, limits: { breakerFailures: 100 } })
  const told = () => lines.filter(({ msg }) => msg !== 'CMS call').map(({ level, msg }) => [level, msg])
  expectLog('error', 'status 500')
  expectLog('error', 'web page')
  standIn.fault('status=500')
  for (let i = 0; i < 4; i++) await faultOf(upstream.fetchJson({ path: 'a' }))
  expect(upstream.state()).toEqual({ ok: false, open: false })
  standIn.fault('html')
  for (let i = 0; i < 4; i++) await faultOf(upstream.fetchJson({ path: 'a' }))
  standIn.fault('ok')
  for (let i = 0; i < 4; i++) await upstream.fetchJson({ path: 'a' })
  expect(upstream.state()).toEqual({ ok: true, open: false })
  expect(told()).toEqual([
    [50, 'The content system answered with status 500'],
    [50, 'The content system answered with a web page instead of JSON: check CMS_URL'],
    [30, 'The content system answers again'],
  ])
})

test('one bad address among good ones is told once, not each time', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('status=500', '/bad')
  const { upstream, lines } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', 'status 500')
  for (let i = 0; i < 10; i++) {
    await faultOf(upstream.fetchJson({ path: 'bad' }))
    await upstream.fetchJson({ path: 'good' })
  }
  expect(lines.filter(({ msg }) => msg !== 'CMS call')).toHaveLength(2)
})

test('a fault that only forms meet is told again when it comes back another day, and not while it goes on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const standIn = await createStandIn(good)
  await standIn.down()
  const limits = { breakerFailures: Number.POSITIVE_INFINITY }
  const { upstream, lines } = createTestHttpClient({ baseUrl: standIn.url, limits })
  expectLog('error', 'ECONNREFUSED')
  const send = () => faultOf(upstream.send({ path: '!/forms/contact', method: 'POST' }))
  const told = () => lines.filter(({ msg }) => msg !== 'CMS call').length
  for (let minutes = 0; minutes < 120; minutes += 30) {
    await send()
    vi.advanceTimersByTime(30 * 60_000)
  }
  expect(told()).toBe(1)
  vi.advanceTimersByTime(86_400_000)
  await send()
  expect(told()).toBe(2)
})

import { expect, test } from 'vitest'
import { type CallOutcome, callKind } from '../../../../server/cms/http-client/call-hooks.ts'
import { createTestHttpClient, faultOf } from '../../../support/cms/http-client.ts'
import { createStandIn } from '../../../support/cms/stand-in.ts'
import { expectLog } from '../../../support/reports.ts'

test.each([
  ['api/collections/news/entries', 'entries'],
  ['api/collections/news/tree', 'entries'],
  ['!/Fetch/pages', 'entries'],
  ['!/Fetch/page/over-ons', 'entries'],
  ['!/Fetch/collection/news', 'entries'],
  ['api/navs/main/tree', 'menus'],
  ['api/globals', 'globals'],
  ['!/Fetch/globals/', 'globals'],
  ['api/assets/images', 'assets'],
  ['!/Fetch/assets', 'assets'],
  ['api/forms', 'forms'],
  ['sitemap.xml', 'sitemap'],
  ['api/redirects', 'redirects'],
  ['x', 'other'],
])('a call to %s is one for %s', (path, kind) => {
  expect(callKind({ path })).toBe(kind)
})

test('a form that is sent is a call for forms', () => {
  for (const path of ['!/forms/contact', '!/Form/create']) expect(callKind({ path })).toBe('forms')
})

/** A client whose calls are told of. */
async function client(limits: Parameters<typeof createTestHttpClient>[0]['limits'] = {}) {
  const standIn = await createStandIn({ respond: () => ({ body: { data: 1 } }) })
  const calls: CallOutcome[] = []
  const hooks = {
    headers: () => ({ traceparent: 'a-trace' }),
    called: (call: CallOutcome) => calls.push(call),
  }
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, hooks, limits })
  return { standIn, calls, upstream }
}

test('every call is told of, with its kind and how it ended', async () => {
  const { standIn, calls, upstream } = await client({ breakerFailures: 3 })
  for (const text of ['status 503', 'web page', 'cannot be reached'])
    expectLog('error', new RegExp(text, 'i'))
  const path = 'api/globals'
  await upstream.fetchJson({ path })
  standIn.fault('status=404')
  await upstream.fetchJson({ path })
  standIn.fault('status=503')
  await faultOf(upstream.fetchJson({ path }))
  standIn.fault('html')
  await faultOf(upstream.fetchJson({ path }))
  await standIn.down()
  await faultOf(upstream.fetchJson({ path }))
  await faultOf(upstream.fetchJson({ path }))
  expect(calls.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual(
    ['ok', 'ok', '5xx', 'not-json', 'unreachable', 'open'].map((outcome) => `globals ${outcome}`),
  )
  expect(calls.map(({ ms }) => typeof ms)).toEqual([...Array(5).fill('number'), 'undefined'])
})

test('calls carry the headers of the moment, over those that are set for all', async () => {
  const { standIn, upstream } = await client()
  await upstream.fetchJson({ path: 'a' })
  expect(standIn.requests.at(-1)?.headers.traceparent).toBe('a-trace')
})

test('the calls under way and those that wait are counted', async () => {
  const { standIn, upstream } = await client({ concurrency: 1 })
  expect(upstream.load()).toEqual({ running: 0, waiting: 0 })
  standIn.fault('delay=50')
  const calls = [1, 2, 3].map(() => upstream.fetchJson({ path: 'a' }))
  await Promise.resolve()
  expect(upstream.load()).toEqual({ running: 1, waiting: 2 })
  await Promise.allSettled(calls)
  expect(upstream.load()).toEqual({ running: 0, waiting: 0 })
})

import { expect, test } from 'vitest'
import { createApiKeyMethod, createFetchProbe } from '../../../../server/cms/fetch/api/probe.ts'
import { fetchFrom, type Respond } from '../../../support/cms/fetch.ts'
import { eventually } from '../../../support/eventually.ts'
import { expectLog } from '../../../support/reports.ts'

const apiKey = 'sleutel/1'
const login = { status: 302, headers: { location: '/cp/auth/login' }, body: '' }
const probing = { breakerFailures: 3, probeMs: 20 }

test('without a key the probe asks something cheap that only Fetch answers', async () => {
  const { upstream, standIn } = await fetchFrom()
  expect(await upstream.fetchJson(createFetchProbe(undefined, createApiKeyMethod())())).toMatchObject({
    kind: 'found',
  })
  expect(standIn.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /!/Fetch/globals/'])
})

test.each([
  ['POST', ['POST', 'POST', 'POST']],
  ['GET', ['GET', 'GET', 'GET']],
  ['unknown', ['POST', 'GET', 'POST']],
] as const)('while the way of the key is %s, probes are %s', (current, methods) => {
  const probe = createFetchProbe(apiKey, { current })
  const asked = [probe(), probe(), probe()]
  expect(asked.map(({ method = 'GET' }) => method)).toEqual(methods)
  for (const { method, query = [], body = '' } of asked)
    expect(method === 'POST' ? body : String(query)).toContain('api_key')
})

/** Calls until the breaker is open, and waits for a probe to close it again. */
async function outage(respond: Respond, isKnown: boolean) {
  expectLog('error', 'status 503')
  const setup = await fetchFrom({ apiKey, respond, limits: probing })
  const { adapter, standIn, upstream } = setup
  if (isKnown) await adapter.content()
  standIn.fault('status=503')
  // One kind that fails alone stops its own calls.
  for (const kind of ['pages', 'globals', 'pages', 'globals']) {
    const asked = upstream.fetchJson({ path: `!/Fetch/${kind}` })
    await expect(asked).rejects.toMatchObject({ name: 'CmsError' })
  }
  expect(upstream.state().open).toBe(true)
  await eventually(() => expect(standIn.count('globals')).toBeGreaterThan(1))
  standIn.forget()
  standIn.clearFaults()
  await eventually(() => expect(upstream.state().open).toBe(false))
  return setup
}

test('a key that goes into the body of calls goes into the body of probes', async () => {
  const { standIn, logs } = await outage(() => undefined, true)
  expect(standIn.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /!/Fetch/globals/'])
  expect(JSON.stringify(logs)).not.toContain(apiKey)
})

test('where POST is refused, and nobody knew before the outage, the system is found well all the same', async () => {
  const refusing: Respond = ({ method }) => (method === 'POST' ? login : undefined)
  const { standIn } = await outage(refusing, false)
  expect(standIn.requests.at(-1)?.method).toBe('GET')
})

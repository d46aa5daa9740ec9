import { expect, test } from 'vitest'
import type { RemoteAdapter } from '../../../../server/cms/remote/adapter.ts'
import { fetchFrom, type Respond } from '../../../support/cms/fetch.ts'
import { expectLog } from '../../../support/reports.ts'

const titles = async (adapter: RemoteAdapter) =>
  (await adapter.content()).languages.get('nl')?.entries.map(({ title }) => title)

const login = { status: 302, headers: { location: '/cp/auth/login' }, body: '' }
const apiKey = 'sleutel/1 2+3'

/** Demands the key, from a query or a body. */
const withKey =
  (isPostAllowed: boolean): Respond =>
  ({ method, path, query, body }) => {
    if (!path.startsWith('/!/')) return undefined
    if (method === 'POST' && !isPostAllowed) return login
    const given = method === 'POST' ? JSON.parse(body).api_key : query.get('api_key')
    return given === apiKey ? undefined : { status: 401, headers: { 'content-type': 'text/html' }, body: '' }
  }

test.each([
  ['an empty 401', 'status=401', 'unauthorised', 'CMS_API_KEY'],
  ['a redirect to the login page', 'redirect=/cp/auth/login', 'redirected', '/cp/auth/login'],
  ['a 500 in HTML', 'status=500', 'status', '500'],
  ['no answer in time', 'hang', 'timeout', 'did not answer'],
  ['a web page with status 200', 'html', 'not-json', 'web page'],
  ['data that is a number', 'wrong-types=number', 'malformed', 'usable data'],
  ['data that is null', 'wrong-types=null', 'malformed', 'usable data'],
  ['data of something else', 'wrong-types=object', 'malformed', 'usable data'],
  ['JSON of something else', 'wrong-types=bare', 'malformed', 'usable data'],
])('%s is one clear error', async (_, fault, kind, message) => {
  expectLog('error', message)
  const { adapter, standIn, logs } = await fetchFrom({ limits: { firstByteMs: 200 } })
  standIn.fault(fault)
  const error = await adapter.content().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'CmsError', fault: kind })
  expect(String(error)).toContain(message)
  expect(logs.filter(({ level }) => level >= 40)).toHaveLength(1)
})

test.each([
  'status=401',
  'redirect=/cp/auth/login',
  'status=500',
  'html',
  'wrong-types=number',
  'wrong-types=null',
])('while the content system answers %s, what is known is served', async (fault) => {
  expectLog('error', /./)
  const { adapter, standIn, resources } = await fetchFrom()
  const before = await titles(adapter)
  expect(before).toContain('Over ons')
  standIn.fault(fault)
  resources.expire()
  expect(await titles(adapter)).toEqual(before)
  await adapter.content({ maxAge: 0 })
  expect(await titles(adapter)).toEqual(before)
})

test('without a key everything is asked by GET', async () => {
  const { adapter, standIn } = await fetchFrom()
  await adapter.content()
  expect(standIn.requests.every(({ method, body }) => method === 'GET' && body === '')).toBe(true)
})

test('a key goes into the body of a POST, with the parameters', async () => {
  const { adapter, standIn, logs } = await fetchFrom({ apiKey, respond: withKey(true) })
  expect((await adapter.content()).languages.size).toBe(3)
  const asked = standIn.requests.filter(({ path }) => path.startsWith('/!/'))
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['POST']))
  expect(asked.map(({ body }) => JSON.parse(body))).toContainEqual({ locale: 'en', api_key: apiKey })
  expect(JSON.stringify([logs, standIn.requests.map(({ url }) => url)])).not.toContain('sleutel')
})

test('where POST is refused the key goes into the query; the log says once what to switch on, and never the key', async () => {
  expectLog('warn', 'The content system refuses POST')
  const { adapter, standIn, upstream, logs } = await fetchFrom({ apiKey, respond: withKey(false) })
  expect((await adapter.content()).languages.size).toBe(3)
  await adapter.globals('en')
  expect(standIn.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(standIn.count(/locale=en&api_key=/)).toBeGreaterThan(0)
  expect(logs.filter(({ level }) => level >= 40)).toHaveLength(1)
  expect(upstream.state()).toEqual({ ok: true, open: false })
  expect(JSON.stringify(logs)).not.toContain('sleutel')
})

test('where GET is redirected as well, POST is not to blame', async () => {
  expectLog('error', '/cp/auth/login')
  const { adapter, logs } = await fetchFrom({
    apiKey,
    respond: ({ path }) => (path.startsWith('/!/') ? login : undefined),
  })
  await expect(adapter.content()).rejects.toMatchObject({ fault: 'redirected' })
  expect(logs.filter(({ level }) => level === 40)).toHaveLength(0)
})

test('a wrong key is an error that names the setting, and shows no key', async () => {
  expectLog('error', 'CMS_API_KEY')
  const { adapter, logs } = await fetchFrom({
    apiKey: 'fout-sleutel',
    respond: withKey(true),
  })
  const error = await adapter.content().catch(String)
  expect(error).toContain('CMS_API_KEY')
  expect(`${error}${JSON.stringify(logs)}`).not.toContain('fout-sleutel')
})

test('a CMS_URL without Fetch behind it is an error that says so', async () => {
  expectLog('error', 'Fetch add-on')
  const { adapter, standIn } = await fetchFrom()
  standIn.fault('status=404')
  await expect(adapter.content()).rejects.toThrow('knows no Fetch add-on at CMS_URL')
})

test('a list of pages that is a bare [] is no list', async () => {
  expectLog('error', 'cannot be used')
  const { adapter } = await fetchFrom({ respond: () => ({ body: [] }) })
  await expect(adapter.content()).rejects.toMatchObject({ fault: 'wrong-address' })
})

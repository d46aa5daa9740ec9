import request from 'supertest'
import { expect, test } from 'vitest'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { OverloadError } from '../../../server/scheduling/waiting-line.ts'
import { createWorkQueues } from '../../../server/scheduling/work-queues.ts'
import { fakeSource } from '../../support/content.ts'
import { buildId, serveDeps, testDeps } from '../../support/test-deps.ts'

/** A site whose line of pages is full when a test says so, and what Express was asked for. */
async function site() {
  const state = { isFull: false }
  const { renderQueue: free } = createWorkQueues()
  const renderQueue = {
    ...free,
    turn: async () => {
      if (state.isFull) throw new OverloadError('Too many')
      await free.turn()
    },
    isFull: () => state.isFull,
  }
  const inExpress: string[] = []
  const source = fakeSource()
  const deps = await testDeps({
    source,
    frontend: {
      files: (req, _res, next) => {
        inExpress.push(req.url)
        next()
      },
    },
  })
  const server = await serveDeps({ ...deps, scheduler: createScheduler({ renderQueue }) })
  const get = (path: string, accept = 'text/html') =>
    request(server).get(path).set('Accept', accept).redirects(0)
  return { state, deps, source, inExpress, get }
}

const payloadOf = (path: string) => `${path}/_payload.json?${buildId}`

test.each(['/en/search?q=dijk', '/en/about-us', '/nope', '/en/about-us?utm_source=x'])(
  'while pages wait for too long, %s is refused before Express, with the headers of any answer',
  async (path) => {
    const { state, deps, inExpress, get } = await site()
    state.isFull = true
    const { status, headers, text } = await get(path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain('<h1>503 Service Unavailable</h1>')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['x-request-id']).toBeTruthy()
    expect(inExpress).toEqual([])
    const lines = deps.logs.filter(({ msg }) => msg === 'request')
    expect(lines).toEqual([expect.objectContaining({ status: 503, path: path.split('?')[0] })])
  },
)

test('the data of a page is refused as JSON', async () => {
  const { state, inExpress, get } = await site()
  state.isFull = true
  const { status, headers, body } = await get(payloadOf('/en/about-us'), '*/*')
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  expect(headers['content-type']).toContain('application/problem+json')
  expect(body).toEqual({ type: 'about:blank', title: 'Service Unavailable', status: 503 })
  expect(inExpress).toEqual([])
})

test('what is refused in Express and before says the same', async () => {
  const { state, get } = await site()
  state.isFull = true
  const before = await get('/en/about-us')
  // A part of a list may be stored, or not: Express finds out.
  const express = await get('/en/about-us', 'text/html;q=0.9, application/json;q=0.1')
  for (const name of Object.keys(before.headers))
    if (!['x-request-id', 'date'].includes(name)) expect(express.headers[name]).toBe(before.headers[name])
  expect(express.text).toBe(before.text)
})

test('pages that are stored are sent, also with a query that means nothing and when the content has changed', async () => {
  const { state, source, get } = await site()
  const { text } = await get('/en/about-us')
  state.isFull = true
  for (const path of ['/en/about-us', '/en/about-us?utm_source=x'])
    expect(await get(path)).toMatchObject({ status: 200, text })
  source.change()
  for (const path of ['/en/about-us', '/en/about-us?utm_source=x'])
    expect(await get(path)).toMatchObject({ status: 200, text })
})

test('a search is refused where the page of search itself is stored', async () => {
  const { state, inExpress, get } = await site()
  await get('/en/search')
  state.isFull = true
  expect((await get('/en/search')).status).toBe(200)
  inExpress.length = 0
  expect((await get('/en/search?q=dijk')).status).toBe(503)
  expect(inExpress).toEqual([])
})

test.each([
  ['/health', 200],
  ['/health/ready', 200],
  ['/robots.txt', 200],
  ['/builds/latest.json', 200],
  ['/api/globalsData', 200],
  ['/sitemap.xml', 200],
  ['/assets/nothing.png', 404],
] as const)('%s is answered all the same (%i)', async (path, status) => {
  const { state, get } = await site()
  // Its error screen is stored, as any.
  await get(path)
  state.isFull = true
  expect((await get(path, '*/*')).status).toBe(status)
})

test('what is sent by a form is taken', async () => {
  const { state, deps } = await site()
  state.isFull = true
  const server = await serveDeps(deps)
  const answer = await request(server).post('/preferences').type('form').send({ theme: 'dark' }).redirects(0)
  expect(answer.status).toBe(303)
})

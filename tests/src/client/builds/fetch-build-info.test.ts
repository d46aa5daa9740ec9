import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchSmallJson, isManifest, parseBuildInfo } from '../../../../src/client/builds/fetch-build-info.ts'
import { createNetwork } from './fake-browser.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [
    { id: 'b1', timestamp: 1 },
    { id: 'b1', timestamp: 1 },
  ],
  [{ id: 'a.B_c-1' }, { id: 'a.B_c-1' }],
  [{ id: 'b1', timestamp: '1' }, { id: 'b1' }],
  [{ id: 'b1', timestamp: null }, { id: 'b1' }],
  [{ id: 'b1', timestamp: Number.POSITIVE_INFINITY }, { id: 'b1' }],
  [{ id: 'b'.repeat(64), more: 1 }, { id: 'b'.repeat(64) }],
])('%j names a build', (value, info) => {
  expect(parseBuildInfo(value)).toEqual(info)
})

test.each([
  null,
  undefined,
  'b1',
  1,
  [],
  [{ id: 'b1' }],
  {},
  { id: '' },
  { id: 1 },
  { id: ['b1'] },
  { id: '../b1' },
  { id: 'b 1' },
  { id: 'b1\n' },
  { id: 'b'.repeat(65) },
])('%j names no build', (value) => {
  expect(parseBuildInfo(value)).toBeUndefined()
})

test('an object with the id that is wanted and a list of prerendered paths is a manifest', () => {
  expect(isManifest({ id: 'b1', prerendered: [] }, 'b1')).toBe(true)
})

test.each([
  null,
  '<html>',
  [],
  { id: 'b1' },
  { id: 'b1', prerendered: {} },
  { id: 'b1', prerendered: '/a' },
  { prerendered: [] },
  { id: 'b2', prerendered: [] },
])('any other body is none: %j', (value) => {
  expect(isManifest(value, 'b1')).toBe(false)
})

const html = new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
const typed = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/json' } })

test.each([
  ['a status that is not OK', Response.json({ id: 'b1' }, { status: 404 }), 'answered 404'],
  ['an answer in place of which nothing may be read', new Response(null, { status: 304 }), 'answered 304'],
  ['a page', html, 'not JSON'],
  ['JSON that does not say so', new Response('{}'), 'not JSON'],
  ['more than the bytes allowed', Response.json('x'.repeat(200)), 'more than 100 bytes'],
  ['half an answer', typed('{"id":"b1'), 'JSON'],
  ['an empty answer', typed(''), 'JSON'],
])('%s is refused', async (_, response, message) => {
  createNetwork(() => response)
  await expect(fetchSmallJson('/x', 100)).rejects.toThrow(message)
})

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'an answer of the type %s is read',
  async (type) => {
    createNetwork(() => new Response('{"id":"é"}', { headers: { 'Content-Type': type } }))
    expect(await fetchSmallJson('/x', 100)).toEqual({ id: 'é' })
  },
)

test('exactly the bytes allowed are read, whatever characters they make', async () => {
  createNetwork(() => Response.json('é'))
  expect(await fetchSmallJson('/x', 4)).toBe('é')
  await expect(fetchSmallJson('/x', 3)).rejects.toThrow('more than 3 bytes')
})

describe('a server', () => {
  test.each([
    ['that sends without end', 200, 'application/json'],
    ['that sends a page without end', 200, 'text/html'],
    ['that sends an error without end', 500, 'application/json'],
  ])('%s is cut off', async (_, status, type) => {
    let close = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'Content-Type': type })
      const more = () => response.write('x'.repeat(65_536))
      response.on('drain', more).on('close', () => close())
      more()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await expect(fetchSmallJson(url, 16_384)).rejects.toThrow()
    await closed
    server.closeAllConnections()
    server.close()
  })
})

/** Never answers, until it is told to stop. */
const silent = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('a server that says nothing for 10 seconds is given up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silent)
  const answer = fetchSmallJson('/x', 100)
  const failed = expect(answer).rejects.toThrow('/x did not answer in time')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
})

test('an answer leaves no timer', async () => {
  vi.useFakeTimers()
  createNetwork(() => Response.json({}))
  await fetchSmallJson('/x', 100)
  expect(vi.getTimerCount()).toBe(0)
})

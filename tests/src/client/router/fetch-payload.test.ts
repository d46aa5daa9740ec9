import { afterEach, expect, test, vi } from 'vitest'
import {
  fetchPayload,
  OtherBuildError,
  type PayloadRequest,
} from '../../../../src/client/router/fetch-payload.ts'

const payload = { data: { kind: 'sitemap', tree: [] }, shell: {} }
type Answer = () => Response

const answer = (body: unknown, status = 200, buildId?: string): Answer => {
  const headers: Record<string, string> = buildId === undefined ? {} : { 'x-build-id': buildId }
  return () => Response.json(body, { status, headers })
}
const html: Answer = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

/** A server that gives these answers one after the other. */
function answering(...answers: readonly Answer[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const next = answers[asked.length]
    asked.push({ url, init })
    if (!next) throw new Error(`Request ${asked.length} was not expected`)
    return next()
  })
  return asked
}

const { signal } = new AbortController()
const request = (parts: Partial<PayloadRequest> = {}): PayloadRequest => ({ buildId: 'b1', signal, ...parts })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the data of a page is asked for with the build that asks', async () => {
  const asked = answering(answer(payload))
  expect(await fetchPayload('/en/a', request())).toEqual({ kind: 'payload', payload })
  expect(asked).toEqual([
    {
      url: '/en/a/_payload.json?b1',
      init: { signal, priority: 'auto', headers: { Accept: 'application/json' } },
    },
  ])
})

test('a query goes along whole, with its question marks', async () => {
  const asked = answering(answer(payload))
  await fetchPayload('/search?q=dijk?+zee?', request())
  expect(asked[0]?.url).toBe('/search/_payload.json?b1&q=dijk?+zee?')
})

test('a request that nobody waits for says so to the browser', async () => {
  const asked = answering(answer(payload))
  await fetchPayload('/a', request({ priority: 'low' }))
  expect(asked[0]?.init.priority).toBe('low')
})

test('an answer that redirects names the address', async () => {
  answering(answer({ redirect: '/b' }, 200, 'b1'))
  expect(await fetchPayload('/a', request())).toEqual({ kind: 'redirect', to: '/b' })
})

test('a path with a host is refused before anything is asked', async () => {
  const asked = answering()
  await expect(fetchPayload('//h/a', request())).rejects.toThrow(
    new Error('Payload URL must not include hostname'),
  )
  expect(asked).toEqual([])
})

test.each<[string, Answer, RegExp]>([
  ['HTML', html, /JSON/],
  ['an empty body', () => new Response(''), /JSON/],
  ['null', answer(null), /null/],
  ['a list', answer([]), /The payload of \/a is incomplete/],
  ['a text', answer('x'), /The payload of \/a is incomplete/],
  ['data without what surrounds it', answer({ data: {} }), /The payload of \/a is incomplete/],
  ['a redirect to no address', answer({ redirect: 1 }), /The payload of \/a is incomplete/],
  ['not found', answer({}, 404, 'b1'), /The payload of \/a answered 404/],
  ['a failure', answer(payload, 503), /The payload of \/a answered 503/],
])('an answer that is no payload is refused: %s', async (_name, wrong, message) => {
  const asked = answering(wrong)
  const failure: unknown = await fetchPayload('/a', request({ tries: 2 })).catch((error: unknown) => error)
  expect(String(failure)).toMatch(message)
  expect(failure).not.toBeInstanceOf(OtherBuildError)
  expect(asked).toHaveLength(1)
})

const foreign: readonly [string, Answer, string | undefined][] = [
  ['a payload', answer(payload, 200, 'b2'), 'b2'],
  ['a redirect', answer({ redirect: '/b' }, 200, 'b2'), 'b2'],
  ['a conflict', answer({}, 409, 'b2'), 'b2'],
  ['a conflict that names no build', answer({}, 409), undefined],
  ['not found', answer({}, 404, 'b2'), 'b2'],
]

test.each(foreign)('an answer of another build is refused as such: %s', async (_name, other, buildId) => {
  const asked = answering(other)
  const failure: unknown = await fetchPayload('/a', request()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OtherBuildError)
  expect(failure).toMatchObject({ message: 'The payload of /a is of another build', buildId })
  expect(asked).toHaveLength(1)
})

test.each(foreign)('a navigation asks once more while another build answers: %s', async (_name, other) => {
  const asked = answering(other, answer(payload, 200, 'b1'))
  expect(await fetchPayload('/a', request({ tries: 2 }))).toEqual({ kind: 'payload', payload })
  expect(asked).toHaveLength(2)
})

test('a navigation asks no third time, and hears of the build that answered last', async () => {
  const asked = answering(answer(payload, 200, 'b2'), answer({}, 409, 'b3'))
  await expect(fetchPayload('/a', request({ tries: 2 }))).rejects.toMatchObject({ buildId: 'b3' })
  expect(asked).toHaveLength(2)
})

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['the own one', 'b1'],
])('a server that names no other build is believed: %s', async (_name, buildId) => {
  answering(answer(payload, 200, buildId))
  expect(await fetchPayload('/a', request())).toEqual({ kind: 'payload', payload })
})

test('every build that answers is told, failures and the own build too', async () => {
  const told: string[] = []
  const onBuild = (id: string) => told.push(id)
  answering(answer({}, 409, 'b2'), answer({}, 503, 'b1'), answer(payload), answer(payload, 200, 'b1'))
  await expect(fetchPayload('/a', request({ tries: 2, onBuild }))).rejects.toThrow('503')
  await fetchPayload('/a', request({ onBuild }))
  await fetchPayload('/a', request({ onBuild }))
  expect(told).toEqual(['b2', 'b1', 'b1'])
})

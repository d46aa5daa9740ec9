import { afterEach, expect, test, vi } from 'vitest'
import { createAhead } from '../../../src/start/ahead.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server that answers with the number of the question, or fails those that it is told to. */
function counting(...failing: readonly number[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const count = asked.push(url)
    if (failing.includes(count)) throw new TypeError('Failed to fetch')
    return new Response(String(count))
  })
  return asked
}

const read = async (answer: Promise<Response>) => (await answer).text()

test('what was asked for ahead is handed out once, and asked for again after that', async () => {
  const asked = counting()
  const ahead = createAhead()
  ahead.ask('/a')
  ahead.ask('/a')
  expect(await read(ahead.fetch('/a', {}))).toBe('1')
  expect(await read(ahead.fetch('/a', {}))).toBe('2')
  expect(asked).toEqual(['/a', '/a'])
})

test('what was not asked for ahead comes from the server', async () => {
  const asked = counting()
  expect(await read(createAhead().fetch('/b', {}))).toBe('1')
  expect(asked).toEqual(['/b'])
})

test('a question that failed is asked again by whoever needs the answer', async () => {
  const asked = counting(1)
  const ahead = createAhead()
  ahead.ask('/a')
  expect(await read(ahead.fetch('/a', {}))).toBe('2')
  expect(asked).toHaveLength(2)
})

test('an answer that is older than half a minute is not used', async () => {
  counting()
  let now = 0
  const ahead = createAhead(() => now)
  ahead.ask('/a')
  now = 30_000
  expect(await read(ahead.fetch('/a', {}))).toBe('2')
})

test('an answer that has come whole stands when the time for it ends before anyone reads it', async () => {
  const time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (_url: string, { signal }: { readonly signal?: AbortSignal }) => {
    const pull = (body: ReadableStreamDefaultController) => {
      body.enqueue(new TextEncoder().encode('whole'))
      body.close()
      sent()
    }
    const start = (body: ReadableStreamDefaultController) =>
      signal?.addEventListener('abort', () => body.error(signal.reason))
    return new Response(new ReadableStream({ start, pull }, { highWaterMark: 0 }), { status: 203 })
  })
  const ahead = createAhead()
  ahead.ask('/a')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  time.abort()
  const answer = await ahead.fetch('/a', {})
  expect([answer.status, await answer.text()]).toEqual([203, 'whole'])
})

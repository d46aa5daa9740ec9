import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onUnhandledError } from '../../../src/client/unhandled-errors.ts'

const origin = 'https://site.example'
const listeners = new Map<string, (event: unknown) => void>()
const reported: unknown[] = []

beforeEach(() => {
  reported.length = 0
  vi.stubEnv('DEV', false)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  )
  onUnhandledError((error) => reported.push(error))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** An error that passed through these files, the first of which threw it. */
function errorFrom(...files: readonly string[]): Error {
  const error = new Error('boom')
  error.stack = ['Error: boom', ...files.map((file) => `    at run (${file}:1:2)`)].join('\n')
  return error
}

/**
 * Both ways in which a browser tells; the event's file name is the document's or this site's, as it likes.
 */
function tell(error: unknown): void {
  listeners.get('error')?.({ error, filename: `${origin}/en`, message: 'boom' })
  listeners.get('unhandledrejection')?.({ reason: error })
}

test.each([
  ['a file of this build', errorFrom(`${origin}/_build/site-abc.js`)],
  [
    'another’s code that this build called',
    errorFrom('https://cdn.example/x.js', `${origin}/_build/site.js`),
  ],
])('an error of %s is reported', (_, error) => {
  tell(error)
  expect(reported).toEqual([error, error])
})

test.each([
  ['a notice without an error, such as of a ResizeObserver', null],
  ['nothing', undefined],
  ['a text', `thrown at ${origin}/_build/site.js`],
  ['an extension', errorFrom('chrome-extension://abc/content.js')],
  ['an inline script of the document', errorFrom(`${origin}/en`)],
  ['a measuring script', errorFrom('https://www.googletagmanager.com/gtm.js')],
  ['a build of another site', errorFrom('https://other.example/_build/site.js')],
  ['an error without a stack', Object.assign(new Error('boom'), { stack: undefined })],
])('%s takes no page away', (_, error) => {
  tell(error)
  expect(reported).toEqual([])
})

test('in development the site’s own files are its sources', () => {
  vi.stubEnv('DEV', true)
  const own = errorFrom(`${origin}/src/site.tsx?t=1`)
  tell(own)
  tell(errorFrom(`${origin}/@vite/client`))
  expect(reported).toEqual([own, own])
})

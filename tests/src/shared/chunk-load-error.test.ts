import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isChunkLoadError } from '../../../src/shared/chunk-load-error.ts'
import { ignoreStylePreloadErrors } from '../../../src/shared/preload-errors.ts'
import { expectConsole } from '../../support/reports.ts'
import { openPage } from '../client/builds/fake-browser.ts'

const chunk = 'https://own.test/_build/page-1a2b.js'

test.each([
  `Failed to fetch dynamically imported module: ${chunk}`,
  `error loading dynamically imported module: ${chunk}`,
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
])('code that could not be fetched: %s', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true)
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'x')"),
  new SyntaxError('Unexpected token <'),
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new Error('Unable to preload CSS for /_build/page-1a2b.css'),
  new Error(`It said: Failed to fetch dynamically imported module: ${chunk}`),
  new DOMException('The user aborted a request.', 'AbortError'),
  `Failed to fetch dynamically imported module: ${chunk}`,
  { message: `Failed to fetch dynamically imported module: ${chunk}` },
  null,
  undefined,
])('an error that a reload does not mend: %s', (error) => {
  expect(isChunkLoadError(error)).toBe(false)
})

describe('a preload that fails', () => {
  let page = {} as ReturnType<typeof openPage>
  beforeEach(() => {
    page = openPage()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** As Vite sends it; true when the import goes on. */
  const fail = (message: string): boolean => {
    const event = new Event('vite:preloadError', { cancelable: true })
    return !page.window.dispatchEvent(Object.assign(event, { payload: new Error(message) }))
  }

  test('does not keep the code back when it is a style, and is told with its name', () => {
    expectConsole('warn', '/_build/page-1a2b.css')
    ignoreStylePreloadErrors()
    expect(fail('Unable to preload CSS for /_build/page-1a2b.css')).toBe(true)
  })

  test('stays a failure when it is code', () => {
    ignoreStylePreloadErrors()
    expect(fail(`Failed to fetch dynamically imported module: ${chunk}`)).toBe(false)
  })

  test('is Vite’s again at the end', () => {
    ignoreStylePreloadErrors()()
    expect(fail('Unable to preload CSS for /_build/page-1a2b.css')).toBe(false)
  })
})

import { vi } from 'vitest'

/**
 * Stubs the parts of a browser that `src/client/builds` uses: window, document and network connection. Undo
 * it after each test with `vi.unstubAllGlobals`.
 */
export function openPage(network?: { effectiveType?: string; saveData?: boolean }) {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', readyState: 'complete' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { connection: network })
  return {
    window,
    document,
    focus: () => window.dispatchEvent(new Event('focus')),
    goOnline: () => window.dispatchEvent(new Event('online')),
    show: (visibilityState: string) => {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    },
    comeBack: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}

/** A fake session storage; `kept` are its entries. */
export function createStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    open: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
  }
}

/** A session storage that the browser blocks. */
export const blockedStorage = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/**
 * Stubs `fetch` to answer with what `reply` gives for a URL, and records all requests. Undo it after each
 * test with `vi.unstubAllGlobals`.
 */
export function createNetwork(reply: (url: string, count: number) => Response | Promise<Response>) {
  const asked: string[] = []
  const options: RequestInit[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(url)
    options.push(init)
    return reply(url, asked.length)
  })
  return { asked, options }
}

import { vi } from 'vitest'

/**
 * As much of a browser as `src/client/builds` touches: two targets of events and a connection. Stubbed
 * globals: undo them after each test.
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

/** A tab's storage. */
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

export const blockedStorage = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/**
 * A network that answers with what `reply` gives for an address, and remembers what it was asked. Undo it
 * after each test.
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

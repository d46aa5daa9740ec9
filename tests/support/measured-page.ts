import { vi } from 'vitest'

interface FakeScript {
  async: boolean
  src: string
  readonly dataset: Record<string, string>
}

interface Options {
  readonly consent?: 'yes' | 'no' | undefined
  readonly path?: string
  /** How the browser came to the document. */
  readonly type?: 'navigate' | 'reload' | 'back_forward'
  readonly visibility?: 'visible' | 'hidden'
  /** The tab's storage, shared by documents; undefined where it is blocked. */
  readonly storage?: Map<string, string> | undefined
}

/** As much of a browser as analytics touch; each call is another document. */
export function openMeasured(options: Options = {}) {
  const { consent, path = '/kust', type = 'navigate', visibility = 'visible' } = options
  const scripts: FakeScript[] = []
  const storage = 'storage' in options ? options.storage : new Map<string, string>()
  const removed: string[] = []
  const page = Object.assign(new EventTarget(), {
    scripts,
    title: 'Kust – Kwelder',
    visibilityState: visibility as string,
    cookies: consent ? `consent=${consent}.1.2026-11-22` : '',
    documentElement: { lang: 'nl', dataset: (consent ? { consent } : {}) as Record<string, string> },
    querySelector: () => scripts.find(({ dataset }) => dataset.gtm !== undefined) ?? null,
    createElement: (): FakeScript => ({ async: false, src: '', dataset: {} }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  })
  Object.defineProperty(page, 'cookie', { get: () => page.cookies, set: (text) => removed.push(text) })
  const window: { dataLayer?: unknown[] } = {}
  const global = new EventTarget()
  const location = { reload: vi.fn(), ...addressOf(path) }
  const opened = () => {
    if (!storage) throw new Error('Blocked')
    return storage
  }
  const globals = {
    document: page,
    window,
    location,
    addEventListener: global.addEventListener.bind(global),
    performance: { getEntriesByType: () => [{ type }] },
    sessionStorage: {
      getItem: (key: string) => opened().get(key) ?? null,
      setItem: (key: string, value: string) => opened().set(key, value),
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const layer = () => window.dataLayer ?? []
  return {
    page,
    scripts,
    location,
    removed,
    layer,
    /** Page views in the order of the data layer. */
    views: () => layer().filter((entry) => (entry as { event?: string }).event === 'page_view'),
    /** Shows another page in place, as the router does. */
    goTo(next: string, title = next) {
      Object.assign(location, addressOf(next))
      page.title = title
      global.dispatchEvent(new Event('pagechange'))
    },
    /** The browser shows a document again that it had put aside. */
    wakeUp: () => global.dispatchEvent(new Event('pageshow')),
  }
}

function addressOf(path: string) {
  const { origin, hostname, pathname, search, hash } = new URL(path, 'https://www.example.org')
  return { origin, hostname, pathname, search, hash }
}

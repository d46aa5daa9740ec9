/** A document for the tests of analytics. */
import { vi } from 'vitest'
import { startAnalytics } from '../../src/client/analytics/gtm.ts'

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
    heading: 'Kust',
    querySelector: (selector: string) =>
      selector === 'h1'
        ? { textContent: page.heading }
        : (scripts.find(({ dataset }) => dataset.gtm !== undefined) ?? null),
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
  }
}

function addressOf(path: string) {
  const { origin, hostname, pathname, search, hash } = new URL(path, 'https://www.example.org')
  return { origin, hostname, pathname, search, hash }
}

/** What `/api/globalsData` answers; returns the addresses that are asked. */
export function answering(body: unknown, status = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(body, { status })
  })
  return asked
}

/** Analytics that wait for nobody. */
export const free = { apiBase: '', consentRequired: false, buildId: 'b1', onConsent: () => {} }

/** Starts analytics that wait for consent; `decide` is what a visitor does with the banner. */
export async function startWaiting(options: Parameters<typeof openMeasured>[0] = {}) {
  answering({ gtm_id: 'GTM-ABC123' })
  const opened = openMeasured(options)
  const followers: (() => void)[] = []
  await startAnalytics({
    ...free,
    consentRequired: true,
    onConsent: (decided) => followers.push(decided),
  })
  const decide = (answer: 'yes' | 'no' | 'undecided') => {
    opened.page.documentElement.dataset.consent = answer
    opened.page.cookies = `consent=${answer}.1.2026-11-22; _ga=1; _ga_X1=2; _gid=3; other=4`
    for (const follow of followers) follow()
  }
  return { ...opened, decide }
}

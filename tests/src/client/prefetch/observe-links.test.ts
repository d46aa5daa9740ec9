import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { observeLinks } from '../../../../src/client/prefetch/observe-links.ts'
import { mayPrefetch, prefetchPath } from '../../../../src/client/prefetch/prefetch-path.ts'
import type { PrefetchReason } from '../../../../src/client/prefetch/prefetch-queue.ts'

const here = new URL('https://site.example/en/here?tab=1')

type Attributes = Readonly<Record<string, string>>

/** As much of an `a` element as is looked at; `around` is a selector that something around it matches. */
const linkTo = (href: string, attributes: Attributes = {}, around?: string): Element => {
  const all: Attributes = { href, ...attributes }
  const link: Pick<Element, 'getAttribute' | 'hasAttribute' | 'closest'> = {
    getAttribute: (name: string) => all[name] ?? null,
    hasAttribute: (name: string) => name in all,
    closest: (selector: string) => (selector === 'a[href]' || selector === around ? link : null),
  }
  return link as Element
}

test.each([
  ['/en/a', '/en/a'],
  ['a', '/en/a'],
  ['./a?x=1#y', '/en/a'],
  ['/', '/'],
  ['/de/über', '/de/%C3%BCber'],
  ['https://site.example/en/a', '/en/a'],
  ['//site.example/en/a', '/en/a'],
  ['/designsystem', '/designsystem'],
])('a link to a page of the site is fetched ahead: %s', (href, path) => {
  expect(prefetchPath(linkTo(href), here)).toBe(path)
})

test.each([
  ['another site', 'https://other.example/en/a'],
  ['another port', 'https://site.example:444/en/a'],
  ['another scheme', 'http://site.example/en/a'],
  ['a script', 'javascript:void 0'],
  ['mail', 'mailto:a@site.example'],
  ['a telephone', 'tel:+311'],
  ['no address', 'https://'],
  ['a path of no page', '/api/globalsData'],
  ['broken encoding', '/en/%E0%A4%A'],
  ['the page shown', '/en/here?tab=1'],
  ['the page shown with another query', '/en/here?tab=2'],
  ['a fragment of the page shown', '#top'],
  ['a fragment of the page shown with another query', '/en/here#top'],
])('a link to %s is not', (_name, href) => {
  expect(prefetchPath(linkTo(href), here)).toBeUndefined()
})

test.each<[string, Attributes]>([
  ['opens another window', { target: '_blank' }],
  ['downloads', { download: '' }],
  ['leads to another language', { hreflang: 'de' }],
  ['is not to be followed', { rel: 'noopener nofollow' }],
  ['is said to lead away', { rel: 'External' }],
])('a link that %s is not', (_name, attributes) => {
  expect(prefetchPath(linkTo('/en/a', attributes), here)).toBeUndefined()
})

test('a link inside an example of the design system is not', () => {
  expect(prefetchPath(linkTo('/en/a', {}, '.stage'), here)).toBeUndefined()
})

test.each(['next', 'prev', 'noopener'])('a link with the relation %s is fetched ahead', (rel) => {
  expect(prefetchPath(linkTo('/en/a', { rel }), here)).toBe('/en/a')
})

const page = (dataset: DOMStringMap = {}) =>
  ({ visibilityState: 'visible', documentElement: { dataset } }) as const

test.each([
  ['a page that is shown may', page(), true],
  ['a page that is hidden may not', { ...page(), visibilityState: 'hidden' }, false],
  ['a page that is prerendered may not', { ...page(), prerendering: true }, false],
  ['a page that was prerendered and is shown may', { ...page(), prerendering: false }, true],
  ['a preview may not', page({ preview: '' }), false],
] as const)('%s fetch ahead', (_name, shown, expected) => {
  expect(mayPrefetch(shown)).toBe(expected)
})

/** An observer whose entries are made by hand. */
function fakeObserver() {
  const watched = new Set<Element>()
  let report = (_entries: readonly unknown[]) => {}
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe = (link: Element) => watched.add(link)
    unobserve = (link: Element) => watched.delete(link)
    disconnect = () => watched.clear()
  }
  const show = (target: Element, isIntersecting = true) => report([{ target, isIntersecting }])
  return { Observer, watched, show }
}

const idleDelay = 200

function setUp(links: readonly Element[] = [], pointed: Element | null = null) {
  const state = { links, isAllowed: true }
  const document = Object.assign(new EventTarget(), {
    ...page(),
    visibilityState: 'visible',
    querySelectorAll: () => state.links,
    querySelector: () => pointed,
  })
  const observer = fakeObserver()
  const parts = { document, location: here, window: {}, addEventListener: () => {} }
  for (const [name, part] of Object.entries(parts)) vi.stubGlobal(name, part)
  vi.stubGlobal('IntersectionObserver', observer.Observer)
  const prefetched: [string, PrefetchReason][] = []
  const prefetch = (path: string, reason: PrefetchReason) => prefetched.push([path, reason])
  const linkObserver = observeLinks({ prefetch, isAllowed: () => state.isAllowed })
  const send = (type: string, target?: Element) => {
    const event = new Event(type)
    if (target) Object.defineProperty(event, 'target', { value: target })
    document.dispatchEvent(event)
  }
  return { ...linkObserver, ...observer, document, state, prefetched, send }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const link = linkTo('/en/a')
const text = { closest: () => null } as unknown as Element

test.each(['pointerover', 'focusin'])('a link counts as meant 65 ms after %s', async (type) => {
  const { send, prefetched } = setUp()
  send(type, link)
  await vi.advanceTimersByTimeAsync(64)
  expect(prefetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(prefetched).toEqual([['/en/a', 'intent']])
})

test('a pointer or a focus that passes by means nothing', async () => {
  const { send, prefetched } = setUp()
  send('pointerover', link)
  await vi.advanceTimersByTimeAsync(64)
  send('pointerover', text)
  send('focusin', link)
  await vi.advanceTimersByTimeAsync(64)
  send('focusin', linkTo('/en/b'))
  await vi.advanceTimersByTimeAsync(65)
  expect(prefetched).toEqual([['/en/b', 'intent']])
})

test('a touch means its link at once', () => {
  const { send, prefetched } = setUp()
  send('touchstart', text)
  send('touchstart', link)
  expect(prefetched).toEqual([['/en/a', 'intent']])
})

test('a link that is pointed at already counts as meant 65 ms later', async () => {
  const { prefetched } = setUp([], link)
  await vi.advanceTimersByTimeAsync(64)
  expect(prefetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(prefetched).toEqual([['/en/a', 'intent']])
})

test('links are watched when the app is there and the page is idle, and seen after 300 ms in view', async () => {
  const { scan, watched, show, prefetched } = setUp([link])
  await vi.advanceTimersByTimeAsync(idleDelay)
  scan()
  expect(watched.size).toBe(0)
  await vi.advanceTimersByTimeAsync(idleDelay)
  expect([...watched]).toEqual([link])
  show(link)
  await vi.advanceTimersByTimeAsync(299)
  expect(prefetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(prefetched).toEqual([['/en/a', 'in-view']])
  expect(watched.size).toBe(0)
})

test('a link that is scrolled past is not seen', async () => {
  const { show, prefetched } = setUp([link])
  await vi.advanceTimersByTimeAsync(idleDelay)
  show(link)
  await vi.advanceTimersByTimeAsync(299)
  show(link, false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(prefetched).toEqual([])
})

test('a rescan looks at the links of the page that is shown then', async () => {
  const { scan, watched, show, state, prefetched } = setUp([link])
  await vi.advanceTimersByTimeAsync(idleDelay)
  show(link)
  const other = linkTo('/en/b')
  state.links = [other]
  scan()
  await vi.advanceTimersByTimeAsync(idleDelay)
  expect([...watched]).toEqual([other])
  show(other)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(prefetched).toEqual([['/en/b', 'in-view']])
})

test('whether it is allowed is asked each time', () => {
  const { send, state, prefetched } = setUp()
  state.isAllowed = false
  send('touchstart', link)
  expect(prefetched).toEqual([])
  state.isAllowed = true
  send('touchstart', link)
  expect(prefetched).toHaveLength(1)
})

test('a page that becomes visible looks at its links again', async () => {
  const { document, show, send, watched, prefetched } = setUp([link])
  document.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(idleDelay)
  show(link)
  await vi.advanceTimersByTimeAsync(300)
  expect(prefetched).toEqual([])
  document.visibilityState = 'visible'
  send('visibilitychange')
  await vi.advanceTimersByTimeAsync(idleDelay)
  expect([...watched]).toEqual([link])
})

test('nothing is left after the end: no timer, no listener, no link', async () => {
  const { stop, scan, send, show, watched, prefetched } = setUp([link])
  await vi.advanceTimersByTimeAsync(idleDelay)
  send('pointerover', link)
  show(link)
  scan()
  stop()
  await vi.advanceTimersByTimeAsync(1_000)
  for (const type of ['touchstart', 'pointerover', 'focusin', 'visibilitychange']) send(type, link)
  expect(prefetched).toEqual([])
  expect(watched.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

import { whenIdle } from '../lifecycle/when-idle.ts'
import { onLinkIntent } from '../router/link-intent.ts'
import type { PrefetchCache } from './prefetch-cache.ts'
import { mayPrefetch, prefetchPath } from './prefetch-path.ts'
import type { PrefetchReason } from './prefetch-queue.ts'

interface LinkObserverOptions {
  /** Prefetches the payload of a path, within the limits of the cache. */
  readonly prefetch: PrefetchCache<unknown>['prefetch']
  /** Called before each prefetch: false where the connection does not allow one. */
  readonly isAllowed: () => boolean
}

/** Watches the links of the page that is shown. */
export interface LinkObserver {
  /**
   * Watches the links that the page has when the browser is next idle. To be called after hydration, after
   * each navigation, and when a manifest has arrived that says what may be prefetched.
   */
  readonly scan: () => void
  /** Stops watching links; nothing is prefetched any more. */
  readonly stop: () => void
}

/** Milliseconds for which a link has to be in view before its page is prefetched. */
const dwell = 300

/** Prefetches the payloads of pages whose links are in view, pointed at, focused or touched. */
export function observeLinks({ prefetch, isAllowed }: LinkObserverOptions): LinkObserver {
  const end = new AbortController()
  const { signal } = end

  const prefetchLink = (link: Element, reason: PrefetchReason) => {
    const path = prefetchPath(link, location)
    if (path !== undefined && mayPrefetch(document) && isAllowed()) prefetch(path, reason)
  }
  const view = watchView((link) => prefetchLink(link, 'in-view'))
  const scan = () => {
    void whenIdle().then(() => {
      if (!signal.aborted) view.watch(document.querySelectorAll('a[href]'))
    })
  }

  onLinkIntent((link) => prefetchLink(link, 'intent'), signal)
  // Links that were in view while the page was hidden or prerendered were not prefetched.
  for (const type of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(type, scan, { signal })
  signal.addEventListener('abort', () => view.watch([]))
  return { scan, stop: () => end.abort() }
}

/** Calls back with each watched link that has been in view for `dwell`, once. `watch` replaces the links. */
function watchView(onView: (link: Element) => void): { readonly watch: (links: Iterable<Element>) => void } {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const updateTimer = ({ target, isIntersecting }: IntersectionObserverEntry) => {
    clearTimeout(timers.get(target))
    if (isIntersecting) timers.set(target, startTimer(target))
  }
  const observer = new IntersectionObserver((entries) => entries.forEach(updateTimer))
  const startTimer = (link: Element) =>
    setTimeout(() => {
      observer.unobserve(link)
      onView(link)
    }, dwell)
  return {
    watch: (links) => {
      observer.disconnect()
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      for (const link of links) observer.observe(link)
    },
  }
}

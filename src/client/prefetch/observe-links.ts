import { whenIdle } from '../lifecycle/when-idle.ts'
import { followPointers } from '../router/link-intent.ts'
import type { Prefetch } from './prefetch-cache.ts'
import { mayPrefetch, prefetchPath } from './prefetch-path.ts'
import type { Reason } from './prefetch-queue.ts'

interface LinkFollower {
  readonly prefetch: Pick<Prefetch<unknown>, 'want'>
  /** Asked each time: false on slow links and when the visitor saves data. */
  readonly isAllowed: () => boolean
}

export interface FollowedLinks {
  /**
   * Looks for links in view: when the app is there, after each navigation, and when it has become known what
   * can be fetched ahead.
   */
  readonly rescan: () => void
  readonly stop: () => void
}

/** Milliseconds for which a link is in view before its page counts as wanted. */
const dwell = 300

/** Wants the pages whose links are in view, pointed at, focused or touched. */
export function followLinks({ prefetch, isAllowed }: LinkFollower): FollowedLinks {
  const end = new AbortController()
  const { signal } = end

  const want = (link: Element, reason: Reason) => {
    const path = prefetchPath(link, location)
    if (path !== undefined && mayPrefetch(document) && isAllowed()) prefetch.want(path, reason)
  }
  const view = watchView((link) => want(link, 'seen'))
  const rescan = () => {
    void whenIdle().then(() => {
      if (!signal.aborted) view.watch(document.querySelectorAll('a[href]'))
    })
  }

  followPointers((link) => want(link, 'meant'), signal)
  // What was in view while the page was hidden or prerendered was not wanted.
  for (const type of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(type, rescan, { signal })
  signal.addEventListener('abort', () => view.watch([]))
  return { rescan, stop: () => end.abort() }
}

/** Reports each of the links that it watches once it has been in view for a while. */
function watchView(see: (link: Element) => void): { readonly watch: (links: Iterable<Element>) => void } {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const settle = ({ target, isIntersecting }: IntersectionObserverEntry) => {
    clearTimeout(timers.get(target))
    if (isIntersecting) timers.set(target, wait(target))
  }
  const observer = new IntersectionObserver((entries) => entries.forEach(settle))
  const wait = (link: Element) =>
    setTimeout(() => {
      observer.unobserve(link)
      see(link)
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

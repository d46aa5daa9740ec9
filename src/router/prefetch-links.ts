import { whenCalm } from '../when-calm.ts'
import { type Here, inSiteAddress, type Link, linkOf } from './links.ts'
import type { Prefetch } from './prefetch.ts'
import type { Reason } from './prefetch-queue.ts'

interface LinkFollower {
  readonly prefetch: Pick<Prefetch<unknown>, 'want'>
  /** Asked each time: false on slow links and when the visitor saves data. */
  readonly isAllowed: () => boolean
}

export interface FollowedLinks {
  /** Looks for links in view again: after each navigation, and when it may have become known what can be fetched ahead. */
  readonly rescan: () => void
  readonly stop: () => void
}

/** Milliseconds for which a link is pointed at, focused or in view before its page counts as wanted. */
const dwell: Readonly<Record<Reason, number>> = { meant: 65, seen: 300 }
const foreign = /\b(nofollow|external)\b/i

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
    void whenCalm().then(() => {
      if (!signal.aborted) view.watch(document.querySelectorAll('a[href]'))
    })
  }

  followPointers((link) => want(link, 'meant'), signal)
  // What was in view while the page was hidden or prerendered was not wanted.
  for (const type of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(type, rescan, { signal })
  signal.addEventListener('abort', () => view.watch([]))
  rescan()
  return { rescan, stop: () => end.abort() }
}

function followPointers(mean: (link: Element) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (link) timer = setTimeout(() => mean(link), dwell.meant)
  }
  const touch = (event: Event) => {
    const link = linkOf(event)
    if (link) mean(link)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, rest, { signal })
  document.addEventListener('touchstart', touch, { signal, passive: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
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
    }, dwell.seen)
  return {
    watch: (links) => {
      observer.disconnect()
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      for (const link of links) observer.observe(link)
    },
  }
}

/**
 * The path of the page to fetch ahead for a link; undefined when the router would not follow it in place, for the page shown, for other
 * languages (all have `hreflang`), for examples of the design system and for what the site does not vouch for.
 */
export function prefetchPath(link: Link & Pick<Element, 'closest'>, here: Here): string | undefined {
  const isApart =
    link.hasAttribute('hreflang') || foreign.test(link.getAttribute('rel') ?? '') || link.closest('.stage')
  const path = isApart ? undefined : inSiteAddress(link, here)?.pathname
  return path === here.pathname ? undefined : path
}

/** As much of a document as decides whether anything may be fetched ahead. */
export interface Page {
  readonly visibilityState: DocumentVisibilityState
  /** Only some browsers render a page before it is visited. */
  readonly prerendering?: boolean
  readonly documentElement: { readonly dataset: DOMStringMap }
}

/** False for a page that nobody looks at yet and for an editor's preview. */
export const mayPrefetch = ({ visibilityState, prerendering, documentElement }: Page): boolean =>
  visibilityState === 'visible' && !prerendering && documentElement.dataset.preview === undefined

import { loadDocument } from '../builds/load-document.ts'
import { inSiteTarget } from './links.ts'
import type { Place } from './restore-scroll.ts'
import { followScroll, rememberScroll } from './save-scroll.ts'
import { createCrossFade } from './view-transition.ts'

/** How the page was reached; decides about scroll and focus after it is shown. */
export interface Arrival {
  readonly hash: string
  /** Where the visitor had scrolled to, for back and forward. */
  readonly scroll: number | undefined
}

export interface Navigation<Page> {
  /** Runs before every route change: closes menus and dialogs. */
  readonly reset: () => void
  /**
   * Asked before each load: true when the page must not be shown in place, and the browser has been told to
   * load its document.
   */
  readonly leave: (url: URL) => boolean
  /** Gets everything the page needs, or the address it redirects to. Rejects when it cannot be had. */
  readonly load: (url: URL, signal: AbortSignal) => Promise<Page | URL>
  /**
   * What to show at an address that could not be loaded; undefined when the browser has been told to load its
   * document.
   */
  readonly rescue: (error: unknown, url: URL) => Page | undefined
  readonly show: (page: Page, arrival: Arrival) => void
  /** Shows other data of the page that stands there: nothing scrolls, and the focus stays where it is. */
  readonly refresh: (page: Page) => void
  /** A load began or ended. */
  readonly busy: (busy: boolean) => void
}

export interface Router {
  readonly visit: (url: URL) => void
  /**
   * Shows the same page with another query in the place of its own, unless another page is on its way. Only
   * the last of several is shown, and one that cannot be had in place is left to the browser.
   */
  readonly refine: (url: URL) => void
}

type Mode =
  | { readonly kind: 'push' | 'replace' }
  | { readonly kind: 'traverse'; readonly scroll: number | undefined }

/** Follows in-site links without a page load. Anything it cannot handle is left to the browser. */
export function startRouter<Page>(navigation: Navigation<Page>): Router {
  const { reset, leave, load, rescue, show, refresh, busy } = navigation
  let underWay: { readonly href: string; readonly abort: AbortController } | undefined
  let shown = location.pathname + location.search
  /**
   * The browser has been told to load a document. Nothing is shown in place that it would replace: another
   * click is another document.
   */
  let isLeaving = false
  let refining: AbortController | undefined
  const crossFade = createCrossFade()

  const stop = () => {
    underWay?.abort.abort()
    underWay = undefined
    busy(false)
  }

  followScroll(() => location.pathname + location.search === shown)
  // The page put another query into its own address.
  addEventListener('addresschange', () => {
    shown = location.pathname + location.search
  })
  followClicks((url) => {
    // What hangs in place may be had as a document: the visitor has asked twice.
    if (underWay?.href === url.href) isLeaving = true
    visit(url)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false
  })
  addEventListener('popstate', (event) => {
    const place: Place | null = event.state
    if (location.pathname + location.search !== shown)
      return go(new URL(location.href), { kind: 'traverse', scroll: place?.scroll })
    // Another place on the page shown, or a return to it while another one was on its way.
    stop()
    if (place) scrollTo(0, place.scroll)
  })

  function visit(url: URL): void {
    if (underWay?.href === url.href && !isLeaving) return
    // As in a browser, a link to the page shown loads it again without a new entry.
    go(url, { kind: url.href === location.href ? 'replace' : 'push' })
  }

  function go(url: URL, mode: Mode): void {
    underWay?.abort.abort()
    refining?.abort()
    const abort = new AbortController()
    underWay = { href: url.href, abort }
    if (mode.kind !== 'traverse') rememberScroll()
    reset()
    if (isLeaving) loadDocument(url)
    else isLeaving = leave(url)
    if (isLeaving) {
      // The browser says itself that it loads a document.
      stop()
      return
    }
    busy(true)
    const isOver = () => abort.signal.aborted
    const fadeTo = async (page: Page, end: URL) => {
      if (!isOver()) await crossFade(() => isOver() || arrive(page, end, mode))
    }
    follow(load, url, abort.signal)
      .then(([page, end]) => fadeTo(page, end))
      .catch((error: unknown) => {
        if (isOver()) return
        const page = rescue(error, url)
        if (!page) isLeaving = true
        return page && fadeTo(page, url)
      })
      .finally(() => {
        if (underWay?.abort !== abort) return
        underWay = undefined
        busy(false)
      })
  }

  function arrive(page: Page, url: URL, mode: Mode): void {
    if (mode.kind === 'push') history.pushState({ scroll: 0 } satisfies Place, '', url)
    else if (url.href !== location.href) history.replaceState(history.state, '', url)
    shown = url.pathname + url.search
    show(page, { hash: url.hash, scroll: mode.kind === 'traverse' ? mode.scroll : undefined })
  }

  function refine(url: URL): void {
    if (underWay || isLeaving) return
    refining?.abort()
    refining = new AbortController()
    const { signal } = refining
    load(url, signal)
      .then((page) => {
        if (signal.aborted) return
        if (page instanceof URL) throw new Error('The page redirects')
        history.replaceState(history.state, '', url)
        shown = url.pathname + url.search
        refresh(page)
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        const page = rescue(error, url)
        if (page) refresh(page)
        else isLeaving = true
      })
  }

  return { visit, refine }
}

function followClicks(open: (url: URL) => void): void {
  document.addEventListener('click', (event) => {
    const url = inSiteTarget(event)
    if (!url) return
    event.preventDefault()
    // The second click of a double click may meet another link of the page that the first one brought.
    if (event.detail <= 1) open(url)
  })
}

const maxRedirects = 5

/**
 * Loads an address, or the one that it redirects to. Rejects when an address leads off this site, or on for
 * ever.
 */
async function follow<Page>(
  load: Navigation<Page>['load'],
  start: URL,
  signal: AbortSignal,
): Promise<readonly [Page, URL]> {
  let url = start
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const found = await load(url, signal)
    if (!(found instanceof URL)) return [found, url]
    if (found.origin !== location.origin) throw new Error('The page redirects to another site')
    url = found
  }
  throw new Error(`More than ${maxRedirects} redirects from ${start.pathname}`)
}

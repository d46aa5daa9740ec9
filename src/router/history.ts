import { createCrossFade } from './cross-fade.ts'
import { inSiteTarget } from './links.ts'
import { keepScroll, type Place, rememberScroll, restoreScroll } from './scroll.ts'

/** How the page was reached; decides about scroll and focus after it is shown. */
export interface Arrival {
  readonly hash: string
  /** Where the visitor had scrolled to, for back and forward. */
  readonly scroll: number | undefined
}

export interface Navigation<Page> {
  /** Runs before every route change: closes menus and dialogs. */
  readonly reset: () => void
  /** Gets everything the page needs, or the address it redirects to. Rejects when it cannot be had. */
  readonly load: (url: URL, signal: AbortSignal) => Promise<Page | URL>
  readonly show: (page: Page, arrival: Arrival) => void
  /** A load began or ended. */
  readonly busy: (busy: boolean) => void
}

export interface Router {
  readonly visit: (url: URL) => void
}

type Mode =
  | { readonly kind: 'push' | 'replace' }
  | { readonly kind: 'traverse'; readonly scroll: number | undefined }

const maxRedirects = 5

/** Follows in-site links without a page load. Anything it cannot handle is left to the browser. */
export function startRouter<Page>({ reset, load, show, busy }: Navigation<Page>): Router {
  let underWay: { readonly href: string; readonly abort: AbortController } | undefined
  let shown = location.pathname + location.search
  const crossFade = createCrossFade()

  const stop = () => {
    underWay?.abort.abort()
    underWay = undefined
    busy(false)
  }

  history.scrollRestoration = 'manual'
  restoreScroll()
  addEventListener(
    'scroll',
    keepScroll(() => location.pathname + location.search === shown),
    { passive: true },
  )
  // A reload or a return from another site restores the browser's own way.
  addEventListener('pagehide', () => {
    rememberScroll()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  // The page put another query into its own address.
  addEventListener('addresschange', () => {
    shown = location.pathname + location.search
  })
  document.addEventListener('click', (event) => {
    const url = inSiteTarget(event)
    if (!url) return
    event.preventDefault()
    // The second click of a double click may meet another link of the page that the first one brought.
    if (event.detail <= 1) visit(url)
  })
  addEventListener('popstate', (event) => {
    const place: Place | null = event.state
    if (location.pathname + location.search !== shown)
      return go(new URL(location.href), { kind: 'traverse', scroll: place?.scroll })
    // Another place on the page shown, or a return to it while another one was on its way.
    stop()
    scrollTo(0, place?.scroll ?? scrollY)
  })

  const visit = (url: URL) => {
    if (underWay?.href === url.href) return
    // As in a browser, a link to the page shown loads it again without a new entry.
    go(url, { kind: url.href === location.href ? 'replace' : 'push' })
  }

  function go(url: URL, mode: Mode): void {
    underWay?.abort.abort()
    const abort = new AbortController()
    underWay = { href: url.href, abort }
    if (mode.kind !== 'traverse') rememberScroll()
    reset()
    busy(true)
    follow(url, abort.signal)
      .then(([page, end]) => {
        if (!abort.signal.aborted) return crossFade(() => abort.signal.aborted || arrive(page, end, mode))
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        console.warn('The page could not be loaded in place', error)
        leave(url, mode)
      })
      .finally(() => {
        if (underWay?.abort !== abort) return
        underWay = undefined
        busy(false)
      })
  }

  async function follow(start: URL, signal: AbortSignal): Promise<readonly [Page, URL]> {
    let url = start
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const found = await load(url, signal)
      if (!(found instanceof URL)) return [found, url]
      if (found.origin !== location.origin) throw new Error('The page redirects to another site')
      url = found
    }
    throw new Error(`More than ${maxRedirects} redirects from ${start.pathname}`)
  }

  function arrive(page: Page, url: URL, mode: Mode): void {
    if (mode.kind === 'push') history.pushState({ scroll: 0 } satisfies Place, '', url)
    else if (url.href !== location.href) history.replaceState(history.state, '', url)
    shown = url.pathname + url.search
    show(page, { hash: url.hash, scroll: mode.kind === 'traverse' ? mode.scroll : undefined })
  }

  return { visit }
}

/** A document load is the answer to everything that cannot be shown in place. */
function leave(url: URL, mode: Mode): void {
  if (mode.kind === 'traverse') location.reload()
  else location.assign(url)
}

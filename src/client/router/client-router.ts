import { loadDocument } from '../builds/load-document.ts'
import { focusOn } from './focus-on.ts'
import { followRedirects } from './follow-redirects.ts'
import type { HistoryState } from './history-state.ts'
import { clickedPageUrl } from './links.ts'
import { placeToGoOn } from './place-to-go-on.ts'
import { saveScroll, trackScroll } from './save-scroll.ts'
import { createViewTransition } from './view-transition.ts'

/** Where a page scrolls to after a navigation. */
export interface ScrollTarget {
  /** The fragment of the address, with its `#`; empty where there is none. */
  readonly hash: string
  /** What the visitor left of the page; only for back and forward. */
  readonly left: HistoryState | undefined
}

/** What the router calls to load and show pages, of any type. */
export interface NavigationHandlers<Page> {
  /** Runs before each navigation: closes menus and dialogs. */
  readonly reset: () => void
  /**
   * Runs before each load: true when the page must not be shown in place and the browser loads its document.
   */
  readonly loadDocumentInstead: (url: URL) => boolean
  /** Gives a page, or the address that it redirects to. Rejects when it cannot be loaded. */
  readonly load: (url: URL, signal: AbortSignal) => Promise<Page | URL>
  /**
   * Receives the error of a page that failed to load. True when nothing can be loaded now, a document neither:
   * the page shown stays, and the page that failed is loaded again when the browser is online.
   */
  readonly isUnreachable: (error: unknown) => boolean
  /**
   * Gives what to show instead of a page that failed to load; undefined when it makes the browser load a
   * document.
   */
  readonly recover: (error: unknown, url: URL) => Page | undefined
  /** Shows another page. */
  readonly show: (page: Page, target: ScrollTarget) => void
  /** Shows other data of the same page: scroll position and focus stay. */
  readonly refresh: (page: Page) => void
  /** Receives whether a page is being loaded. */
  readonly setBusy: (busy: boolean) => void
}

/** Navigates within this document: shows other pages of the site without loading their documents. */
export interface ClientRouter {
  readonly navigate: (url: URL) => void
  /**
   * Loads the same page with another query, and replaces the history entry. Ignored while another page or a
   * document is being loaded. Of several calls only the last one counts; where the load fails, `recover`
   * decides what happens.
   */
  readonly replaceQuery: (url: URL) => void
}

/** How a navigation changes the browser's history: `traverse` is back or forward. */
type HistoryMode =
  | { readonly kind: 'push' | 'replace' }
  | { readonly kind: 'traverse'; readonly left: HistoryState }

/**
 * Starts to show pages without loading documents, when the visitor follows a link within the site or goes
 * back or forward. All other clicks are the browser's.
 */
export function startClientRouter<Page>(handlers: NavigationHandlers<Page>): ClientRouter {
  const { reset, loadDocumentInstead, load, isUnreachable, recover, show, refresh, setBusy } = handlers
  let inFlight: { readonly href: string; readonly abort: AbortController } | undefined
  let shownPath = location.pathname + location.search
  /**
   * The browser is loading a document, which would replace a page that is shown in place. Each further click
   * loads a document as well.
   */
  let isLoadingDocument = false
  let queryAbort: AbortController | undefined
  /** Loads the page again that could not be reached. */
  let retry: (() => void) | undefined
  const transition = createViewTransition()

  const stop = () => {
    inFlight?.abort.abort()
    inFlight = retry = undefined
    setBusy(false)
  }

  trackScroll(() => location.pathname + location.search === shownPath)
  // The design system has written the options of its examples into the query of the page shown.
  addEventListener('addresschange', () => {
    shownPath = location.pathname + location.search
  })
  onLinkClick((url) => {
    // The visitor has clicked twice: a payload that hangs may still arrive as a document.
    if (inFlight?.href === url.href) isLoadingDocument = true
    navigate(url)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLoadingDocument = false
  })
  addEventListener('online', () => retry?.())
  addEventListener('popstate', (event) => {
    const state: HistoryState = event.state ?? {}
    if (location.pathname + location.search !== shownPath)
      return start(new URL(location.href), { kind: 'traverse', left: state })
    // Another fragment of the page shown, or the way back to it while another page is being loaded.
    stop()
    if (state.scroll !== undefined) scrollTo(0, state.scroll)
    if (state.followed) focusOn(placeToGoOn(state))
  })

  function navigate(url: URL): void {
    if (inFlight?.href === url.href && !isLoadingDocument) return
    // As in a browser, a link to the page shown loads it again without a new entry.
    start(url, { kind: url.href === location.href ? 'replace' : 'push' })
  }

  function start(url: URL, mode: HistoryMode): void {
    inFlight?.abort.abort()
    queryAbort?.abort()
    const abort = new AbortController()
    inFlight = { href: url.href, abort }
    retry = undefined
    if (mode.kind !== 'traverse') saveScroll()
    reset()
    if (isLoadingDocument) loadDocument(url)
    else isLoadingDocument = loadDocumentInstead(url)
    if (isLoadingDocument) {
      // The browser has a progress bar of its own for documents.
      stop()
      return
    }
    setBusy(true)
    const isOver = () => abort.signal.aborted
    const commitInTransition = async (page: Page, end: URL) => {
      if (!isOver()) await transition(() => isOver() || commit(page, end, mode))
    }
    followRedirects(load, url, abort.signal)
      .then(([page, end]) => commitInTransition(page, end))
      .catch((error: unknown) => {
        if (isOver()) return
        if (isUnreachable(error)) {
          retry = () => start(url, mode)
          return
        }
        const page = recover(error, url)
        if (!page) isLoadingDocument = true
        return page && commitInTransition(page, url)
      })
      .finally(() => {
        if (inFlight?.abort !== abort) return
        inFlight = undefined
        setBusy(false)
      })
  }

  function commit(page: Page, url: URL, mode: HistoryMode): void {
    if (mode.kind === 'push') history.pushState({ scroll: 0 } satisfies HistoryState, '', url)
    // After a redirect the page has another address than the entry.
    else if (url.href !== location.href) history.replaceState(history.state, '', url)
    shownPath = url.pathname + url.search
    show(page, { hash: url.hash, left: mode.kind === 'traverse' ? mode.left : undefined })
  }

  function replaceQuery(url: URL): void {
    if (inFlight || isLoadingDocument) return
    queryAbort?.abort()
    queryAbort = new AbortController()
    const { signal } = queryAbort
    load(url, signal)
      .then((page) => {
        if (signal.aborted) return
        if (page instanceof URL) throw new Error('The page redirects')
        history.replaceState(history.state, '', url)
        shownPath = url.pathname + url.search
        refresh(page)
      })
      .catch((error: unknown) => {
        if (signal.aborted || (!navigator.onLine && isUnreachable(error))) return
        const page = recover(error, url)
        if (page) refresh(page)
        else isLoadingDocument = true
      })
  }

  return { navigate, replaceQuery }
}

function onLinkClick(navigate: (url: URL) => void): void {
  document.addEventListener('click', (event) => {
    const url = clickedPageUrl(event)
    if (!url) return
    event.preventDefault()
    // The second click of a double click may hit a link of the page that the first one has opened.
    if (event.detail <= 1) navigate(url)
  })
}

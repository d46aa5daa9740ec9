import { pushEvent } from './data-layer.ts'

/** Key in the tab's session storage of the page view that was counted last: build id and path. */
const keyOf = (counter: string): string => `triptych:viewed${counter}`

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/**
 * Whether this page was the last that the tab counted. Returns true where storage is blocked, so that a
 * reload is not counted twice.
 */
function wasCounted(key: string, view: string): boolean {
  try {
    return sessionStorage.getItem(key) === view
  } catch {
    return true
  }
}

function rememberCounted(key: string, view: string): void {
  try {
    sessionStorage.setItem(key, view)
  } catch {
    // Storage is blocked, which `wasCounted` allows for.
  }
}

/**
 * The page's address with only the `utm_…` parameters of its query: other parameters may hold private data.
 */
function publicAddress({ origin, pathname, search }: Location): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const query = new URLSearchParams(campaign).toString()
  return origin + pathname + (query && `?${query}`)
}

/**
 * The title of a page. The title of search results contains the query, which may be private, so the page's
 * `h1` is used instead where the address has a query `q`.
 */
function titleOf({ title }: Document, { search }: Location): string {
  const heading = new URLSearchParams(search).has('q') && document.querySelector('h1')?.textContent
  return heading || title
}

/** A page that a visitor sees. */
export interface PageView {
  readonly page_location: string
  readonly page_path: string
  readonly page_title: string
  readonly page_language: string
}

const pushView = (view: PageView): void => pushEvent({ event: 'page_view', ...view })

/**
 * Returns a function that sends a page view of the page shown, to the tag manager unless told otherwise. It
 * sends none when the path is the same as at the last call, or when the tab has reloaded the page that was
 * counted last, in the same build.
 * @param counter a name for what counts besides the tag manager
 */
export function createPageViews(
  buildId: string,
  send: (view: PageView) => void = pushView,
  counter = '',
): () => void {
  const key = keyOf(counter)
  let counted: string | undefined
  return () => {
    const view = `${buildId} ${location.pathname}`
    if (view === counted) return
    const isAgain = counted === undefined && isReload() && wasCounted(key, view)
    counted = view
    if (isAgain) return
    rememberCounted(key, view)
    send({
      page_location: publicAddress(location),
      page_path: location.pathname,
      page_title: titleOf(document, location),
      page_language: document.documentElement.lang,
    })
  }
}

import { pushEvent } from './data-layer.ts'

const key = 'triptych:viewed'

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/** The page that this tab counted last. Without a memory a reload counts as one that was counted. */
function wasCounted(view: string): boolean {
  try {
    return sessionStorage.getItem(key) === view
  } catch {
    return true
  }
}

function rememberCounted(view: string): void {
  try {
    sessionStorage.setItem(key, view)
  } catch {
    // `wasCounted` answers without it.
  }
}

/** Of a query, only what campaigns add: the rest may hold what is nobody's business. */
function withoutSecrets({ origin, pathname, search }: Location): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const query = new URLSearchParams(campaign).toString()
  return origin + pathname + (query && `?${query}`)
}

/** The title of results holds what was searched for, which may be as private as the query. */
function titleOf({ title }: Document, { search }: Location): string {
  const heading = new URLSearchParams(search).has('q') && document.querySelector('h1')?.textContent
  return heading || title
}

/**
 * Returns what counts the page shown, once: not again for the same page in place, nor for its reload by the
 * same build.
 */
export function createPageViews(buildId: string): () => void {
  let counted: string | undefined
  return () => {
    const view = `${buildId} ${location.pathname}`
    if (view === counted) return
    const isAgain = counted === undefined && isReload() && wasCounted(view)
    counted = view
    if (isAgain) return
    rememberCounted(view)
    pushEvent({
      event: 'page_view',
      page_location: withoutSecrets(location),
      page_path: location.pathname,
      page_title: titleOf(document, location),
      page_language: document.documentElement.lang,
    })
  }
}

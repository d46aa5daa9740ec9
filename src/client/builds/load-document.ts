/** The parts of `window` that loading a document needs, so that tests can pass their own. */
export interface BrowserTab {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'href' | 'assign' | 'reload'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/**
 * Lets the browser load the document of an address, with its query and fragment. Where that is the document
 * shown, it is reloaded.
 */
export function loadDocument(url: URL, { location, history }: BrowserTab = globalThis): void {
  const { origin, pathname, search } = location
  if (url.origin + url.pathname + url.search !== origin + pathname + search) {
    location.assign(url.href)
    return
  }
  // Assigning an address that differs by its fragment alone would only scroll.
  if (url.href !== location.href) history.replaceState(history.state, '', url.href)
  location.reload()
}

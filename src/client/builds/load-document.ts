/** As much of a window as loads a document. */
export interface Tab {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'href' | 'assign' | 'reload'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/**
 * The browser's own way to an address, query and fragment kept: also when the document shown has the same
 * one.
 */
export function loadDocument(url: URL, { location, history }: Tab = globalThis): void {
  if (url.pathname + url.search !== location.pathname + location.search) {
    location.assign(url.href)
    return
  }
  // To the browser another fragment is a jump within the document.
  if (url.href !== location.href) history.replaceState(history.state, '', url.href)
  location.reload()
}

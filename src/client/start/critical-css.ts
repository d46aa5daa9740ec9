import { whenLoaded } from '../lifecycle/when-loaded.ts'

/**
 * Fetches the style sheet whose rules a visitor's first document has inline, so that the next document, which
 * links that file, finds it in the browser's cache. Waits until the page has loaded, and gives the link the
 * media query `not all`: the browser fetches the file last and does not apply it. Where a content security
 * policy blocks the inline styles, the file is fetched at once and applies.
 */
export async function cacheCriticalCss(): Promise<void> {
  const inline = document.querySelector<HTMLStyleElement>('style[data-href]')
  if (!inline) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${inline.dataset.href}`
  if (inline.sheet) {
    await whenLoaded()
    link.media = 'not all'
  }
  inline.before(link)
}

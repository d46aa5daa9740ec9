import type { ScrollTarget } from './client-router.ts'

/**
 * Does after a client navigation what a browser does after loading a document: scrolls, moves the focus to
 * the fragment's target or the heading, and announces the title to screen readers.
 * @param title title of the page that is now shown
 */
export function restoreScrollAndFocus({ hash, scroll }: ScrollTarget, title: string): void {
  const target = hash ? document.getElementById(decodeHash(hash)) : null
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  focusOn(target ?? document.querySelector('main h1') ?? document.getElementById('main'))
  announce(title)
}

/** `#%C3%BCber` → `über`; a fragment that cannot be decoded stays as it is, without its `#`. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  // Only elements with a `tabindex`, links and controls can have the focus.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Lets screen readers speak a text, once. */
function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

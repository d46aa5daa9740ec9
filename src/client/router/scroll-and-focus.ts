import type { ScrollTarget } from './client-router.ts'
import { focusOn } from './focus-on.ts'
import { placeToGoOn } from './place-to-go-on.ts'

/**
 * Does after a client navigation what a browser does after loading a document: scrolls, moves the focus, and
 * announces the title to screen readers. The focus goes to the fragment's target or the heading; after back
 * and forward to the link that was followed, or to a heading in view.
 * @param title title of the page that is now shown
 */
export function restoreScrollAndFocus({ hash, left }: ScrollTarget, title: string): void {
  const target = hash ? document.getElementById(decodeHash(hash)) : null
  if (left?.scroll !== undefined) scrollTo({ top: left.scroll, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  const back = left && (left.followed || !target) ? placeToGoOn(left) : undefined
  focusOn(back ?? target ?? document.querySelector('main h1') ?? document.getElementById('main'))
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

/** Lets screen readers speak a text, once. */
function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

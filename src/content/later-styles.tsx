/**
 * Loads the style sheets of what lies below a page's first screen after those of the first screen, so that
 * the first screen is painted early.
 */
import { createContext, useContext } from 'react'
import { entryPages, type PageName } from '../routes.ts'

/** Pages with a `LaterStyles` after their first screen. All other pages have all styles in the head. */
export const pagesInParts: ReadonlySet<PageName> = entryPages

/**
 * An inline script that writes the links of the later styles into the document, from the `noscript` beside
 * it. To a browser that runs scripts, the links in a `noscript` are text, so that they are not fetched too
 * early. The script runs once all styles before it have loaded: the later styles never compete with the
 * styles of the first screen. The document has the script twice. The second one finds a link and writes
 * nothing, but a script waits for the styles before it: so browsers that would paint without waiting for a
 * style sheet in the body do not paint what follows either. The content security policy allows the script by
 * its hash.
 */
export const writingScript =
  "{let p=document.currentScript.parentNode;p.querySelector('link')||document.write(p.querySelector('noscript').textContent)}"

/** Milliseconds to wait for a style sheet in the head; the browser should have it in its cache already. */
const timeout = 2_000

/** Addresses of the style sheets that `LaterStyles` links. Only the server sets them: browsers have none. */
export const LaterStylesContext = createContext<readonly string[]>([])

/**
 * Marks where a page's first screen ends. The document is painted down to this place with the styles in its
 * head; the other styles are fetched after them. Renders nothing in browsers, which have no addresses.
 */
export function LaterStyles() {
  const hrefs = useContext(LaterStylesContext)
  if (hrefs.length === 0) return null
  return (
    <div hidden data-later-styles>
      <noscript>
        {hrefs.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: writingScript }} />
      <script dangerouslySetInnerHTML={{ __html: writingScript }} />
    </div>
  )
}

/**
 * Moves the later styles from the middle of the page into the document's head, where they stay when React
 * renders another page, and removes the element of `LaterStyles`. To be called before hydration, as React in
 * the browser does not expect that element. Resolves when the styles have loaded in the head, have failed, or
 * after 2 s.
 */
export async function keepLaterStyles(page: Element): Promise<void> {
  const place = page.querySelector('[data-later-styles]')
  if (!place) return
  await Promise.all(linksIn(place).map(keep))
  place.remove()
}

/** The links that the script has written; where the script did not run, the links of the `noscript`. */
function linksIn(place: Element): HTMLLinkElement[] {
  const written = [...place.querySelectorAll('link')]
  if (written.length > 0) return written
  const unwritten = document.createElement('template')
  unwritten.innerHTML = place.querySelector('noscript')?.textContent ?? ''
  return [...unwritten.content.querySelectorAll('link')]
}

/** Adds a copy of the link to the head. Resolves when the style sheet has loaded or failed, or after 2 s. */
function keep(link: HTMLLinkElement): Promise<void> {
  const kept = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    const end = () => resolve()
    kept.onload = end
    kept.onerror = end
    setTimeout(end, timeout)
    document.head.append(kept)
  })
}

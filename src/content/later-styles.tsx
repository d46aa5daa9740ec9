/** Links the style sheets of everything below the first screen, between the first block and the rest. */
import { createContext, useContext } from 'react'
import type { PageName } from '../routes.ts'

/** Pages with a `LaterStyles` at the end of their first screen: all others have all styles in the head. */
export const pagesInParts: ReadonlySet<PageName> = new Set(['home', 'content'])

/**
 * An inline script that writes the links of the later styles into the document. The `noscript` beside it
 * holds them: for a browser that runs scripts they are text there, so it does not fetch them ahead of time.
 * The script runs once all styles before it have loaded, so the later styles never compete with those. The
 * document has it twice. The second one finds a link and writes nothing, but has to wait for the later
 * styles: this keeps browsers that do not wait for a style sheet in the body from painting what follows. The
 * content security policy allows the script by its hash.
 */
export const writingScript =
  "{let p=document.currentScript.parentNode;p.querySelector('link')||document.write(p.querySelector('noscript').textContent)}"

/** Milliseconds to wait for styles that the browser has in its cache. */
const timeout = 2_000

/** Addresses of the style sheets that `LaterStyles` links. Only the server sets them, for the document. */
export const LaterStylesContext = createContext<readonly string[]>([])

/**
 * Marks where a page's first screen ends. The document is painted down to here with the styles of its head;
 * the other styles are fetched after those.
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
 * renders another page. To be called before hydration: afterwards the page has no elements that React does
 * not know of. Resolves when the styles have loaded in the head, have failed, or after 2 s.
 */
export async function keepLaterStyles(page: Element): Promise<void> {
  const place = page.querySelector('[data-later-styles]')
  if (!place) return
  await Promise.all(linksIn(place).map(keep))
  place.remove()
}

/** The links that the script has written; where inline scripts are forbidden, those of the `noscript`. */
function linksIn(place: Element): HTMLLinkElement[] {
  const written = [...place.querySelectorAll('link')]
  if (written.length > 0) return written
  const unwritten = document.createElement('template')
  unwritten.innerHTML = place.querySelector('noscript')?.textContent ?? ''
  return [...unwritten.content.querySelectorAll('link')]
}

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

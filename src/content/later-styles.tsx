/** The style sheet of everything below the first screen, linked between the first block and the rest. */
import { createContext, useContext } from 'react'
import type { PageName } from '../routes.ts'

/** Pages that say where their first screen ends: all others have all of their styles in the head. */
export const pagesInParts: ReadonlySet<PageName> = new Set(['home', 'content'])

/**
 * Writes out the links of the later styles, which the `noscript` of their place holds: to a browser that runs
 * scripts they are text there, and none fetches them ahead of time. A script runs when the styles before it
 * are there, so nothing that is painted before these needs the line any more. It stands twice, and the second
 * one finds a link and writes nothing: it keeps browsers from painting what follows, for not each waits for a
 * style sheet by itself. Allowed by its hash.
 */
export const writingScript =
  "{let p=document.currentScript.parentNode;p.querySelector('link')||document.write(p.querySelector('noscript').textContent)}"

/** Milliseconds in which styles that the browser has already are there again. */
const patience = 2_000

/** Addresses of styles that only what follows needs. The server gives them, for the document alone. */
export const LaterStylesContext = createContext<readonly string[]>([])

/**
 * Where a page's first screen ends. A document is painted down to here with half of the styles; the others
 * are fetched behind those.
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
 * Before React takes over a document: puts the styles from the middle of its page into the head, where they
 * outlive that page. Resolves when nothing is left that React does not know of. Styles that could not be had
 * are asked for again, and not waited for.
 */
export async function keepLaterStyles(page: Element): Promise<void> {
  const place = page.querySelector('[data-later-styles]')
  if (!place) return
  await Promise.all(linksIn(place).map(keep))
  place.remove()
}

/** Those that were written; where inline scripts are forbidden, those that would have been. */
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
    setTimeout(end, patience)
    document.head.append(kept)
  })
}

import { createContext, useContext } from 'react'
import type { PageName } from './routes.ts'

/** Pages that say where their first screen ends: all others have all of their styles in the head. */
export const pagesInParts: ReadonlySet<PageName> = new Set(['home', 'content'])

/**
 * Stands twice behind the links of the later styles, which are text in their `noscript` to a browser that runs scripts. No browser finds
 * them there ahead of time, and each runs a script when the styles before it are there: so the first one lets these styles be fetched when
 * nothing that is painted before them needs the line. The second one finds an element without text, writes nothing, and keeps browsers from
 * painting what follows: not each waits for a style sheet by itself. Allowed by its hash.
 */
export const writingScript = 'document.write(document.currentScript.previousSibling.textContent)'

/** Milliseconds in which styles that the browser has already are there again. */
const patience = 2_000

/** Addresses of styles that only what follows needs. The server gives them, for the document alone. */
export const LaterStylesContext = createContext<readonly string[]>([])

/** Where a page's first screen ends. A document is painted down to here with half of the styles; the others are fetched behind those. */
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
 * Before React takes over a document: puts the styles from the middle of its page into the head, where they outlive that page. Resolves
 * when nothing is left that React does not know of. Styles that could not be had are asked for again, and not waited for.
 */
export async function keepLaterStyles(page: Element): Promise<void> {
  const place = page.querySelector('[data-later-styles]')
  const links = place?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? []
  await Promise.all([...links].map(keep))
  place?.remove()
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

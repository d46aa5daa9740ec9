import { createContext, Fragment, useContext } from 'react'
import type { PageName } from './routes.ts'

/** Pages that say where their first screen ends: all others have all of their styles in the head. */
export const pagesInParts: ReadonlySet<PageName> = new Set(['home', 'content'])

/**
 * Keeps browsers from painting what follows before its styles are there: each waits for style sheets before it runs a script, and not each
 * waits for them by itself. Allowed by its hash.
 */
export const waitingScript = '0'

/** Addresses of styles that only what follows needs. The server gives them, for the document alone. */
export const LaterStylesContext = createContext<readonly string[]>([])

/**
 * Where a page's first screen ends. A document is painted down to here with half of the styles; the others are fetched behind what is
 * painted first.
 */
export function LaterStyles() {
  const hrefs = useContext(LaterStylesContext)
  return hrefs.map((href) => (
    <Fragment key={href}>
      <link rel="stylesheet" href={href} fetchPriority="low" />
      <script dangerouslySetInnerHTML={{ __html: waitingScript }} />
    </Fragment>
  ))
}

/**
 * Puts the styles from the middle of the document into its head, where they outlive its page. Resolves when no element is left that React
 * does not know of; styles that could not be had are asked for again.
 */
export async function keepLaterStyles(page: Element): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('main link[rel="stylesheet"]')
  await Promise.all([...links].map(keep))
  for (const link of links) {
    link.nextElementSibling?.remove()
    link.remove()
  }
}

function keep(link: HTMLLinkElement): Promise<void> {
  const kept = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    // Without its styles a page is still of use.
    kept.onload = kept.onerror = () => resolve()
    document.head.append(kept)
  })
}

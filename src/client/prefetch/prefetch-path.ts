import { type Here, inSiteAddress, type Link } from '../router/links.ts'

const foreign = /\b(nofollow|external)\b/i

/**
 * The path of the page to fetch ahead for a link; undefined when the router would not follow it in place, for
 * the page shown, for other languages (all have `hreflang`), for examples of the design system and for what
 * the site does not vouch for.
 */
export function prefetchPath(link: Link & Pick<Element, 'closest'>, here: Here): string | undefined {
  const isApart =
    link.hasAttribute('hreflang') || foreign.test(link.getAttribute('rel') ?? '') || link.closest('.stage')
  const path = isApart ? undefined : inSiteAddress(link, here)?.pathname
  return path === here.pathname ? undefined : path
}

/** As much of a document as decides whether anything may be fetched ahead. */
export interface Page {
  readonly visibilityState: DocumentVisibilityState
  /** Only some browsers render a page before it is visited. */
  readonly prerendering?: boolean
  readonly documentElement: { readonly dataset: DOMStringMap }
}

/** False for a page that nobody looks at yet and for an editor's preview. */
export const mayPrefetch = ({ visibilityState, prerendering, documentElement }: Page): boolean =>
  visibilityState === 'visible' && !prerendering && documentElement.dataset.preview === undefined

import { type CurrentLocation, internalPageUrl, type LinkElement } from '../router/links.ts'

/**
 * Relations of links that a site does not vouch for, or that lead away from the site, among others in
 * `rel="noopener external"`.
 */
const foreign = /\b(nofollow|external)\b/i

/**
 * The path of the page to prefetch for a link. Undefined when the router would not follow the link in place,
 * and for links to the page shown, to other languages (which all have `hreflang`), inside examples of the
 * design system (`.stage`), and with the relation `nofollow` or `external`.
 */
export function prefetchPath(
  link: LinkElement & Pick<Element, 'closest'>,
  here: CurrentLocation,
): string | undefined {
  const isExcluded =
    link.hasAttribute('hreflang') || foreign.test(link.getAttribute('rel') ?? '') || link.closest('.stage')
  const path = isExcluded ? undefined : internalPageUrl(link, here)?.pathname
  return path === here.pathname ? undefined : path
}

/** The parts of a document that decide whether anything may be prefetched. */
export interface PrefetchDocument {
  readonly visibilityState: DocumentVisibilityState
  /** Only some browsers render a page before it is visited. */
  readonly prerendering?: boolean
  readonly documentElement: { readonly dataset: DOMStringMap }
}

/**
 * Whether a document may prefetch: not while it is hidden or prerendered, and never in an editor's preview.
 */
export const mayPrefetch = ({ visibilityState, prerendering, documentElement }: PrefetchDocument): boolean =>
  visibilityState === 'visible' && !prerendering && documentElement.dataset.preview === undefined

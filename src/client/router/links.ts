import { isPlainClick } from '../../components/plain-click.ts'
import { isPagePath } from '../../router/page-path.ts'

/** As much of an `a` element as decides where it leads. */
export type Link = Pick<Element, 'getAttribute' | 'hasAttribute'>

/** Where the page shown stands; a `URL` or the window's `location`. */
export type Here = Pick<URL, 'href' | 'origin' | 'pathname' | 'search'>

/** The page address that a click leads to, when this site can show it without a page load. */
export function inSiteTarget(event: MouseEvent): URL | undefined {
  const link = linkOf(event)
  return link && isPlainClick(event) && !event.defaultPrevented ? inSiteAddress(link, location) : undefined
}

/** The link that an event happened on. */
export const linkOf = ({ target }: Event): Element | undefined =>
  (target as Element | null)?.closest?.('a[href]') ?? undefined

/** The page address of a link, when this site can show it without a page load. */
export function inSiteAddress(link: Link, here: Here): URL | undefined {
  if (link.getAttribute('target') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  if (!URL.canParse(href, here.href)) return undefined
  const url = new URL(href, here.href)
  if (url.origin !== here.origin || isSamePage(url, here)) return undefined
  return isPagePath(url.pathname) ? url : undefined
}

/** A fragment of the page shown: the browser scrolls and focuses by itself. */
const isSamePage = (url: URL, here: Here): boolean =>
  url.hash !== '' && url.pathname === here.pathname && url.search === here.search

/** Finds out which links and clicks the client router handles, instead of the browser. */
import { isPlainClick } from '../../components/plain-click.ts'
import { isPagePath } from '../../router/page-path.ts'
import { closestLink } from './closest-link.ts'

/** The parts of an `a` element that decide where it leads. */
export type LinkElement = Pick<Element, 'getAttribute' | 'hasAttribute'>

/** The address of the page that is shown: a `URL`, or `window.location`. */
export type CurrentLocation = Pick<URL, 'href' | 'origin' | 'pathname' | 'search'>

/** The address that a click leads to, where the router can show its page; undefined for any other click. */
export function clickedPageUrl(event: MouseEvent): URL | undefined {
  const link = closestLink(event)
  return link && isPlainClick(event) && !event.defaultPrevented ? internalPageUrl(link, location) : undefined
}

/** The address of a link, where the router can show its page; undefined for any other link. */
export function internalPageUrl(link: LinkElement, here: CurrentLocation): URL | undefined {
  if (link.getAttribute('target') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  if (!URL.canParse(href, here.href)) return undefined
  const url = new URL(href, here.href)
  if (url.origin !== here.origin || isFragmentOfPage(url, here)) return undefined
  return isPagePath(url.pathname) ? url : undefined
}

/** Whether an address is a fragment of the page shown, to which the browser itself scrolls. */
const isFragmentOfPage = (url: URL, here: CurrentLocation): boolean =>
  url.hash !== '' && url.pathname === here.pathname && url.search === here.search

import { matchRoute } from './match.ts'

/** The page address that a click leads to, when this site can show it without a page load. */
export function inSiteTarget(event: MouseEvent): URL | undefined {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!link || leavesToBrowser(event) || link.getAttribute('target') || link.hasAttribute('download'))
    return undefined
  const href = link.getAttribute('href') ?? ''
  if (!URL.canParse(href, location.href)) return undefined
  const url = new URL(href, location.href)
  if (url.origin !== location.origin || isSamePage(url)) return undefined
  return matchRoute(url.pathname) ? url : undefined
}

const leavesToBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey

/** A fragment of the page shown: the browser scrolls and focuses by itself. */
const isSamePage = (url: URL): boolean =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search

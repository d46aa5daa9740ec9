/** Turns addresses in the content of a system over HTTP into addresses of our site. */
import { encodePath } from '../../http/canonical-path.ts'
import { isOwnPage } from '../model/addresses/own-addresses.ts'
import { decodeAddress, divideByPrefix, withoutSuffix } from '../model/addresses/tidy-address.ts'
import type { RemoteEntry } from './adapter.ts'
import type { CmsAddress } from './index/addresses.ts'
import type { RemoteIndex } from './index/content-index.ts'
import { type RedirectMatcher, redirectHref } from './redirects/redirect-href.ts'
import type { RemoteView } from './view.ts'

/** The meaning of an address in content: an address for a link, or an unknown one. */
type ResolvedHref =
  | { readonly kind: 'href'; readonly href: string }
  /** An address on the content system at which neither a page nor a file is known. */
  | { readonly kind: 'unknown'; readonly address: CmsAddress }

/**
 * The entry at an address on the content system. The system may not deliver that address of an entry: the
 * entry is then found by our path.
 */
export const entryAt = ({ index, locale }: RemoteView, { path }: CmsAddress): RemoteEntry | undefined =>
  index.atCms(path, locale) ?? index.atPath(index.toOurPrefix(path, locale))

/** Whether the site itself has a page at one of our paths. */
const isOwn = ({ index, languages }: RemoteView, path: string): boolean =>
  isOwnPage(index.own, divideByPrefix(languages, path).uri)

/** Whether a term or taxonomy has one of our paths. */
function isTopic({ languages, topicsIn }: RemoteView, path: string): boolean {
  const { locale, uri } = divideByPrefix(languages, path)
  return topicsIn(locale)?.at(uri) !== undefined
}

/** Turns `https://our.site/en/about` into its path when a page is there; other addresses stay. */
function ownHref(index: RemoteIndex, href: string): string {
  const path = index.addresses.ours(href)
  return path !== undefined && index.atPath(decodeAddress(withoutSuffix(path))) ? path : href
}

/**
 * Our address for an address without an entry: of a page of the site itself, a file, or the target of a
 * redirect rule. A rule has precedence over an address that only has a file extension.
 */
function hrefWithoutEntry(view: RemoteView, address: CmsAddress, byRule: string | undefined) {
  const { index } = view
  const { addresses, assets } = index
  const ours = index.toOurPrefix(address.path, view.locale)
  if (isOwn(view, ours) || isTopic(view, ours)) return `${encodePath(ours)}${address.suffix}`
  const file = addresses.absolute(address.written)
  if (assets.isInFolder(address) || assets.find(address.written)) return file
  return byRule ?? (assets.looksLikeFile(address) ? file : undefined)
}

/**
 * Resolves an address in content: a page to our path in the language of the view, a file to an absolute URL.
 * Addresses elsewhere stay as they are.
 * @param isRedirected whether a redirect rule exists for an address; no rule counts when absent
 */
export function resolveHref(view: RemoteView, href: string, isRedirected?: RedirectMatcher): ResolvedHref {
  const { index } = view
  const address = index.addresses.read(href)
  if (!address) return { kind: 'href', href: ownHref(index, href) }
  const entry = entryAt(view, address)
  const page = entry && view.linkTo(entry)
  if (page !== undefined) return { kind: 'href', href: `${page}${address.suffix}` }
  const byRule = isRedirected && redirectHref(view, address, isRedirected)
  const other = entry ? byRule : hrefWithoutEntry(view, address, byRule)
  return other === undefined ? { kind: 'unknown', address } : { kind: 'href', href: other }
}

/**
 * An address that an editor typed into a menu or a redirect. When no page is known it still becomes our path:
 * the site may have a redirect rule for it.
 */
export function typedHref(view: RemoteView, href: string): string {
  const meaning = resolveHref(view, href)
  if (meaning.kind === 'href') return meaning.href
  const { path, suffix } = meaning.address
  return `${encodePath(view.index.toOurPrefix(path, view.locale))}${suffix}`
}

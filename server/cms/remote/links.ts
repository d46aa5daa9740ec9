/** Decides where addresses in content lead on our site. */
import { localeOfPath } from '../../../src/router/match.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { isOwnPage } from '../model/addresses/own-addresses.ts'
import { decodeAddress, insideLanguage, withoutSuffix } from '../model/addresses/tidy-address.ts'
import type { RemoteEntry } from './adapter.ts'
import type { CmsAddress } from './index/addresses.ts'
import type { RemoteIndex } from './index/content-index.ts'
import { type RedirectMatcher, redirectHref } from './redirects/redirect-href.ts'
import type { RemoteView } from './view.ts'

/** Where an address in content leads. */
type ResolvedHref =
  | { readonly kind: 'href'; readonly href: string }
  /** On the content system, where neither a page nor a file is known. */
  | { readonly kind: 'unknown'; readonly address: CmsAddress }

/**
 * The entry at an address on the content system. Entries may lack their address there: then the path without
 * the language's prefix finds them.
 */
export const entryAt = ({ index, locale }: RemoteView, { path }: CmsAddress): RemoteEntry | undefined =>
  index.atCms(path, locale) ?? index.atPath(index.toOurPrefix(path, locale))

/** Whether the site itself has a page at one of our paths. */
const isOwn = ({ own }: RemoteIndex, path: string): boolean =>
  isOwnPage(own, insideLanguage(localeOfPath(path), path) ?? path)

/** `https://our.site/en/about` as the path it is; anything else unchanged. */
function ownHref(index: RemoteIndex, href: string): string {
  const path = index.addresses.ours(href)
  return path !== undefined && index.atPath(decodeAddress(withoutSuffix(path))) ? path : href
}

/**
 * Our address of what is no entry: a page of the site itself, a file, or what a redirect rule leads on. A
 * rule counts more than a mere file extension.
 */
function hrefWithoutEntry(view: RemoteView, address: CmsAddress, byRule: string | undefined) {
  const { index } = view
  const { addresses, assets } = index
  const ours = index.toOurPrefix(address.path, view.locale)
  if (isOwn(index, ours)) return `${encodePath(ours)}${address.suffix}`
  const file = addresses.absolute(address.written)
  if (assets.isInFolder(address) || assets.find(address.written)) return file
  return byRule ?? (assets.looksLikeFile(address) ? file : undefined)
}

/**
 * Where an address in content leads: pages as our paths in the language of the view, files as absolute URLs.
 * Addresses elsewhere stay as they are.
 * @param isRedirected without it no redirect rule counts
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
 * An address that an editor typed into a menu or a redirect. Where no page is known it becomes our path all
 * the same: the site may have a redirect rule for it.
 */
export function typedHref(view: RemoteView, href: string): string {
  const meaning = resolveHref(view, href)
  if (meaning.kind === 'href') return meaning.href
  const { path, suffix } = meaning.address
  return `${encodePath(view.index.toOurPrefix(path, view.locale))}${suffix}`
}

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
  /** On the content system, and neither a page nor a file that is known. */
  | { readonly kind: 'unknown'; readonly address: CmsAddress }

/** The entry at an address on the content system. A system may leave addresses out: then the prefix tells. */
export const entryAt = ({ index, locale }: RemoteView, { path }: CmsAddress): RemoteEntry | undefined =>
  index.atCms(path, locale) ?? index.atPath(index.toOurPrefix(path, locale))

/** Whether the site has a page at one of our paths without the content system. */
const isOwn = ({ own }: RemoteIndex, path: string): boolean =>
  isOwnPage(own, insideLanguage(localeOfPath(path), path) ?? path)

/** `https://our.site/en/about` as the path it is; anything else unchanged. */
function ownHref(index: RemoteIndex, href: string): string {
  const path = index.addresses.ours(href)
  return path !== undefined && index.atPath(decodeAddress(withoutSuffix(path))) ? path : href
}

/**
 * What no entry answers: a page of the site itself, a file, or what a rule sends on. An ending alone is
 * weaker than a rule.
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
 * Pages as our paths in the language of the view, files as absolute URLs; what lies elsewhere stays
 * (content-contract, section 6).
 *
 * @param isRedirected what rules know besides; without it, only content counts
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
 * An address typed by hand in a menu or a redirect: it may lead to what only this site knows, another
 * redirect for one.
 */
export function typedHref(view: RemoteView, href: string): string {
  const meaning = resolveHref(view, href)
  if (meaning.kind === 'href') return meaning.href
  const { path, suffix } = meaning.address
  return `${encodePath(view.index.toOurPrefix(path, view.locale))}${suffix}`
}

import type { TreeItem } from '../../../src/content/types.ts'
import { isOwnPage } from '../model/addresses/own-addresses.ts'
import { tidyAddress } from '../model/addresses/tidy-address.ts'
import type { RemoteView } from './view.ts'

/** A title made from an address: `/over-ons/wie-wij-zijn.html` becomes "Wie wij zijn". */
function titleOf(uri: string): string {
  const words = (uri.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || uri
}

/**
 * The pages that the content system lists in its own sitemap and does not deliver as entries, as items of the
 * tree (for sitemap and menus) that link to the content system. Titles come from the addresses:
 * `/over-ons/team` becomes "Team".
 */
export function unlistedItems({ index, language, languages, locale }: RemoteView): readonly TreeItem[] {
  const urls = new Map<string, string>()
  for (const { uri, url } of language.unlisted) {
    const address = tidyAddress(uri)
    if (address !== undefined && index.addresses.ours(url) === undefined) urls.set(address, url)
  }
  // Addresses of entries, and of this site's own pages and files, are not listed again.
  const isKnown = (uri: string) =>
    language.byUri.has(uri) ||
    isOwnPage(index.own, uri) ||
    index.own.isTaken?.(languages.withPrefix(locale, uri))
  return [...urls].flatMap(([uri, path]) =>
    isKnown(uri) ? [] : [{ title: titleOf(uri), path, children: [] }],
  )
}

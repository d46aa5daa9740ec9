import type { Locale } from '../../../src/i18n/languages.ts'
import type { AssetValue } from '../model/lookups.ts'
import { lostReference } from '../model/unresolved.ts'
import type { RichTextContext } from '../rich-text/context.ts'
import { resolveHref } from './links.ts'
import { type RedirectMatcher, redirectHref } from './redirects/redirect-href.ts'
import type { ValueContext } from './values/scope.ts'
import type { RemoteView } from './view.ts'

/** The page or global content that a text is part of. */
interface TextLocation {
  /** The page's name in reports: our path, if it has one. */
  readonly path: string
  /** The language of the text. */
  readonly locale: Locale
  /** Handle of the collection, for the page of an entry. */
  readonly collection?: string
  /** Whether a redirect rule exists for an address; without it links may lead only to pages and files. */
  readonly isRedirected?: RedirectMatcher
  /** Called with each reference whose target is missing. */
  readonly lost?: (what: string) => void
}

/**
 * Turns an address of the content system into our path. When nothing is served there, the address is reported
 * and the result is undefined.
 */
function ourHref(
  view: RemoteView,
  { path, isRedirected, lost }: TextLocation,
  href: string,
): string | undefined {
  const meaning = resolveHref(view, href, isRedirected)
  if (meaning.kind === 'href') return meaning.href
  lost?.(meaning.address.path)
  view.report(`${path} links to ${meaning.address.path}, where no page is: the link is left out`)
  return undefined
}

/**
 * Creates the lookups by which references in the rich text and field values of one page find their targets.
 * The content is that of a system over HTTP.
 */
export function createContext(view: RemoteView, place: TextLocation): RichTextContext & ValueContext {
  const { index, languages, locale, labels, report } = view
  const asset = (container: string | undefined, path: string): AssetValue | undefined =>
    index.assets.find(container === undefined ? path : `${container}::${path}`)
  return {
    ...{ labels, place: place.path, lang: languages.of(place.locale).lang },
    isUntranslated: place.locale !== locale,
    collection: place.collection,
    asset,
    assetUrl: (container, path) => asset(container, path)?.url,
    entryPath: (id) => {
      const entry = index.entry(id, locale)
      return entry && view.linkTo(entry)
    },
    ourHref: (href) => ourHref(view, place, href),
    redirectHref: (address) => place.isRedirected && redirectHref(view, address, place.isRedirected),
    unresolved(what) {
      place.lost?.(what)
      report(lostReference(place.path, what))
    },
    report,
  }
}

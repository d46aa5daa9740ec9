import type { Locale } from '../../../src/i18n/locales.ts'
import type { AssetValue } from '../model/lookups.ts'
import type { RichTextContext } from '../rich-text/context.ts'
import { resolveHref } from './links.ts'
import { type RedirectMatcher, redirectHref } from './redirects/redirect-href.ts'
import type { ValueContext } from './values/scope.ts'
import type { RemoteView } from './view.ts'

/** The page that a text is part of. */
interface TextLocation {
  /** What reports call it: our path, where it has one. */
  readonly path: string
  /** The language the text is in. */
  readonly lang: Locale
  /** Tells which addresses redirect rules lead on; without it only pages and files count. */
  readonly isRedirected?: RedirectMatcher
}

/**
 * An address of the content system as our path. Undefined, and reported, when visitors would find nothing
 * there.
 */
function ourHref(view: RemoteView, { path, isRedirected }: TextLocation, href: string): string | undefined {
  const meaning = resolveHref(view, href, isRedirected)
  if (meaning.kind === 'href') return meaning.href
  view.report(`${path} links to ${meaning.address.path}, where no page is: the link is left out`)
  return undefined
}

/** The lookups that rich text and field values of one page need. */
export function createContext(view: RemoteView, place: TextLocation): RichTextContext & ValueContext {
  const { index, locale, labels, report } = view
  const asset = (container: string | undefined, path: string): AssetValue | undefined =>
    index.assets.find(container === undefined ? path : `${container}::${path}`)
  return {
    labels,
    lang: place.lang,
    asset,
    assetUrl: (container, path) => asset(container, path)?.url,
    entryPath: (id) => {
      const entry = index.entry(id, locale)
      return entry && view.linkTo(entry)
    },
    ourHref: (href) => ourHref(view, place, href),
    redirectHref: (address) => place.isRedirected && redirectHref(view, address, place.isRedirected),
    unresolved: (what) => report(`${place.path} links to ${what}, which is not there`),
    report,
  }
}

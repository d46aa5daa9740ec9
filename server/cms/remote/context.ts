import type { Locale } from '../../../src/i18n/locales.ts'
import type { AssetValue } from '../model/lookups.ts'
import type { RichTextContext } from '../rich-text/context.ts'
import { resolveHref } from './links.ts'
import { type RedirectMatcher, redirectHref } from './redirects/redirect-href.ts'
import type { ValueContext } from './values/scope.ts'
import type { RemoteView } from './view.ts'

/** Where a text stands. */
interface TextLocation {
  /** For reports: our path, where there is one. */
  readonly path: string
  /** The language the text is in. */
  readonly lang: Locale
  /** What redirect rules know; none without it. */
  readonly isRedirected?: RedirectMatcher
}

/**
 * `/over-ons` of the content system as our path; undefined, and reported, when no visitor would find anything
 * there.
 */
function ourHref(view: RemoteView, { path, isRedirected }: TextLocation, href: string): string | undefined {
  const meaning = resolveHref(view, href, isRedirected)
  if (meaning.kind === 'href') return meaning.href
  view.report(`${path} links to ${meaning.address.path}, where no page is: the link is left out`)
  return undefined
}

/** What rich text may ask about the rest of the content. */
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
    ruleHref: (address) => place.isRedirected && redirectHref(view, address, place.isRedirected),
    unresolved: (what) => report(`${place.path} links to ${what}, which is not there`),
    report,
  }
}

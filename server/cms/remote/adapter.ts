/** What a content system over HTTP has to tell, and the types that it tells it in. */
import type { FormDefinition, Value, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { TranslationEntry } from '../../../src/i18n/translate.ts'
import type { AssetValue } from '../model/lookups.ts'
import type { PassThroughCall, PublicContentRequest } from '../pass-through/api-request.ts'

/**
 * What a system over HTTP has to tell. An adapter knows one system's addresses and shapes and turns its
 * answers into these types; everything that follows from them (our addresses, trees, links, pictures,
 * summaries) is made once for all adapters by `createRemoteSource`.
 */
export interface RemoteAdapter {
  /** For the log and the health report. */
  readonly name: string
  /** The system takes in what visitors send with forms. */
  readonly takesForms: boolean
  /**
   * All entries in all languages. The same object until one of them changes.
   * @param options.maxAge seconds: lists older than that are loaded again first
   * @throws CmsError when no language could be loaded
   */
  content(options?: { readonly maxAge?: number }): Promise<RemoteContent>
  /**
   * Adds a collection that no setting names to `content()`. Resolves with false when the system has no such
   * collection.
   */
  addCollection(handle: string): Promise<boolean>
  /**
   * The fields of one entry as the system delivers them, without the system's own keys; the same object until
   * they change. Undefined when the system denies the entry, has it as a draft, or answers with another one.
   */
  fields(entry: RemoteEntry): Promise<Values | undefined>
  /** Global sets by handle, raw; the same object until they change. */
  globals(locale: Locale): Promise<Readonly<Record<string, Values>>>
  translations(locale: Locale): Promise<readonly TranslationEntry[]>
  /** Undefined when there is no such menu in this language. */
  navigation(locale: Locale, handle: string): Promise<readonly RemoteMenuItem[] | undefined>
  /** Rows of redirect add-ons, raw; the same list until it changes. */
  redirects(locale: Locale): Promise<readonly Value[]>
  forms(): Promise<Readonly<Record<string, FormDefinition>>>
  /** The call that answers a request of another program; undefined for what is not public. */
  resolvePassThrough(opening: PublicContentRequest): Promise<PassThroughCall | undefined>
}

export interface RemoteContent {
  readonly languages: ReadonlyMap<Locale, RemoteLanguage>
  /** Why a language could not be loaded: a CmsError. The other languages are served without it. */
  readonly failures: ReadonlyMap<Locale, unknown>
  /**
   * Origins that the system uses in its own addresses, besides the one of `CMS_URL`:
   * `https://cms.example.org`.
   */
  readonly origins?: readonly string[]
  /**
   * Facts about a file, by its address on the system (`/assets/img/kap.jpg` or absolute) or its id
   * (`main::img/kap.jpg`).
   */
  asset(address: string): RemoteAsset | undefined
}

export interface RemoteLanguage {
  /**
   * In each collection's own order, drafts included where the system delivers them. Ids occur once per
   * language.
   */
  readonly entries: readonly RemoteEntry[]
  /**
   * Trees of structured collections, by handle. A collection without one is a list in the order of `entries`.
   */
  readonly trees: ReadonlyMap<string, readonly RemoteNode[]>
  readonly unlisted: readonly UnlistedPage[]
}

/** A page that only the system's own sitemap names: visitors find it there, and no list delivers it. */
export interface UnlistedPage {
  /** Address inside the language, decoded. */
  readonly uri: string
  /** Absolute, on the content system. */
  readonly url: string
}

export interface RemoteNode {
  readonly id: string
  readonly children: readonly RemoteNode[]
}

/** One entry in one language, as lists show it. */
export interface RemoteEntry {
  readonly id: string
  /** The same for all translations. */
  readonly key: string
  readonly locale: Locale
  readonly collection: string
  readonly blueprint: string
  readonly template: string
  readonly title: string
  readonly slug: string
  /** Address inside the language, decoded, `/` for home; undefined when it has none. */
  readonly uri: string | undefined
  /**
   * Its own path on the content system, with that system's prefix: `/en/about-us`. Never the target of its
   * redirect.
   */
  readonly url: string | undefined
  /**
   * What the adapter asks for its fields by, where the id is not enough (Fetch: the address in the default
   * language).
   */
  readonly lookup?: string
  readonly published: boolean
  /** A day or an ISO 8601 moment; dated collections only. */
  readonly date?: string
  readonly updatedAt?: string
  /** Value of the field `redirect`. */
  readonly redirect?: Value
  /** Where the system itself says that the redirect leads: a path of the system or an absolute URL. */
  readonly redirectsTo?: string
  /** Handle of the collection whose entries live below this page. */
  readonly mount?: string
  /** The language that its texts are in, when the system shows them in place of a translation. */
  readonly fallback?: Locale
  /** Fields that lists show, raw: what summaries are read from. */
  readonly values: Values
}

export interface RemoteMenuItem {
  readonly title: string | undefined
  /** Id of the entry it leads to, in whatever language. */
  readonly entry?: string
  /** As the system says: a path of the system or any URL. */
  readonly url?: string
  readonly children: readonly RemoteMenuItem[]
}

/** `url` is absolute, or a path of the content system. */
export type RemoteAsset = Partial<AssetValue> & { readonly url: string }

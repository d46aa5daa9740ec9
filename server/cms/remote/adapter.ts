/** The interface that the adapter of a content system over HTTP implements, and the types of its results. */
import type { FormDefinition, Value, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../../src/i18n/translate.ts'
import type { AssetValue } from '../model/lookups.ts'
import type { PassThroughCall, PublicContentRequest } from '../pass-through/api-request.ts'

/**
 * Loads content from one content system over HTTP. An adapter knows the addresses and shapes of its system
 * and turns the responses into the types of this file. `createRemoteSource` derives our addresses, trees,
 * links, pictures and summaries from them, for all adapters alike.
 */
export interface RemoteAdapter {
  /** The name of the system in the log and the health report. */
  readonly name: string
  /** Whether the system accepts the submissions of forms. */
  readonly takesForms: boolean
  /**
   * Resolves with all entries in all languages; the same object until one of them changes.
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
   * Resolves with the fields of one entry as the system delivers them, without the keys of the system itself;
   * the same object until they change. Undefined when the system denies the entry, has it as a draft, or
   * responds with another entry.
   */
  fields(entry: RemoteEntry): Promise<Values | undefined>
  /** The values of global sets by handle, as the system delivers them; the same object until they change. */
  globals(locale: Locale): Promise<Readonly<Record<string, Values>>>
  /** The texts of the interface that editors have changed. */
  translations(locale: Locale): Promise<readonly TranslationEntry[]>
  /** The items of a menu; undefined when there is no such menu in this language. */
  navigation(locale: Locale, handle: string): Promise<readonly RemoteMenuItem[] | undefined>
  /** Rows of redirect add-ons, as the system delivers them; the same list until it changes. */
  redirects(locale: Locale): Promise<readonly Value[]>
  /** Forms by handle. */
  forms(): Promise<Readonly<Record<string, FormDefinition>>>
  /**
   * The call to the system for a visitor's request below `/api/cms/`; undefined when the requested content is
   * not public.
   */
  resolvePassThrough(request: PublicContentRequest): Promise<PassThroughCall | undefined>
}

/** The content of all languages at one moment. */
export interface RemoteContent {
  readonly languages: ReadonlyMap<Locale, RemoteLanguage>
  /** The errors (`CmsError`) of languages that could not be loaded. The other languages are served. */
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

/** The content of one language, as the system delivers it. */
export interface RemoteLanguage {
  /**
   * All entries, in the order of each collection, with drafts when the system delivers them. An id occurs
   * once per language.
   */
  readonly entries: readonly RemoteEntry[]
  /**
   * Trees of structured collections, by handle. A collection without one is a list in the order of `entries`.
   */
  readonly trees: ReadonlyMap<string, readonly RemoteNode[]>
  /** Pages that only the system's sitemap names. */
  readonly unlisted: readonly UnlistedPage[]
}

/** A page that the system's own sitemap names and no list delivers. */
export interface UnlistedPage {
  /** Address inside the language, decoded. */
  readonly uri: string
  /** Absolute URL on the content system. */
  readonly url: string
}

/** A node of a collection's tree; `id` is that of the entry. */
export interface RemoteNode {
  readonly id: string
  readonly children: readonly RemoteNode[]
}

/** One entry in one language, as the lists of the system deliver it. */
export interface RemoteEntry {
  readonly id: string
  /** The same for all translations of an entry. */
  readonly key: string
  readonly locale: Locale
  /** Handle of the collection. */
  readonly collection: string
  readonly blueprint: string
  readonly template: string
  readonly title: string
  readonly slug: string
  /** Address inside the language, decoded, `/` for home; undefined when it has none. */
  readonly uri: string | undefined
  /**
   * The entry's own path on the content system, with that system's prefix: `/en/about-us`. Never the target
   * of its redirect.
   */
  readonly url: string | undefined
  /**
   * The key by which the adapter requests the entry's fields, when the id does not suffice (for Fetch the
   * address in the default language).
   */
  readonly lookup?: string
  /** False for a draft. */
  readonly published: boolean
  /** ISO 8601, with or without a time; only in dated collections. */
  readonly date?: string
  /** ISO 8601. */
  readonly updatedAt?: string
  /** Value of the field `redirect`. */
  readonly redirect?: Value
  /** The target of the redirect as the system resolves it: a path of the system or an absolute URL. */
  readonly redirectsTo?: string
  /** Handle of the collection that is mounted on this page. */
  readonly mount?: string
  /** The language of the texts when the system delivers them in place of a translation. */
  readonly fallback?: Locale
  /** The entry whose texts are shown, where a chain of languages asks for it; never set by an adapter. */
  readonly original?: RemoteEntry
  /** The fields that summaries are read from, as the system delivers them. */
  readonly values: Values
}

/** An item of a menu, as the system delivers it. */
export interface RemoteMenuItem {
  readonly title: string | undefined
  /** Id of the entry that the item links to; the entry may be in another language. */
  readonly entry?: string
  /** The address that the item links to: a path of the system or any URL. */
  readonly url?: string
  readonly children: readonly RemoteMenuItem[]
}

/** Known facts about a file. `url` is absolute, or a path of the content system. */
export type RemoteAsset = Partial<AssetValue> & { readonly url: string }

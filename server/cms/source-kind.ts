/** The kinds of content sources: files on this machine, and content systems over HTTP. */
import type { Logger } from 'pino'
import type { Value } from '../../src/content/types.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import type { CmsConfig, Config } from '../config/config.ts'
import type { FallbackOf } from '../languages/fallback.ts'
import type { ProjectSite } from '../languages/table-of-sites.ts'
import type { HttpClient, HttpRequest } from './http-client/http-client.ts'
import type { OwnAddresses } from './model/addresses/own-addresses.ts'
import type { RemoteAdapter } from './remote/adapter.ts'
import type { ResourceCache, SharedResponses } from './remote/resources/resource.ts'
import type { LocalizedLabels } from './rich-text/context.ts'
import type { ContentSource } from './source.ts'

/** Options with which every content source is opened. */
export interface SourceOptions {
  readonly config: Config
  /** The languages of the site. */
  readonly languages: Languages
  /** Languages that stand in for others, by collection; those of the languages unless given. */
  readonly fallbackOf?: FallbackOf | undefined
  readonly logger: Logger
  /** Whether changes on disk are followed. */
  readonly watch: boolean
  /** Texts of the interface inside rich text, by language. */
  readonly labels: LocalizedLabels
  /** Shares responses of the content system with other processes of the site. */
  readonly shared?: SharedResponses | undefined
  /** Recognizes addresses of this site in content. */
  readonly ownAddresses: OwnAddresses
  /** Path of the built code of the thread that parses large files. */
  readonly parseWorker?: string | undefined
}

/** A kind of source whose content lies on this machine. */
export interface LocalSource {
  readonly isRemote: false
  /** The sites that the content itself has, read before it is opened. Never rejects for faults in files. */
  sites(config: Config): Promise<readonly ProjectSite[]>
  /** @throws ConfigError when the content cannot be read */
  open(options: SourceOptions): Promise<ContentSource>
}

/** A part of a content system's API that a site reads, for reports on what a system lacks. */
export interface SystemPart {
  /** What it is for people: `menus`. */
  readonly name: string
  /** Whether a site has no pages without it, misses something that most sites have, or what some have. */
  readonly need: 'required' | 'wanted' | 'optional'
  /** What the site lacks without it, and what to do. */
  readonly lacking: string
  /**
   * Requests of which the system answers at least one where it has the part; none where nothing needs it.
   * @param sample the response to `sample` of the connection; undefined where there is none
   */
  requests(sample: Value | undefined): readonly HttpRequest[]
}

/** What a report knows of a site before it asks its content system. */
export interface SystemHints {
  /** Handles that its menus may have. */
  readonly menus: readonly string[]
}

/** How one content system is called over HTTP. */
export interface RemoteConnection {
  /** Headers that are sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Creates a cheap request for JSON, with which the circuit breaker tests whether the system works again.
   */
  readonly probe: () => HttpRequest
  /** Matches the keys of the resources that differ with drafts: lists of entries, trees and entries. */
  readonly drafted: RegExp
  /**
   * Creates a request whose response has the header `X-Statamic-Live-Preview` when a token of live preview is
   * known. Absent for a system without such tokens.
   */
  readonly tokenProbe?: ((token: string) => HttpRequest) | undefined
  /** Creates the adapter that reads the content of the system. */
  createAdapter(options: RemoteAdapterOptions): RemoteAdapter
  /** A request for content from which a report learns which parts it needs. */
  readonly sample: HttpRequest
  /** What the site reads of the system, the most needed first. */
  parts(hints: SystemHints): readonly SystemPart[]
}

/** Options of an adapter for a content system over HTTP. */
export interface RemoteAdapterOptions {
  readonly upstream: HttpClient
  readonly resources: ResourceCache
  /** The languages of the site. */
  readonly languages: Languages
  readonly logger: Logger
}

/**
 * A kind of source that reads a content system over HTTP: `CMS_URL` has to be set, and pictures stay there.
 */
export interface RemoteSource {
  readonly isRemote: true
  /** Describes the connection to the system that the configuration names. */
  connect(config: Config, cms: CmsConfig): RemoteConnection
}

/**
 * A kind of source, which a value of `CONTENT_SOURCE` names: its folder exports the kind, and `sources.ts`
 * lists it.
 */
export type SourceKind = LocalSource | RemoteSource

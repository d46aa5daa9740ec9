import type { Logger } from 'pino'
import type { CmsConfig, Config } from '../config/config.ts'
import type { HttpClient, HttpRequest } from './http-client/http-client.ts'
import type { OwnAddresses } from './model/addresses/own-addresses.ts'
import type { RemoteAdapter } from './remote/adapter.ts'
import type { ResourceCache } from './remote/resources/resource.ts'
import type { LocalizedLabels } from './rich-text/context.ts'
import type { ContentSource } from './source.ts'

/** What every source is opened with. */
export interface SourceOptions {
  readonly config: Config
  readonly logger: Logger
  /** Follow changes on disk. */
  readonly watch: boolean
  readonly labels: LocalizedLabels
  readonly ownAddresses: OwnAddresses
}

/** Content that lies on this machine. */
export interface LocalSource {
  readonly isRemote: false
  /** @throws ConfigError when the content cannot be read */
  open(options: SourceOptions): Promise<ContentSource>
}

/** How one content system is spoken to over HTTP. */
export interface RemoteConnection {
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Makes a cheap question in JSON: the circuit breaker asks it to find out whether the system is back. */
  readonly probe: () => HttpRequest
  createAdapter(options: RemoteAdapterOptions): RemoteAdapter
}

export interface RemoteAdapterOptions {
  readonly upstream: HttpClient
  readonly resources: ResourceCache
  readonly logger: Logger
}

/** A content system that is asked over HTTP: `CMS_URL` has to be set, and its pictures stay there. */
export interface RemoteSource {
  readonly isRemote: true
  connect(config: Config, cms: CmsConfig): RemoteConnection
}

/**
 * A kind of source, as a value of `CONTENT_SOURCE` names it: its folder exports one, `sources.ts` lists it.
 */
export type SourceKind = LocalSource | RemoteSource

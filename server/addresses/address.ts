/** What the site answers at its own addresses: the shape of a row. */
import type { Config } from '../config/config.ts'
import type { CachePolicy } from './cache-policies.ts'

/** What decides which addresses a site has. */
export interface AddressFacts
  extends Pick<
    Config,
    'publishSecret' | 'previewSecret' | 'reportsSecret' | 'metrics' | 'cspReports' | 'securityContact'
  > {
  /** Whether the content comes from a system over HTTP. */
  readonly isRemote: boolean
}

/** What makes an address answer, where it does not always. */
export interface AddressSwitch {
  /** The setting, as operators write it. */
  readonly setting: string
  isOn(site: AddressFacts): boolean
}

/** An address of the site that is no page. */
export interface OwnAddress {
  /** For people: `/_pictures/{picture}`. */
  readonly address: string
  /** `GET` answers `HEAD` too. */
  readonly method: 'GET' | 'POST'
  /**
   * What the server mounts a handler at. Absent where a handler finds out itself: what it answers depends on the
   * build or the content.
   */
  readonly path?: string | RegExp
  readonly answers: string
  readonly cache: CachePolicy
  /** Absent for an address that every site has. */
  readonly switch?: AddressSwitch
  /** Whether every language has it, below its prefix. */
  readonly isByLanguage?: true
  /** Whether a page of the content may have the address too: what is sent tells which is meant. */
  readonly mayBePage?: true
  /** The setting with the port, where the site has a server of its own for it. */
  readonly port?: string
}

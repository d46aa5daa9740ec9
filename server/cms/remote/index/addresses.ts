/** Reads addresses of the content system in any of their spellings. */
import type { Value } from '../../../../src/content/types.ts'
import { tidyAddress } from '../../model/addresses/tidy-address.ts'

/** An address on the content system. */
export interface CmsAddress {
  /** Decoded. */
  readonly path: string
  /** As it was written, with query and hash. */
  readonly written: string
  /** Query and hash. */
  readonly suffix: string
}

export interface Addresses {
  /** What a path or URL addresses on the content system; undefined for an address elsewhere. */
  read(href: string): CmsAddress | undefined
  /** The path, query and hash of an absolute URL on our own site. */
  ours(href: string): string | undefined
  /** An address on the content system as an absolute URL, anything else unchanged. */
  absolute(href: string): string
}

interface Hosts {
  /** May hold a user and password, which never go into an address. */
  readonly cmsUrl: string
  readonly siteUrl: string
  /** Other hosts that the content system uses for itself. */
  readonly aliases: ReadonlySet<string>
}

const parse = (href: string): URL | undefined =>
  /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href) : undefined

/** Host and port of an absolute URL. */
export const hostOf = (href: Value): string | undefined =>
  typeof href === 'string' ? parse(href)?.host : undefined

/** Path, query and hash of a URL on one of the hosts, or of a path. */
function pathOn(href: string, hosts: ReadonlySet<string>): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return href
  const url = parse(href)
  return url && hosts.has(url.host) ? `${url.pathname}${url.search}${url.hash}` : undefined
}

/** Reads addresses as the content system writes them: root-relative, or absolute on any of its hosts. */
export function createAddresses({ cmsUrl, siteUrl, aliases }: Hosts): Addresses {
  const { host, protocol } = new URL(cmsUrl)
  const hosts = new Set([host, ...aliases])
  const site = new Set([new URL(siteUrl).host])
  return {
    read(href) {
      const written = pathOn(href, hosts)
      const path = tidyAddress(written)
      if (written === undefined || path === undefined) return undefined
      return { path, written, suffix: /[?#].*$/s.exec(written)?.[0] ?? '' }
    },
    ours: (href) => (href.startsWith('/') ? undefined : pathOn(href, site)),
    absolute(href) {
      const path = pathOn(href, hosts)
      return path === undefined ? href : `${protocol}//${host}${path}`
    },
  }
}

/** Reads addresses of the content system in any of their spellings. */
import type { Value } from '../../../../src/content/types.ts'
import { tidyAddress } from '../../model/addresses/tidy-address.ts'

/** An address on the content system. */
export interface CmsAddress {
  /** The decoded path. */
  readonly path: string
  /** The path as the content has it, not decoded, with query and hash. */
  readonly written: string
  /** Query and hash, with their `?` and `#`; or ''. */
  readonly suffix: string
}

/** Recognizes addresses of the content system and of our site. */
export interface Addresses {
  /** Reads a path or URL of the content system; undefined for an address elsewhere. */
  read(href: string): CmsAddress | undefined
  /** The path, query and hash of an absolute URL on our site; undefined for any other address. */
  ours(href: string): string | undefined
  /** Makes an address of the content system absolute; other addresses stay as they are. */
  absolute(href: string): string
}

/** The hosts of the content system and of our site. */
interface Hosts {
  /** URL of the content system. It may contain a user and password, which never get into an address. */
  readonly cmsUrl: string
  readonly siteUrl: string
  /** Other hosts, with ports, that the content system uses in its own addresses. */
  readonly aliases: ReadonlySet<string>
}

const parse = (href: string): URL | undefined =>
  /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href) : undefined

/** Host and port of an absolute URL; undefined for any other value. */
export const hostOf = (href: Value): string | undefined =>
  typeof href === 'string' ? parse(href)?.host : undefined

/** Path, query and hash of a path, or of a URL on one of the hosts; undefined for any other address. */
function pathOn(href: string, hosts: ReadonlySet<string>): string | undefined {
  // `//host` and `/\host` lead to another host.
  if (/^\/(?![/\\])/.test(href)) return href
  const url = parse(href)
  return url && hosts.has(url.host) ? `${url.pathname}${url.search}${url.hash}` : undefined
}

/**
 * Creates the functions that recognize addresses. Those of the content system are root-relative, or absolute
 * on any of its hosts.
 */
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

/** Finds out for which language's domain a request is, and which page of the site it asks for there. */
import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { Language, Locale } from '../../../src/i18n/languages.ts'
import { prefixed } from '../../../src/i18n/prefixed.ts'
import { memoizeHeader } from '../../cache/memo-header.ts'
import { canonicalizePath } from '../canonical-path.ts'
import { hasDomains, isSharedPath, publicAddresses, type Site, splitAddress } from './public-addresses.ts'

/** What a request asks for. */
export type Entry =
  /** Something of this domain; the request's `url` has the internal path. */
  | { readonly kind: 'here' }
  /** A page that is found elsewhere: its absolute URL. */
  | { readonly kind: 'elsewhere'; readonly to: string }

/** The domains of a site whose languages have some of their own. */
export interface Domains {
  /** All origins of the site. */
  readonly origins: readonly string[]
  /**
   * The origin that a request is for: the one of its host, else that of `SITE_URL`. Only configured origins
   * are returned, whatever a client sends.
   */
  originOf(req: IncomingMessage): string
  /** The language whose home page is at `/` of an origin. */
  atRoot(origin: string): Locale | undefined
  /** The language of what is the same on every domain, such as an error below `/assets`. */
  usual(origin: string): Locale
  /**
   * Converts the public path of a request to the internal one, in the request itself. It has to be called
   * before anything reads the path; further calls change nothing.
   */
  enter(req: IncomingMessage): Entry
  /** The internal form of an address that a page of the request's domain named. */
  internal(req: IncomingMessage, address: string): string
  /** The internal form of the address of a request, also of one that was refused before `enter`. */
  requested(req: Request): string
}

/** The part of Express's requests that is read: the host, by `Host` or a trusted `X-Forwarded-Host`. */
type WithHost = Pick<Request, 'host'>

/** The first segment of a path in lower case, and what follows it. */
function splitFirst(path: string): readonly [first: string, rest: string] {
  const [, first = '', rest = ''] = /^\/+([^/]*)(.*)$/s.exec(path) ?? []
  return [decode(first).toLowerCase(), rest]
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Hosts by which requests may name an origin: with the default port also as with none. */
function hostsOf(origin: string): readonly string[] {
  const { host, protocol } = new URL(origin)
  return /:\d+$/.test(host) ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
}

/** Creates the domains of a site; undefined where no language has one of its own. */
export function createDomains(site: Site): Domains | undefined {
  const { languages, siteUrl } = site
  if (!hasDomains(languages)) return undefined
  const addresses = publicAddresses(site)
  const { origins } = addresses
  const home = new URL(siteUrl).origin
  const byHost = new Map(origins.flatMap((origin) => hostsOf(origin).map((host) => [host, origin] as const)))
  const originOfHost = memoizeHeader((host: string) => byHost.get(host.toLowerCase()) ?? home)
  const rowsAt = new Map(origins.map((origin) => [origin, addresses.localesAt(origin).map(languages.of)]))
  const rowNamed = (segment: string): Language | undefined =>
    languages.rows.find(({ prefix }) => prefix.toLowerCase() === `/${segment}`) ??
    languages.rows.find(({ prefix, locale }) => prefix === '' && locale.toLowerCase() === segment)
  const rowsOf = (origin: string): readonly Language[] => rowsAt.get(origin) ?? []
  const rowAt = (origin: string, prefix: string) =>
    rowsOf(origin).find(({ locale }) => addresses.place(locale).prefix === prefix)
  const entries = new WeakMap<IncomingMessage, Entry>()
  const rewritten = new WeakSet<IncomingMessage>()
  const originOf = (req: IncomingMessage): string => originOfHost((req as unknown as WithHost).host ?? '')

  /** The internal path of a public one; `elsewhere` where it is not the one of a page of this origin. */
  function internalPath(origin: string, path: string): { readonly path: string; readonly isHere: boolean } {
    const [first, rest] = splitFirst(path)
    const own = first === '' ? undefined : rowAt(origin, `/${first}`)
    if (own) return { path: prefixed(own.prefix, rest), isHere: true }
    const other = first === '' ? undefined : rowNamed(first)
    if (other) return { path: prefixed(other.prefix, rest), isHere: false }
    const root = rowAt(origin, '')
    // Without a language here it is left to the detection of languages where a visitor of `/` belongs.
    return root ? { path: prefixed(root.prefix, path), isHere: true } : { path, isHere: path === '/' }
  }

  function locate(req: IncomingMessage): Entry {
    const [path, rest] = splitAddress(req.url ?? '/')
    if (isSharedPath(path) || !['GET', 'HEAD'].includes(req.method ?? '')) return { kind: 'here' }
    const origin = originOf(req)
    const found = internalPath(origin, path)
    const canonical = canonicalizePath(found.path, languages)
    const target = canonical.kind === 'redirect' ? canonical.path : found.path
    const to = addresses.absolute(target + rest)
    const isFoundElsewhere = !found.isHere && canonical.kind !== 'malformed' && canonical.kind !== 'unknown'
    if (isFoundElsewhere && to !== origin + path + rest) return { kind: 'elsewhere', to }
    rewrite(req, found.path + rest)
    rewritten.add(req)
    return { kind: 'here' }
  }

  function internal(req: IncomingMessage, address: string): string {
    const [path, rest] = splitAddress(address)
    return isSharedPath(path) ? address : internalPath(originOf(req), path).path + rest
  }

  return {
    origins,
    originOf,
    atRoot: (origin) => rowAt(origin, '')?.locale,
    usual: (origin) => (rowAt(origin, '') ?? rowsOf(origin)[0] ?? languages.default).locale,
    internal,
    requested: (req) => (rewritten.has(req) ? req.originalUrl : internal(req, req.originalUrl)),
    enter(req) {
      const known = entries.get(req)
      if (known) return known
      const entry = locate(req)
      entries.set(req, entry)
      return entry
    },
  }
}

/** Replaces the address of a request, also the one that Express keeps where it has begun with it. */
function rewrite(req: IncomingMessage, url: string): void {
  req.url = url
  if ('originalUrl' in req) Object.assign(req, { originalUrl: url })
}

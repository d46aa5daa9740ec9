/**
 * The addresses under which visitors find what this server knows by internal paths. Inside the server every
 * page has a path with the prefix of its language; where a language has a domain of its own, visitors see
 * that domain and the prefix there.
 */
import type { Language, Languages, Locale } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import { memoText, memoWeak } from '../../../src/shared/memo.ts'
import type { Config } from '../../config/config.ts'

/** What the addresses of a site follow from. */
export interface Site {
  readonly languages: Languages
  /** Origin of the languages without a domain of their own. */
  readonly siteUrl: string
}

/** The site of services that have its settings and languages. */
export const siteOf = ({
  languages,
  config: { siteUrl },
}: {
  readonly languages: Languages
  readonly config: Pick<Config, 'siteUrl'>
}): Site => ({ languages, siteUrl })

/** Where a language is found. */
export interface PublicPlace {
  readonly origin: string
  /** What its paths begin with there. */
  readonly prefix: string
}

/** Converts internal addresses of pages: encoded paths with their language prefix, query and fragment. */
export interface PublicAddresses {
  /** The absolute URL; where no language has a domain, the site's origin and the path as it is. */
  absolute(address: string): string
  /**
   * The address in links of pages of a language: a path where both are at the same origin, else an absolute
   * URL. What is no path of a page stays as it is: files, endpoints, other sites, fragments.
   */
  hrefFrom(locale: Locale, address: string): string
  place(locale: Locale): PublicPlace
  /** All origins of the site, that of `SITE_URL` first. */
  readonly origins: readonly string[]
  /** The languages that are found at an origin. */
  localesAt(origin: string): readonly Locale[]
}

/**
 * Paths that are the same on every domain: files and endpoints of the server. Feeds and payloads are not among
 * them, each is one of a language.
 */
const shared = [
  /^\/(?:_build|api|builds)\//,
  /^\/health(?:\/(?:live|ready))?$/,
  /^\/assets\/.*\.\w+$/,
  /^\/(?!feed\.|_payload\.)[^/]+\.(?:avif|gif|ico|jpe?g|json|pdf|png|svg|txt|webmanifest|webp|xml)$/,
]

/** Whether a path is the same on every domain. */
export const isSharedPath = (path: string): boolean => shared.some((shape) => shape.test(path))

/** Divides an address into its path, and its query and fragment. */
export const splitAddress = (address: string): readonly [path: string, rest: string] => {
  const end = address.search(/[?#]/)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}

/** Whether an address is the path of a page, which differs from domain to domain. */
const isPageAddress = (address: string): boolean =>
  address.startsWith('/') && !address.startsWith('//') && !isSharedPath(splitAddress(address)[0])

const originOf = (url: string): string => new URL(url).origin

/** Whether a language of the site has a domain of its own. */
export const hasDomains = ({ rows }: Languages): boolean => rows.some(({ domain }) => domain !== undefined)

const withoutDomains = ({ siteUrl, languages }: Site): PublicAddresses => ({
  absolute: (address) => siteUrl + address,
  hrefFrom: (_, address) => address,
  place: (locale) => ({ origin: siteUrl, prefix: languages.of(locale).prefix }),
  origins: [originOf(siteUrl)],
  localesAt: () => languages.locales,
})

function withDomains({ siteUrl, languages }: Site): PublicAddresses {
  const { localeOf } = routingOf(languages)
  const placeOf = ({ domain, prefix }: Language): PublicPlace =>
    domain
      ? { origin: originOf(domain.origin), prefix: domain.prefix }
      : { origin: originOf(siteUrl), prefix }
  const places = new Map(languages.rows.map((row) => [row.locale, placeOf(row)]))
  const origins = [...new Set([originOf(siteUrl), ...[...places.values()].map(({ origin }) => origin)])]
  const place = (locale: Locale) => places.get(locale) ?? placeOf(languages.default)

  /** The place of a page, and its path there. */
  function publicPath(address: string): { readonly origin: string; readonly path: string } {
    const [path, rest] = splitAddress(address)
    const { locale, prefix } = languages.of(localeOf(path))
    const isPrefixed = `${path}/`.toLowerCase().startsWith(`${prefix.toLowerCase()}/`)
    const own = isPrefixed ? path.slice(prefix.length) : path
    const at = place(locale)
    const shown = own === '' || own === '/' ? at.prefix || '/' : at.prefix + own
    return { origin: at.origin, path: shown + rest }
  }

  return {
    absolute(address) {
      if (!isPageAddress(address)) return siteUrl + address
      const { origin, path } = publicPath(address)
      return origin + path
    },
    hrefFrom(locale, address) {
      if (!isPageAddress(address)) return address
      const { origin, path } = publicPath(address)
      return origin === place(locale).origin ? path : origin + path
    },
    place,
    origins,
    localesAt: (origin) => languages.locales.filter((locale) => place(locale).origin === origin),
  }
}

const bySite = memoWeak((languages: Languages) =>
  memoText((siteUrl: string) =>
    hasDomains(languages) ? withDomains({ languages, siteUrl }) : withoutDomains({ languages, siteUrl }),
  ),
)

/** The public addresses of a site, made once for it. */
export const publicAddresses = ({ languages, siteUrl }: Site): PublicAddresses => bySite(languages)(siteUrl)

/** What a redirect to an internal path names: the path itself, or its absolute URL on a site with domains. */
export const redirectTarget = (site: Site, address: string): string =>
  hasDomains(site.languages) && isPageAddress(address) ? publicAddresses(site).absolute(address) : address

/** The paths that pictures of other machines have in the addresses of small pictures: `/@host/path`. */

/** Translates between the URL of a file and its path on this site. */
export interface ProxiedPaths {
  /** `https://cms.example/assets/a.jpg` → `/@cms.example/assets/a.jpg`; undefined for any other file. */
  of(url: string): string | undefined
  /** The URL of the file at a path; undefined for paths that `of` never returns. */
  urlOf(path: string): string | undefined
}

/** Only letters, digits and what URLs leave as it is, so that a path can be written into any attribute. */
const tidyPath = /^\/(?:[\w.~!$&'()*+;=:@/-]|%[0-9A-Fa-f]{2})+$/

/** Names in Latin-1 (`caf%E9.jpg`) cannot be decoded, and have no path. */
function isTidy(path: string): boolean {
  try {
    return tidyPath.test(path) && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** What stands before the host, which no path of a file on this site begins with. */
const mark = '/@'

/**
 * Creates the paths of the files at some origins. An address with a query has none: it may be another file
 * for each query. Of two origins with one host the first counts.
 * @param origins as `URL.origin` writes them
 */
export function createProxiedPaths(origins: readonly string[]): ProxiedPaths {
  const byHost = new Map(origins.toReversed().map((origin) => [new URL(origin).host, origin]))
  const isKnown = ({ host, origin }: URL): boolean => byHost.get(host) === origin

  /** A comma would end the address in a list of sizes. */
  const pathOf = ({ pathname }: URL): string => pathname.replaceAll(',', '%2C')

  return {
    of(url) {
      const parsed = URL.canParse(url) ? new URL(url) : undefined
      if (!parsed || !isKnown(parsed) || parsed.search || parsed.username || parsed.password) return undefined
      const path = pathOf(parsed)
      return isTidy(path) ? `${mark}${parsed.host}${path}` : undefined
    },
    urlOf(path) {
      const [, host = '', rest = ''] = /^\/@([^/]+)(\/.*)$/.exec(path) ?? []
      const origin = byHost.get(host)
      if (origin === undefined || !isTidy(rest)) return undefined
      const url = new URL(rest, origin)
      // Dot segments and other spellings would be other addresses of the same file.
      return url.origin === origin && url.pathname === rest ? url.href : undefined
    },
  }
}

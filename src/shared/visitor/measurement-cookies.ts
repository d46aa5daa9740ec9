/**
 * Whether a cookie is one that Google's analytics script writes on the site's own domain: `_ga`, `_ga_…`,
 * `_gid`, `_gat…`.
 */
const isOfMeasurement = (name: string): boolean => /^_(?:ga|gid$)[\w.-]*$/.test(name)

/** Maximum number of cookies to delete, as the visitor sends them, and of domains per cookie. */
const max = { names: 10, domains: 4 } as const

/**
 * The domains that a script on a host may have set a cookie for: `www.example.org` and `example.org` for the
 * former. Browsers ignore cookies for domains that cannot have any, such as `org`.
 */
function domainsOf(host: string): readonly string[] {
  // An IP address has no domains above it; no other host ends in a number (WHATWG URL, host parsing).
  if (/\.\d+$/.test(host)) return []
  const labels = host.split('.').slice(-max.domains)
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

/**
 * Returns the texts that delete the cookies of analytics, for headers `Set-Cookie` or for `document.cookie`.
 * @param cookies the request's header `Cookie`, or `document.cookie`
 * @param host name of the site's host, without a port
 */
export function forgetMeasurement(cookies: string, host: string): readonly string[] {
  const names = cookies.split(';').map((pair) => (pair.split('=')[0] ?? '').trim())
  const places = ['', ...domainsOf(host).map((domain) => `; Domain=${domain}`)]
  return [...new Set(names.filter(isOfMeasurement))]
    .slice(0, max.names)
    .flatMap((name) => places.map((place) => `${name}=; Max-Age=0; Path=/${place}`))
}

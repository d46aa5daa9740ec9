/** Finds the cookies of tools to delete, for a visitor who refuses or withdraws the consent. */

/**
 * Whether a cookie has a name that Google's analytics script uses on the site's own domain: `_gid`, and
 * `_ga`, `_gac` and `_gat`, alone or with an id after another `_`.
 */
const isOfMeasurement = (name: string): boolean => /^_(?:gid|ga[ct]?(?:_[\w.-]*)?)$/.test(name)

/**
 * Maximum number of names of cookies to delete, because a request may hold any number, and of labels in the
 * longest domain to delete each cookie from.
 */
const max = { names: 10, labels: 4 } as const

/**
 * The domains for which a script on a host may have set a cookie: for `www.example.org` the host itself and
 * `example.org`. A domain of a single label, such as `org`, cannot have cookies.
 */
function domainsOf(host: string): readonly string[] {
  // An IP address has no domains above it; no other host ends in a number (WHATWG URL, host parsing).
  if (/\.\d+$/.test(host)) return []
  const labels = host.split('.').slice(-max.labels)
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

/**
 * Returns the texts that delete the cookies of tools, for headers `Set-Cookie` or for `document.cookie`.
 * @param cookies the request's header `Cookie`, or `document.cookie`
 * @param host name of the site's host, without a port
 * @param isOfTool whether a tool sets cookies of a name; those of Google's analytics unless given
 */
export function forgetMeasurement(
  cookies: string,
  host: string,
  isOfTool: (name: string) => boolean = isOfMeasurement,
): readonly string[] {
  const names = cookies.split(';').map((pair) => (pair.split('=')[0] ?? '').trim())
  const places = ['', ...domainsOf(host).map((domain) => `; Domain=${domain}`)]
  return [...new Set(names.filter(isOfTool))]
    .slice(0, max.names)
    .flatMap((name) => places.map((place) => `${name}=; Max-Age=0; Path=/${place}`))
}

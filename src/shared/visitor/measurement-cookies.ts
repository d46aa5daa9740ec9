/**
 * Those that a statistics script writes on the site's own domain (Google's `_ga`, `_ga_…`, `_gid`, `_gat…`).
 */
const isOfMeasurement = (name: string): boolean => /^_(?:ga|gid$)[\w.-]*$/.test(name)

/** Cookies that one visitor can make us forget, and domains that one cookie can stand on. */
const most = { names: 10, domains: 4 } as const

/**
 * `www.example.org` → itself and `example.org`: a script may have written to either. A browser ignores what
 * is no domain for cookies.
 */
function domainsOf(host: string): readonly string[] {
  // An IP address, of which no part is a domain; no other host ends in a number (WHATWG URL, host parsing).
  if (/\.\d+$/.test(host)) return []
  const labels = host.split('.').slice(-most.domains)
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

/**
 * `Set-Cookie` or `document.cookie` texts that remove the cookies of measurement.
 * @param cookies a Cookie header, or `document.cookie`
 */
export function forgetMeasurement(cookies: string, host: string): readonly string[] {
  const names = cookies.split(';').map((pair) => (pair.split('=')[0] ?? '').trim())
  const places = ['', ...domainsOf(host).map((domain) => `; Domain=${domain}`)]
  return [...new Set(names.filter(isOfMeasurement))]
    .slice(0, most.names)
    .flatMap((name) => places.map((place) => `${name}=; Max-Age=0; Path=/${place}`))
}

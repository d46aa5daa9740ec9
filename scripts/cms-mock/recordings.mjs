/**
 * Recorded exchanges with a real content system, found again by path and parameters in any order.
 *
 * @typedef {{ method: string, url: string, requestHeaders?: Record<string, string>, note?: string,
 *   status: number, headers: Record<string, string>, body: string }} Recording
 */

/**
 * Recordings of a system that was set up otherwise: with a key, a cache, an IP list, or below a language's
 * folder.
 */
const otherSettings = /^(?:key on|cache on|ip whitelist|locale sub-installation)/

const placeholder = 'http://stand-in'
const ignoredParameters = new Set(['api_key', 'token'])

/** @param {string} path @param {Iterable<[string, string]>} parameters */
const keyOf = (path, parameters) => {
  const pairs = [...parameters].filter(([name]) => !ignoredParameters.has(name)).map((pair) => pair.join('='))
  return `${path}?${pairs.sort().join('&')}`
}

const isJson = (headers = {}) =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && /json/.test(String(value)),
  )

/** The system puts its own host into answers, in JSON with escaped slashes. */
function withHost(text, hosts, origin) {
  const escaped = origin.replaceAll('/', '\\/')
  return hosts.reduce(
    (changed, host) => changed.replaceAll(host.replaceAll('/', '\\/'), escaped).replaceAll(host, origin),
    text,
  )
}

/**
 * @param {Recording[]} all
 * @param {string[]} hosts that the system called itself
 */
export function openRecordings(all, hosts) {
  const usable = all.filter(({ note = '' }) => !otherSettings.test(note))
  const byKey = new Map()
  for (const recording of usable) {
    const { pathname, searchParams } = new URL(recording.url, placeholder)
    const key = `${recording.method} ${keyOf(pathname, searchParams)}`
    byKey.set(key, [...(byKey.get(key) ?? []), recording])
  }
  return {
    all: usable,
    /** Where two differ by their request's content type only, the one with that of the request. */
    find(path, parameters, headers = {}, method = 'GET') {
      const found = byKey.get(`${method} ${keyOf(path, parameters)}`) ?? []
      return found.find((each) => isJson(each.requestHeaders) === isJson(headers)) ?? found[0]
    },
    /** The body of a recorded answer without parameters or with these. */
    data(path, parameters = []) {
      const found = byKey.get(`GET ${keyOf(path, parameters)}`)?.[0]
      return found?.status === 200 ? JSON.parse(found.body).data : undefined
    },
    /** An answer as it was recorded, with the stand-in's own address in it. */
    toAnswer({ status, headers, body }, origin) {
      const rewritten = Object.entries(headers).map(([name, value]) => [name, withHost(value, hosts, origin)])
      return { status, headers: Object.fromEntries(rewritten), body: withHost(body, hosts, origin) }
    },
    rewrite: (text, origin) => withHost(text, hosts, origin),
  }
}

/** Parameters of a request: query and body are one to a content system. */
export function parametersOf({ query, headers, body }) {
  return [...query, ...(body ? Object.entries(readBody(headers, body)) : [])].map(([name, value]) => [
    name,
    String(value),
  ])
}

/** @returns {Record<string, unknown>} */
export function readBody(headers, body) {
  if (!isJson(headers)) return Object.fromEntries(new URLSearchParams(body))
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

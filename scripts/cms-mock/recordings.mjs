/**
 * Finds recorded exchanges with a real content system by path and parameters, whatever the order of the
 * parameters.
 *
 * @typedef {{ method: string, url: string, requestHeaders?: Record<string, string>, note?: string,
 *   status: number, headers: Record<string, string>, body: string }} Recording
 */

/**
 * Notes of the recordings that are not replayed, because the system had other settings: with a key, a cache,
 * an IP list, or below a language's folder.
 */
const otherSettings = /^(?:key on|cache on|ip whitelist|locale sub-installation)/

/** Origin with which the recorded paths can be parsed as URLs. */
const placeholder = 'http://stand-in'
/** Secrets, which the recordings do not have. */
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

/** Replaces the recorded system's own hosts in a response, in JSON also with escaped slashes. */
function withHost(text, hosts, origin) {
  const escaped = origin.replaceAll('/', '\\/')
  return hosts.reduce(
    (changed, host) => changed.replaceAll(host.replaceAll('/', '\\/'), escaped).replaceAll(host, origin),
    text,
  )
}

/**
 * Creates the look-up of recordings.
 * @param {Recording[]} all
 * @param {string[]} hosts origins by which the recorded system calls itself
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
    /**
     * Finds a recording; of two that differ only in whether the request's content type was JSON, the one that
     * is like this request.
     */
    find(path, parameters, headers = {}, method = 'GET') {
      const found = byKey.get(`${method} ${keyOf(path, parameters)}`) ?? []
      return found.find((each) => isJson(each.requestHeaders) === isJson(headers)) ?? found[0]
    },
    /** The member `data` of a recorded JSON response; undefined when none was recorded with status 200. */
    data(path, parameters = []) {
      const found = byKey.get(`GET ${keyOf(path, parameters)}`)?.[0]
      return found?.status === 200 ? JSON.parse(found.body).data : undefined
    },
    /** The response of a recording, with the stand-in's own address in it. */
    toAnswer({ status, headers, body }, origin) {
      const rewritten = Object.entries(headers).map(([name, value]) => [name, withHost(value, hosts, origin)])
      return { status, headers: Object.fromEntries(rewritten), body: withHost(body, hosts, origin) }
    },
    /** A text with the stand-in's own address (`origin`) in place of the recorded system's. */
    rewrite: (text, origin) => withHost(text, hosts, origin),
  }
}

/** The parameters of a request, from query and body: content systems do not distinguish them. */
export function parametersOf({ query, headers, body }) {
  return [...query, ...(body ? Object.entries(readBody(headers, body)) : [])].map(([name, value]) => [
    name,
    String(value),
  ])
}

/**
 * Parses the body of a request, either JSON or a submitted form; empty for malformed JSON.
 * @returns {Record<string, unknown>}
 */
export function readBody(headers, body) {
  if (!isJson(headers)) return Object.fromEntries(new URLSearchParams(body))
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

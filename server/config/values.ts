import { statSync } from 'node:fs'
import * as v from 'valibot'
import { isReservedPath } from '../../src/router/reserved-paths.ts'
import { fixedPaths } from '../../src/routes.ts'
import { isTrustList } from './trust-proxy.ts'

/*
 * Schemas for the kinds of values that settings have. Each reads the text of an environment variable, and
 * carries a description of the accepted values, which is part of the error message.
 */

/** A whole number within bounds. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,10}$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
    v.description(`a whole number from ${min} to ${max}`),
  )
/**
 * Milliseconds between two polls; `false` is 0. Less than a second is refused as a mistake in the unit: every
 * open tab would flood the site.
 */
export const pollInterval = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => (value === 'false' ? 0 : Number(/^\d{1,10}$/.test(value) ? value : Number.NaN))),
    v.check((value) => value === 0 || (value >= 1_000 && value <= 86_400_000)),
    v.description('0, or a whole number from 1000 to 86400000'),
  )
/** One of a list of words. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(v.string(), v.trim(), v.picklist(values), v.description(`one of ${values.join(', ')}`))
/** `true` or `false`. */
export const flag = () =>
  v.pipe(
    oneOf(['true', 'false']),
    v.transform((value) => value === 'true'),
    v.description('true or false'),
  )

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The path of a folder that exists. */
export const folder = () =>
  v.pipe(v.string(), v.trim(), v.check(isFolder), v.description('a folder that exists'))

/** Whether an address is an http(s) origin, with or without a closing slash. */
export const isOrigin = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
}
/** Returns an origin as browsers write it: `HTTPS://Example.org:443/` → `https://example.org`. */
export const toOrigin = (value: string): string => new URL(value).origin
/** One http(s) origin. */
export const origin = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isOrigin),
    v.transform(toOrigin),
    v.description('an http(s) origin without path, such as https://www.example.org'),
  )
const isBaseUrl = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.search && !url.hash
}
/** An address that paths are appended to. A slash is added where it does not end with one. */
export const baseUrl = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isBaseUrl),
    v.transform((value) => new URL(value).href.replace(/\/*$/, '/')),
    v.description('an http(s) address without query, such as https://cms.example.org/'),
  )

const handle = /^[\w-]{1,64}$/
/** A list of handles: names of collections, global sets or menus. */
export const handles = () =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.regex(handle))),
    v.maxLength(32),
    v.description('at most 32 handles, separated by commas'),
  )
/** The path of a content system's API, of one to four segments, without slashes around it. */
export const route = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => value.replace(/^\/+|\/+$/g, '')),
    v.regex(/^[\w-]{1,64}(\/[\w-]{1,64}){0,3}$/),
    v.description('a path of letters, digits, - and _, such as api or api/v1'),
  )

/**
 * Whether a path is free for a page in every language: no page or other address of this site has it. Whether
 * it begins with the name of a language is found out when the languages are known.
 */
const isFreePath = (path: string): boolean =>
  /^(?:\/[\w-]{1,64}){1,5}$/.test(path) && !fixedPaths.includes(path.toLowerCase()) && !isReservedPath(path)

/** What `SEARCH_PATH` accepts, for messages. */
export const acceptedSearchPath =
  'a path without language and closing slash, of letters, digits, - and _, such as /zoeken, where this site has no other page'

/** The path of the search page inside a language. */
export const searchPath = () =>
  v.pipe(v.string(), v.trim(), v.check(isFreePath), v.description(acceptedSearchPath))

/** A secret of printable ASCII characters without spaces, as it is sent in headers. */
export const secret = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\x21-\x7e]{1,512}$/),
    v.description('at most 512 printable characters'),
  )

/** A list of http(s) origins. */
export const origins = () =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.check(isOrigin))),
    v.description('http(s) origins, separated by commas'),
  )

const internalMark = 'internal:'
/** A list of http(s) origins; `internal:` before one says that it is inside a network of the operator's own. */
export const fileOrigins = () =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.array(
      v.pipe(
        v.string(),
        v.transform((text) => ({
          origin: text.startsWith(internalMark) ? text.slice(internalMark.length) : text,
          isInternal: text.startsWith(internalMark),
        })),
        v.check(({ origin }) => isOrigin(origin)),
        v.transform((each) => ({ ...each, origin: toOrigin(each.origin) })),
      ),
    ),
    v.description('http(s) origins, separated by commas, with internal: before those of an own network'),
  )

const isTimeZone = (name: string): boolean => {
  // `Intl` loads all time zones of the world, which a start with the default need not wait for.
  if (name === 'UTC') return true
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** An IANA time zone. */
export const timeZone = () =>
  v.pipe(v.string(), v.trim(), v.check(isTimeZone), v.description('a time zone such as Europe/Amsterdam'))

const toTrust = (value: string): false | number | string => {
  if (value === 'false') return false
  return /^\d+$/.test(value) ? Number(value) : value
}
/** The trusted proxies: none, a number of them, or their addresses. */
export const trustProxy = () =>
  v.pipe(
    v.string(),
    v.trim(),
    // `true` would trust every client.
    v.check((value) => /^(false|\d{1,2})$/.test(value) || isTrustList(value)),
    v.transform(toTrust),
    v.description('false, a number of proxies, or addresses and subnets separated by commas'),
  )

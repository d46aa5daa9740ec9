type Header = readonly [name: string, value: string]

/**
 * Seconds for which a cache may send an outdated response while it requests a new one (RFC 5861, section 3).
 */
export const staleWhileRevalidate = 600
/** Seconds for which a cache may send an outdated response while the server fails (RFC 5861, section 4). */
export const staleIfError = 86_400

/**
 * Headers for a response that is the same for everybody, which shared caches may store. Browsers revalidate
 * it each time: an outdated page would hide what a visitor without JavaScript has just chosen. Only the field
 * for shared caches (RFC 9213) allows outdated responses. Shared caches that do not know that field use
 * `s-maxage`, which forbids outdated responses except after errors (RFC 9111, section 5.2.2.10).
 *
 * @param seconds time for which the response is fresh
 */
export const sharedCacheHeaders = (seconds: number): readonly Header[] => [
  ['Cache-Control', `public, max-age=0, s-maxage=${seconds}, stale-if-error=${staleIfError}`],
  [
    'CDN-Cache-Control',
    `public, max-age=${seconds}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
  ],
]

const maxTags = 16
const maxTagBytes = 1_024
/** A tag that can stand in a list: without commas and spaces. */
const safeTag = /^[\w:/.~%!$&'()*+;=@-]+$/

/** The tag of all content of a kind: `navigation:nl:main` → `navigation:nl`. */
const coarseTag = (tag: string): string => tag.split(':').slice(0, 2).join(':')

/**
 * Tags that fit into a header; where there are too many, the first, which is that of the page itself, and the
 * tags of the others' kinds; only the first where these do not fit either.
 */
function fittingTags(tags: readonly string[]): readonly string[] {
  const fits = (some: readonly string[]) => some.length <= maxTags && some.join(' ').length <= maxTagBytes
  const safe = tags.map((tag) => (safeTag.test(tag) ? tag : coarseTag(tag)))
  const [own = '', ...others] = safe
  const choices = [safe, [own, ...others.map(coarseTag)], [own]]
  return choices.map((some) => [...new Set(some)].filter(Boolean)).find(fits) ?? []
}

/**
 * Headers with the tags of the content in a response, by which caches can purge it: `Cache-Tag` (Cloudflare
 * and others) and `Surrogate-Key` (Fastly). Without tags there are no headers.
 */
export function cacheTagHeaders(tags: readonly string[]): readonly Header[] {
  const shown = fittingTags(tags)
  if (shown.length === 0) return []
  return [
    ['Cache-Tag', shown.join(',')],
    ['Surrogate-Key', shown.join(' ')],
  ]
}

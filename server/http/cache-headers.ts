type Header = readonly [name: string, value: string]

/** Seconds for which an old answer may be sent while a new one is made (RFC 5861, section 3). */
export const staleWhileRevalidate = 600
/** Seconds for which an old answer may be sent while no new one can be had (RFC 5861, section 4). */
export const staleIfError = 86_400

/**
 * How long shared caches may keep an answer that is the same for everybody. A browser asks each time: an old
 * page that it showed first would hide what a visitor without JavaScript has just chosen. So permission to
 * send old answers stands in the field for shared caches alone (RFC 9213). Shared caches that do not know
 * that field go by `s-maxage`, which forbids old answers except after errors (RFC 9111, section 5.2.2.10).
 *
 * @param seconds for which the answer is fresh
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
const safeTag = /^[\w:/.~%!$&'()*+;=@-]+$/

/** The tag of everything of a kind: `navigation:nl:main` → `navigation:nl`. */
const coarseTag = (tag: string): string => tag.split(':').slice(0, 2).join(':')

/** Tags that fit a header: where there are too many, those of whole kinds stand for them. */
function fittingTags(tags: readonly string[]): readonly string[] {
  const fits = (some: readonly string[]) => some.length <= maxTags && some.join(' ').length <= maxTagBytes
  const safe = tags.map((tag) => (safeTag.test(tag) ? tag : coarseTag(tag)))
  return [safe, safe.map(coarseTag)].map((some) => [...new Set(some)]).find(fits) ?? []
}

/**
 * Names what an answer was made of, for caches that can drop answers by name: `Cache-Tag` (Cloudflare and
 * others) and `Surrogate-Key` (Fastly). No headers without tags.
 */
export function cacheTagHeaders(tags: readonly string[]): readonly Header[] {
  const shown = fittingTags(tags)
  if (shown.length === 0) return []
  return [
    ['Cache-Tag', shown.join(',')],
    ['Surrogate-Key', shown.join(' ')],
  ]
}

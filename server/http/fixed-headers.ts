import type { Config } from '../config/config.ts'

type Header = readonly [name: string, value: string]

/**
 * Headers of answers that search engines may read and not list. None on a staging site, all of whose answers
 * say so already.
 */
export const noindex = ({ indexable }: Pick<Config, 'indexable'>): readonly Header[] =>
  indexable ? [['X-Robots-Tag', 'noindex']] : []

/** Security headers that every answer carries, whatever it is; on a staging site also `X-Robots-Tag`. */
export const fixedHeaders = ({
  siteUrl,
  indexable,
}: Pick<Config, 'siteUrl' | 'indexable'>): readonly Header[] => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
  ...(siteUrl.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const]
    : []),
  ...(indexable ? [] : [['X-Robots-Tag', 'noindex, nofollow'] as const]),
]

import type { Config } from '../config/config.ts'

/** Name and value of a header. */
export type Header = readonly [name: string, value: string]

/**
 * Headers of responses that search engines may read, but not list. None on a staging site, where all
 * responses have `X-Robots-Tag` already.
 */
export const noindex = ({ indexable }: Pick<Config, 'indexable'>): readonly Header[] =>
  indexable ? [['X-Robots-Tag', 'noindex']] : []

/** Where browsers tell of what a policy made them refuse. */
export const cspReportsPath = '/csp-reports'

/** The name by which a policy means that address, and the header that says so. */
export const reportGroup = 'csp'
export const reportingEndpoints: Header = ['Reporting-Endpoints', `${reportGroup}="${cspReportsPath}"`]

/** Security headers of every response; on a staging site also `X-Robots-Tag`. */
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

import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/** One table for every answer, errors included. Pages put their own policy in the place of the strict one. */
export function securityHeaders({ config, policy }: Pick<Deps, 'config' | 'policy'>): RequestHandler {
  const headers: readonly (readonly [string, string])[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(policy ? [['Content-Security-Policy', policy.other] as const] : []),
    ...(config.siteUrl.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
    ...(config.indexable ? [] : [['X-Robots-Tag', 'noindex, nofollow'] as const]),
  ]
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}

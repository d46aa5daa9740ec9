import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { fixedHeaders } from '../http/fixed-headers.ts'

/**
 * Sets the security headers of every response of Express, errors included. Pages replace the strict content
 * security policy with their own.
 */
export function securityHeaders({ config, policy }: Pick<Deps, 'config' | 'policy'>): RequestHandler {
  const headers = [
    ...fixedHeaders(config),
    ...(policy ? [['Content-Security-Policy', policy.other] as const] : []),
  ]
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}

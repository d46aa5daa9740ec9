import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { fixedHeaders, type Header } from '../http/fixed-headers.ts'

/** The security headers of every response. */
export const headersOfAll = ({ config, policy }: Pick<Deps, 'config' | 'policy'>): readonly Header[] => [
  ...fixedHeaders(config),
  ...(policy ? [['Content-Security-Policy', policy.other] as const] : []),
]

/**
 * Sets the security headers of every response of Express, errors included. Pages replace the strict content
 * security policy with their own.
 */
export function securityHeaders(deps: Pick<Deps, 'config' | 'policy'>): RequestHandler {
  const headers = headersOfAll(deps)
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}

import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { fixedHeaders } from '../http/fixed-headers.ts'

/** One table for every answer, errors included. Pages put their own policy in the place of the strict one. */
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

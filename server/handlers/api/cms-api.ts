import type { Request, RequestHandler, Response } from 'express'
import type { Languages } from '../../../src/i18n/languages.ts'
import type { PassThroughRequest } from '../../cms/pass-through/api-request.ts'
import type { Deps } from '../../deps.ts'
import { createRateLimit, type RateLimit } from '../../forms/rate-limit.ts'
import { HttpError } from '../../http/http-error.ts'
import { localeParameter, type PublicSets, unknownAddress } from './api-parameters.ts'

/**
 * Maximum number of requests that reach the content system in a minute. A content system may limit requests
 * itself, and the site's own pages need most of what it allows.
 */
const limits = { perVisitor: 30, inAll: 60 }

/**
 * Serves public content below `/api/cms` as the content system returns it, for reading only. Only the
 * parameters that are read here are passed on to the content system.
 */
export function cmsApi(
  { content, languages }: Pick<Deps, 'content' | 'languages'>,
  sets: () => Promise<PublicSets>,
): RequestHandler {
  const limit = createRateLimit(limits)
  return async (req, res) => {
    const { passThrough } = content
    const answer =
      passThrough &&
      (await passThrough.fetch(readRequest(req, languages, await sets()), () => admit(limit, req, res)))
    if (!answer) throw unknownAddress()
    res.status(answer.status).type('application/json').send(answer.body)
  }
}

/** Counts a request; throws HttpError 429 where the limit is reached. */
function admit(limit: RateLimit, req: Request, res: Response): void {
  const wait = limit.take(req.ip)
  if (wait === 0) return
  res.setHeader('Retry-After', wait)
  throw new HttpError(429, 'Too many questions to the content system')
}

function readRequest({ path, query }: Request, languages: Languages, sets: PublicSets): PassThroughRequest {
  const { sort } = query
  return {
    ...sets,
    path: decodeURIComponent(path.slice(1)),
    locale: localeParameter(languages, query.locale),
    limit: numberIn(query, 'limit', { most: 100, usual: 50 }),
    page: numberIn(query, 'page', { most: 1_000, usual: 1 }),
    ...(sort !== undefined && { sort: sortOf(sort) }),
  }
}

/** Maximum and default of a number in a query. */
interface Range {
  readonly most: number
  readonly usual: number
}

/** Reads a number from a query; throws HttpError 400 for a value out of range. */
function numberIn(query: Request['query'], name: string, { most, usual }: Range): number {
  const given = query[name]
  if (given === undefined) return usual
  const value = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : 0
  if (value >= 1 && value <= most) return value
  throw new HttpError(400, `${name} must be a whole number from 1 to ${most}`)
}

/** Allowed orders of a list. An order by a hidden field would disclose its values. */
const sorts = ['title', '-title', 'date', '-date', 'order', '-order']

function sortOf(given: unknown): string {
  const sort = sorts.find((allowed) => allowed === given)
  if (sort === undefined) throw new HttpError(400, `sort must be one of ${sorts.join(', ')}`)
  return sort
}

import { CmsError } from '../cms-error.ts'
import type { ResponseHeaders } from '../connection/connection-pool.ts'

/** Maximum seconds for which the system may ask us to wait. */
const maxRetryAfter = 120

/**
 * Seconds of a Retry-After header, a number or a date (RFC 9110, section 10.2.3), at most 120; undefined
 * without a usable one.
 */
function parseRetryAfter(headers: ResponseHeaders): number | undefined {
  const value = String(headers['retry-after'] ?? '').trim()
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(maxRetryAfter, Math.max(0, seconds))
}

/** The target of a redirect without its query, which may contain a token. */
function targetWithoutQuery(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return 'an address that is none'
  const target = new URL(location, origin)
  return target.origin === origin ? target.pathname : `${target.origin}${target.pathname}`
}

/** Status and headers of a response. */
interface ResponseHead {
  readonly status: number
  readonly headers: ResponseHeaders
}

/** Facts about a call that messages mention. */
interface StatusContext {
  /** Origin of `CMS_URL`. */
  readonly origin: string
  /** Advice for the operator after a 404, where a 404 is an error. */
  readonly notFoundHint?: string | undefined
}

const unauthorised = ({ status }: ResponseHead) =>
  new CmsError('unauthorised', `The content system refused access with status ${status}: check CMS_API_KEY`, {
    status,
  })

function redirected({ status, headers }: ResponseHead, { origin }: StatusContext): CmsError {
  const target = targetWithoutQuery(String(headers.location ?? ''), origin)
  return new CmsError(
    'redirected',
    `CMS_URL answered with a redirect to ${target}: set it to the address that answers itself, and check that it asks for no login`,
    { status },
  )
}

/** The errors of statuses. The first row that matches counts. */
const rows: readonly {
  readonly matches: (status: number) => boolean
  readonly toError: (response: ResponseHead, context: StatusContext) => CmsError
}[] = [
  {
    matches: (status) => status === 404,
    toError: ({ status }, { notFoundHint }) =>
      new CmsError('wrong-address', `The content system has no such address: ${notFoundHint}`, { status }),
  },
  { matches: (status) => status === 401 || status === 403, toError: unauthorised },
  { matches: (status) => status >= 300 && status < 400, toError: redirected },
  {
    matches: (status) => status === 419,
    toError: ({ status }) =>
      new CmsError(
        'redirected',
        'The content system asks for a CSRF token: exempt this address from that check',
        {
          status,
        },
      ),
  },
  {
    matches: (status) => status === 429,
    toError: ({ status, headers }) =>
      new CmsError('limited', 'The content system limits the number of calls: raise its rate limit', {
        status,
        retryAfter: parseRetryAfter(headers) ?? 5,
      }),
  },
  {
    matches: (status) => status < 300,
    toError: ({ status }) =>
      new CmsError('malformed', `The content system answered with status ${status} and no content`, {
        status,
      }),
  },
]

/**
 * Creates the error for a response of the content system with a status other than 200. How the systems use
 * statuses is described in `docs/reference/content-system.md`.
 */
export function statusError(response: ResponseHead, context: StatusContext): CmsError {
  const row = rows.find(({ matches }) => matches(response.status))
  if (row) return row.toError(response, context)
  const { status } = response
  const retryAfter = parseRetryAfter(response.headers)
  const details = retryAfter === undefined ? { status } : { status, retryAfter }
  return new CmsError('status', `The content system answered with status ${status}`, details)
}

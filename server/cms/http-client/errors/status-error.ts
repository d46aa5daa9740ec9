import { CmsError } from '../cms-error.ts'
import type { ResponseHeaders } from '../connection/connection-pool.ts'

const longestRetryAfter = 120

/**
 * Seconds of a Retry-After header, a number or a date (RFC 9110 10.2.3), at most 120; undefined without a
 * usable one.
 */
function retryAfterOf(headers: ResponseHeaders): number | undefined {
  const value = String(headers['retry-after'] ?? '').trim()
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(longestRetryAfter, Math.max(0, seconds))
}

/** Where a redirect leads, without its query: tokens live there. */
function targetShown(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return 'an address that is none'
  const target = new URL(location, origin)
  return target.origin === origin ? target.pathname : `${target.origin}${target.pathname}`
}

interface Answer {
  readonly status: number
  readonly headers: ResponseHeaders
}

interface Context {
  readonly origin: string
  /** What a 404 means, when it is not an answer. */
  readonly notFoundHint?: string | undefined
}

const unauthorised = ({ status }: Answer) =>
  new CmsError('unauthorised', `The content system refused access with status ${status}: check CMS_API_KEY`, {
    status,
  })

function redirected({ status, headers }: Answer, { origin }: Context): CmsError {
  const target = targetShown(String(headers.location ?? ''), origin)
  return new CmsError(
    'redirected',
    `CMS_URL answered with a redirect to ${target}: set it to the address that answers itself, and check that it asks for no login`,
    { status },
  )
}

const rows: readonly {
  readonly fits: (status: number) => boolean
  readonly make: (answer: Answer, context: Context) => CmsError
}[] = [
  {
    fits: (status) => status === 404,
    make: ({ status }, { notFoundHint }) =>
      new CmsError('wrong-address', `The content system has no such address: ${notFoundHint}`, { status }),
  },
  { fits: (status) => status === 401 || status === 403, make: unauthorised },
  { fits: (status) => status >= 300 && status < 400, make: redirected },
  {
    fits: (status) => status === 419,
    make: ({ status }) =>
      new CmsError(
        'redirected',
        'The content system asks for a CSRF token: exempt this address from that check',
        {
          status,
        },
      ),
  },
  {
    fits: (status) => status === 429,
    make: ({ status, headers }) =>
      new CmsError('limited', 'The content system limits the number of calls: raise its rate limit', {
        status,
        retryAfter: retryAfterOf(headers) ?? 5,
      }),
  },
  {
    fits: (status) => status < 300,
    make: ({ status }) =>
      new CmsError('malformed', `The content system answered with status ${status} and no content`, {
        status,
      }),
  },
]

/** What a status other than 200 means (content-contract 2.7 and 3.7). */
export function statusError(answer: Answer, context: Context): CmsError {
  const row = rows.find(({ fits }) => fits(answer.status))
  if (row) return row.make(answer, context)
  const { status } = answer
  const retryAfter = retryAfterOf(answer.headers)
  const details = retryAfter === undefined ? { status } : { status, retryAfter }
  return new CmsError('status', `The content system answered with status ${status}`, details)
}

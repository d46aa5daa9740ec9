import { CmsError, type CmsFault } from '../cms-error.ts'

/** The connection was never made: no address of the system could have been asked. */
const notConnectedCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
])

/**
 * Gone before the head of an answer was there, as kept-alive connections do. A connection that timed out
 * would only time out again.
 */
const retryableCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN'])

/**
 * Of an answer whose connection ends before it does: Node gives it the code of a connection that is reset.
 */
const cutOff = 'ABORTED'

/** Codes of the parser, of zlib and of brotli (which writes `ERR__ERROR_FORMAT_…`). */
const malformed = new RegExp(`^(HPE_|Z_|ERR__|${cutOff}$)`)
const tls =
  /^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|EPROTO$|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/

/**
 * The system's or library's name for what happened: `ECONNREFUSED`; the kind of error where there is none.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return code === 'ECONNRESET' && error.message === 'aborted' ? cutOff : code
}

export const isRetryable = (error: unknown): boolean => retryableCodes.has(codeOf(error))

/** Whether the failure says something about the whole system, not about one address of it. */
export const isOutage = ({ fault, cause }: CmsError): boolean =>
  fault === 'tls' || (fault === 'unreachable' && notConnectedCodes.has(codeOf(cause)))

interface Row {
  readonly fits: (code: string) => boolean
  readonly fault: CmsFault
  readonly say: (code: string, host: string) => string
}

const rows: readonly Row[] = [
  {
    fits: (code) => malformed.test(code),
    fault: 'malformed',
    say: (code) => `The content system answered with something that cannot be read (${code})`,
  },
  {
    fits: (code) => tls.test(code),
    fault: 'tls',
    say: (code) =>
      `The certificate of CMS_URL is not trusted (${code}): check the host name and the certificate's dates, or name its authority in NODE_EXTRA_CA_CERTS`,
  },
  {
    fits: () => true,
    fault: 'unreachable',
    say: (code, host) =>
      `The content system at ${host} cannot be reached (${code}): check CMS_URL and that it runs`,
  },
]

/** What a failed connection, transfer or decoder means. */
export function toConnectionError(error: unknown, host: string): CmsError {
  if (error instanceof CmsError) return error
  const code = codeOf(error)
  const row = rows.find(({ fits }) => fits(code))
  return new CmsError(row?.fault ?? 'unreachable', row?.say(code, host) ?? code, { cause: error })
}

/**
 * Classifies errors of the connection to the content system: whether to retry, whether the whole system is
 * unreachable, and which message the operator gets.
 */
import { CmsError, type CmsFault } from '../cms-error.ts'

/** Codes of a connection that was never established: then no address of the system can be reached. */
const notConnectedCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
])

/**
 * Codes of a connection that was refused, or that ended before a response began, which happens to idle
 * connections. A timeout is not among them, because the retry would most likely time out too.
 */
const retryableCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN'])

/**
 * Our code for a response that was cut off. Node calls it `ECONNRESET`, like a connection without a response.
 */
const cutOff = 'ABORTED'

/** Codes of Node's HTTP parser, of zlib and of brotli (which writes `ERR__ERROR_FORMAT_…`). */
const malformed = new RegExp(`^(HPE_|Z_|ERR__|${cutOff}$)`)
/** Codes of errors with TLS and certificates. */
const tls =
  /^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|EPROTO$|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/

/** The code of an error, such as `ECONNREFUSED`; the name of its class where it has none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return code === 'ECONNRESET' && error.message === 'aborted' ? cutOff : code
}

/** Whether a call that failed with this error may succeed when it is sent again. */
export const isRetryable = (error: unknown): boolean => retryableCodes.has(codeOf(error))

/** Whether the whole system is unreachable, not just one of its addresses. */
export const isOutage = ({ fault, cause }: CmsError): boolean =>
  fault === 'tls' || (fault === 'unreachable' && notConnectedCodes.has(codeOf(cause)))

/** A kind of error, with its fault and message. */
interface ErrorRow {
  readonly matches: (code: string) => boolean
  readonly fault: CmsFault
  readonly message: (code: string, host: string) => string
}

/** The kinds of errors. The first that matches counts. */
const rows: readonly ErrorRow[] = [
  {
    matches: (code) => malformed.test(code),
    fault: 'malformed',
    message: (code) => `The content system answered with something that cannot be read (${code})`,
  },
  {
    matches: (code) => tls.test(code),
    fault: 'tls',
    message: (code) =>
      `The certificate of CMS_URL is not trusted (${code}): check the host name and the certificate's dates, or name its authority in NODE_EXTRA_CA_CERTS`,
  },
  {
    matches: () => true,
    fault: 'unreachable',
    message: (code, host) =>
      `The content system at ${host} cannot be reached (${code}): check CMS_URL and that it runs`,
  },
]

/**
 * Turns an error of the connection, the transfer or the decoder into a CmsError; a CmsError stays as it is.
 * @param host host of `CMS_URL`, for the message
 */
export function toConnectionError(error: unknown, host: string): CmsError {
  if (error instanceof CmsError) return error
  const code = codeOf(error)
  const row = rows.find(({ matches }) => matches(code))
  return new CmsError(row?.fault ?? 'unreachable', row?.message(code, host) ?? code, { cause: error })
}

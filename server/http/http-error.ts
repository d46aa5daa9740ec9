import * as messages from '../../src/shared/errors.ts'

/**
 * An answer that is not the page: what handlers throw and `handle-error` turns into a page or problem JSON.
 */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  /** Key of a sentence that helps the visitor, shown under the text of the error screen. */
  readonly hint: string | undefined
  constructor(status: number, message: string, options: ErrorOptions & { hint?: string } = {}) {
    // It is an answer: nobody reads where it was thrown, and finding that out is work for each unknown
    // address.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message, options)
    Error.stackTraceLimit = stackTraceLimit
    this.status = status
    this.hint = options.hint
  }
}

const maxPath = 200
const cut = (fullPath: string) => (fullPath.length > maxPath ? `${fullPath.slice(0, maxPath)}…` : fullPath)

/** No route matches. */
export const routeNotFound = (fullPath: string) => new HttpError(404, messages.routeNotFound(cut(fullPath)))

/** A route matches, but its validation fails: the content has no such page. */
export const pageNotFound = (fullPath: string, hint?: string) =>
  new HttpError(404, messages.pageNotFound(cut(fullPath)), hint ? { hint } : {})

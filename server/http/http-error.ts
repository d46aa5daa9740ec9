import * as messages from '../../src/shared/errors.ts'

/**
 * An answer with an error status: handlers throw it, and the error handler makes an error screen or problem
 * JSON of it. Its message is shown to visitors.
 */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  /** Key of a message that helps the visitor, shown under the text of the error screen. */
  readonly hint: string | undefined
  constructor(status: number, message: string, options: ErrorOptions & { hint?: string } = {}) {
    // It is an answer, whose stack trace nobody reads: collecting one for each unknown address costs time.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message, options)
    Error.stackTraceLimit = stackTraceLimit
    this.status = status
    this.hint = options.hint
  }
}

const maxPathLength = 200
const shorten = (fullPath: string) =>
  fullPath.length > maxPathLength ? `${fullPath.slice(0, maxPathLength)}…` : fullPath

/** No route matches. */
export const routeNotFound = (fullPath: string) =>
  new HttpError(404, messages.routeNotFound(shorten(fullPath)))

/** A route matches, but its validation fails: the content has no such page. */
export const pageNotFound = (fullPath: string, hint?: string) =>
  new HttpError(404, messages.pageNotFound(shorten(fullPath)), hint ? { hint } : {})

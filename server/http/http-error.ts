import { STATUS_CODES } from 'node:http'
import * as messages from '../../src/shared/errors.ts'

/**
 * An error with an HTTP status. Handlers throw it, and the error handler sends it as an error screen or as
 * problem JSON. Its message is shown to visitors.
 */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  /** Key of a message that helps the visitor, shown under the text of the error screen. */
  readonly hint: string | undefined
  constructor(status: number, message: string, options: ErrorOptions & { hint?: string } = {}) {
    // Its stack trace is never logged, and collecting one for each unknown address takes time.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message, options)
    Error.stackTraceLimit = stackTraceLimit
    this.status = status
    this.hint = options.hint
  }
}

/** Characters of a path that a message shows. */
const maxPathLength = 200
const shorten = (fullPath: string) =>
  fullPath.length > maxPathLength ? `${fullPath.slice(0, maxPathLength)}…` : fullPath

/** The error for an address that matches no route. */
export const routeNotFound = (fullPath: string) =>
  new HttpError(404, messages.routeNotFound(shorten(fullPath)))

/** The error for an address that matches a route, but no page of the content. */
export const pageNotFound = (fullPath: string, hint?: string) =>
  new HttpError(404, messages.pageNotFound(shorten(fullPath)), hint ? { hint } : {})

/** The reason phrase of a status, such as `Not Found`. */
const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Error'

/** The media type of problem JSON (RFC 9457). */
export const problemType = 'application/problem+json; charset=utf-8'

/** An error as problem JSON, for scripts. */
export const problemText = (status: number, detail?: string): string =>
  JSON.stringify({ type: 'about:blank', title: reasonOf(status), status, ...(detail && { detail }) })

/** A page without content and React, for an overloaded server and for errors in the error screen itself. */
export function plainErrorPage(status: number): string {
  const title = `${status} ${reasonOf(status)}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>`
}

import { CmsError } from '../cms/http-client/cms-error.ts'
import { OverloadError } from '../scheduling/waiting-line.ts'

/**
 * Whether an error is temporary: a failure of the content system or an overload of this server, not a fault
 * of the page. A request for the page can then get an earlier version, or a 503.
 */
export const isTemporary = (error: unknown): boolean =>
  error instanceof CmsError || error instanceof OverloadError

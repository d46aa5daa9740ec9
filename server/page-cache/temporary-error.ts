import { CmsError } from '../cms/http-client/cms-error.ts'
import { OverloadError } from '../scheduling/render-queue.ts'

/** Whether a page could not be made for a reason that will pass, and says nothing about the page itself. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof CmsError || error instanceof OverloadError

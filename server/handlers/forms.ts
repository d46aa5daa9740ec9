import type { RequestHandler } from 'express'
import { HttpError } from '../http-error.ts'
import { refuseOtherSites } from './preferences.ts'

/**
 * Flat files can show a form but have nowhere to send it. The visitor is told so plainly, with a 503 that no cache keeps, instead
 * of a thank-you for something that was lost.
 */
export const receiveForm: RequestHandler = (req) => {
  refuseOtherSites(req)
  throw new HttpError(503, 'No content system is connected that could receive this form', {
    hint: 'form-not-sent',
  })
}

import type { RequestHandler } from 'express'
import { defaultLocale } from '../../src/i18n/locales.ts'
import type { Deps } from '../deps.ts'
import { HttpError, routeNotFound } from '../http-error.ts'

/**
 * Flat files can show a form but have nowhere to send it. The visitor is told so plainly, with an answer that no cache keeps, instead
 * of a thank-you for something that was lost.
 */
export const receiveForm =
  ({ content }: Pick<Deps, 'content'>): RequestHandler<{ handle: string }> =>
  async (req) => {
    const forms = await content.forms(defaultLocale)
    if (!Object.hasOwn(forms, req.params.handle)) throw routeNotFound(req.originalUrl)
    throw new HttpError(501, 'No content system is connected that could receive this form', {
      hint: 'form-not-sent',
    })
  }

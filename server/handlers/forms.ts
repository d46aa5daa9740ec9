import type { Request, RequestHandler, Response } from 'express'
import type { FormState } from '../../src/blocks/form/form-definition.ts'
import type { Payload } from '../../src/content/payload.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { routingOf } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'
import { loadFormPage, pathOfForm, showState, translateOf } from '../forms/form-page.ts'
import { readSubmission } from '../forms/submission.ts'
import { type FormOutcome, submitForm } from '../forms/submit.ts'
import { redirectToThanks } from '../forms/thanks.ts'
import { readVisitor } from '../http/cookies.ts'
import { HttpError, routeNotFound } from '../http/http-error.ts'
import { pageFactsOf } from '../page-cache/cached-response.ts'
import { sendPage } from '../page-cache/send-response.ts'
import { renderPage } from '../render/render-page.tsx'

/**
 * Passes a form that a visitor submitted on to the content system. An accepted form is answered with a
 * redirect (303) to the page with the thanks; any other form with the page that the form was sent from, which
 * shows the errors.
 */
export const receiveForm =
  (deps: Deps): RequestHandler<{ handle: string }> =>
  async (req, res) => {
    const body: Readonly<Record<string, unknown>> = req.body ?? {}
    const path = pathOfForm(deps.languages, pageOf(deps, req, body._page))
    const forms = await deps.content.forms(routingOf(deps.languages).localeOf(path))
    const form = Object.hasOwn(forms, req.params.handle) ? forms[req.params.handle] : undefined
    if (!form) throw routeNotFound(req.originalUrl)
    refuseOtherBodies(req)
    const submission = readSubmission(body, form)
    const page = await loadFormPage(deps, path)
    Object.assign(res.locals, { route: '/forms/:handle', locale: page.locale })
    const t = translateOf(deps, page)
    const outcome = await submitForm({ ...deps, relay: deps.forms, t }, form, submission, req.ip)
    if (outcome.state.kind === 'sent') redirectToThanks(req, res, page, form)
    else await showOutcome(deps, req, res, { page, form, outcome, prefix: t('form-title-error') })
  }

/** The internal address of the page that the form names. */
const pageOf = ({ domains }: Pick<Deps, 'domains'>, req: Request<{ handle: string }>, given: unknown) =>
  typeof given !== 'string' ? undefined : (domains?.internal(req, given) ?? given)

/**
 * Throws HttpError 415 for a body that is not URL-encoded: the body parser of this route reads no others.
 * Forms with files would come as `multipart/form-data`.
 */
function refuseOtherBodies(req: Request<{ handle: string }>): void {
  if (req.is('application/x-www-form-urlencoded')) return
  throw new HttpError(415, 'A form is sent as application/x-www-form-urlencoded, without files', {
    hint: 'form-no-files',
  })
}

/** A page with a form whose result it shows. */
interface ShownForm {
  readonly page: Payload
  readonly form: FormDefinition
  readonly outcome: FormOutcome & { readonly state: FormState }
  /** Text before the page's title in the document. */
  readonly prefix: string
}

/** Sends the page with the result. No cache may store it, as it contains the visitor's values. */
async function showOutcome(
  deps: Deps,
  req: Request<{ handle: string }>,
  res: Response,
  { page, form, outcome, prefix }: ShownForm,
): Promise<void> {
  const { status, state, retryAfter } = outcome
  const payload = showState(page, form, { status, state, prefix })
  const visitor = readVisitor(req, deps.consent.versions())
  res.setHeader('Cache-Control', 'private, no-store')
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter)
  const html = await renderPage(deps, payload, visitor, 'document')
  await sendPage(deps, req, res, html, { facts: pageFactsOf(payload), visitor })
}

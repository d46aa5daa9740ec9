import { errorWording } from '../../src/components/error-screen/wording.ts'
import type { ErrorData, Payload } from '../../src/content/payload.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { memoText, memoWeak } from '../../src/shared/memo.ts'
import type { HttpError } from '../http/http-error.ts'
import { assemblePayload, loadTexts } from './assemble-payload.ts'
import { everyLanguage } from './head.ts'
import type { LoaderDeps } from './loader.ts'
import type { PageDescription } from './page-description.ts'

/**
 * Describes an error screen. Memoized by title, of which there are few: the head is cached by the
 * description, and the links to other languages by its `alternates`, so both have to be the same objects each
 * time.
 */
const aboutError = memoWeak((languages: Languages) => {
  const alternates = everyLanguage(languages, '/')
  return memoText((title: string): PageDescription => ({ title, robots: 'noindex', alternates }))
})

/**
 * Loads the error screen of an address. Interface texts of the content that fail to load are left out.
 * @throws OverloadError when the render queue is full
 */
export async function errorPayload(
  deps: LoaderDeps,
  locale: Locale,
  path: string,
  error: Pick<HttpError, 'status' | 'hint'> & { readonly message?: string; readonly requested?: string },
): Promise<Payload> {
  const { t, translations } = await loadTexts(deps, locale)
  await deps.scheduler.renderQueue.turn()
  const data: ErrorData = {
    kind: 'error',
    status: error.status,
    ...(error.message && { message: error.message }),
    ...(error.requested && { requested: error.requested }),
    ...(error.hint && { hint: error.hint }),
  }
  return assemblePayload(deps, {
    ...{ data, about: aboutError(deps.languages)(t(`${errorWording(error.status, t)}-title`)) },
    ...{ page: 'error', layout: 'default', translations },
    status: error.status,
    match: { locale, path },
  })
}

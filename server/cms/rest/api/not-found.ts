/** Decides whether a 404 of the REST API is an error or means that content does not exist. */
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { missingAsNull } from './rest-api.ts'

/** Advice for the operator when the API does not have a required collection. */
export const enableApiHint =
  'check CMS_URL and CMS_API_ROUTE, switch on its REST API and the collections of the site, or name those in CMS_COLLECTIONS'

const missingError = (what: string) =>
  new CmsError('wrong-address', `The content system has no ${what}: ${enableApiHint}`)

const isMissingError = (err: unknown) => err instanceof CmsError && err.fault === 'wrong-address'

/** Decides for each response whether a 404 is an error. */
interface NotFoundPolicy {
  /**
   * Resolves with the response about a collection or about a part of one, with a 404 as `null`.
   * @param what the handle of the collection, or the path of its part
   * @throws CmsError `wrong-address` for a 404 that is an error; the error of the call
   */
  resolve(what: string, call: Promise<JsonResponse>): Promise<JsonResponse>
}

/**
 * Creates the policy for 404s of the REST API, because a part of the API that is switched off responds like
 * content that does not exist. A 404 for a required collection is an error, so that its cached entries stay.
 * While all required collections are 404, the API must be switched off, and a 404 for anything else is an
 * error as well.
 * @param requiredCollections handles of the collections that must exist
 */
export function createNotFoundPolicy(requiredCollections: readonly string[]): NotFoundPolicy {
  /** Required collections whose last response was a 404. */
  const absent = new Set<string>()
  /** Requests for required collections that are under way. */
  const pending = new Set<Promise<void>>()
  const isOff = () => requiredCollections.every((collection) => absent.has(collection))

  async function resolveRequired(collection: string, call: Promise<JsonResponse>): Promise<JsonResponse> {
    try {
      const response = await call
      if (response.kind === 'missing') throw missingError(`collection ${collection}`)
      absent.delete(collection)
      return response
    } catch (err) {
      if (isMissingError(err)) absent.add(collection)
      throw err
    }
  }

  function track<T>(required: Promise<T>): Promise<T> {
    const settled: Promise<void> = required.then(
      () => void pending.delete(settled),
      () => void pending.delete(settled),
    )
    pending.add(settled)
    return required
  }

  return {
    async resolve(what, call) {
      if (requiredCollections.includes(what)) return track(resolveRequired(what, call))
      const response = await call
      // The calls in flight for required collections may show that the API is switched off.
      if (response.kind === 'missing') await Promise.all(pending)
      if (response.kind === 'missing' && isOff()) throw missingError(what)
      return missingAsNull(response)
    },
  }
}

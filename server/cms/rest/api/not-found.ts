import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { missingAsNull } from './rest-api.ts'

/** What to do about a collection that has to be there and is not. */
export const enableApiHint =
  'check CMS_URL and CMS_API_ROUTE, switch on its REST API and the collections of the site, or name those in CMS_COLLECTIONS'

const notThere = (what: string) =>
  new CmsError('wrong-address', `The content system has no ${what}: ${enableApiHint}`)

const isNotThere = (err: unknown) => err instanceof CmsError && err.fault === 'wrong-address'

interface NotFoundPolicy {
  /**
   * The answer about a collection or what belongs to it. A collection that has to be there and is not is a
   * fault, so that what is known of it stays; while none of these is there, the API is switched off and
   * nobody knows about the others.
   * @throws CmsError `wrong-address`, and what the call threw
   */
  resolve(what: string, asked: Promise<JsonResponse>): Promise<JsonResponse>
}

/** Knows what a 404 means (content-contract 3.1: what is not switched on answers as what does not exist). */
export function createNotFoundPolicy(seeds: readonly string[]): NotFoundPolicy {
  const gone = new Set<string>()
  const pending = new Set<Promise<void>>()
  const isOff = () => seeds.every((seed) => gone.has(seed))

  async function judgeSeed(seed: string, asked: Promise<JsonResponse>): Promise<JsonResponse> {
    try {
      const answer = await asked
      if (answer.kind === 'missing') throw notThere(`collection ${seed}`)
      gone.delete(seed)
      return answer
    } catch (err) {
      if (isNotThere(err)) gone.add(seed)
      throw err
    }
  }

  function watch<T>(judged: Promise<T>): Promise<T> {
    const settled: Promise<void> = judged.then(
      () => void pending.delete(settled),
      () => void pending.delete(settled),
    )
    pending.add(settled)
    return judged
  }

  return {
    async resolve(what, asked) {
      if (seeds.includes(what)) return watch(judgeSeed(what, asked))
      const answer = await asked
      // Whoever is asked at the same time may know that the API is off.
      if (answer.kind === 'missing') await Promise.all(pending)
      if (answer.kind === 'missing' && isOff()) throw notThere(what)
      return missingAsNull(answer)
    },
  }
}

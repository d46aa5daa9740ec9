/** Guards cached lists against a sudden loss of most of their items. */
import type { Logger } from 'pino'
import type { Value } from '../../../../src/content/types.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { Resource } from './resource.ts'

/** Holds back responses that lack most items of a list. */
export interface LossGuard {
  /**
   * Whether a response is not to be used yet, because it lacks so many items of the cached list that a second
   * response has to confirm the loss. The first time this also schedules the load of the second response.
   */
  holdsBack(resource: Resource, cached: Value, answer: JsonResponse): boolean
  /** Number of lists that wait for a second response. */
  pending(): number
  /** Stops waiting for second responses. */
  close(): void
}

/** The logger and the timing of the guard. */
export interface LossGuardOptions {
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** Loads a resource again. */
  readonly confirm: (resource: Resource) => void
  /** Seconds until the second response is loaded. */
  readonly confirmAfter: number
}

/** A list that waits for a second response. */
interface Pending {
  readonly timer: NodeJS.Timeout
  /** Whether enough time has passed, so that the next response counts as the second one. */
  isDue: boolean
}

/**
 * Minimum number of lost items that is suspicious, in a list that still has items: editors may delete one or
 * two at once.
 */
const minLoss = 3

/** Describes a suspicious loss in the next response for a list; undefined when there is none. */
function lossIn(resource: Resource, cached: Value, answer: JsonResponse): string | undefined {
  if (resource.kind !== 'list' || cached === undefined) return undefined
  if (answer.kind === 'missing') return 'is gone'
  const before = resource.count?.(cached) ?? 0
  const left = resource.count?.(answer.value) ?? 0
  return isSuspicious(before, left) ? `lost ${before - left} of ${before} items` : undefined
}

const isSuspicious = (before: number, left: number): boolean =>
  left === 0 ? before > 0 : left < before / 2 && before - left >= minLoss

/**
 * Creates the guard against sudden losses. A system that has just cleared its index delivers empty lists for
 * a moment. A list that lost most of its items is therefore used only after a second response, some seconds
 * later, lacks them too.
 */
export function createLossGuard({ logger, confirm, confirmAfter }: LossGuardOptions): LossGuard {
  const pending = new Map<string, Pending>()

  function forget(key: string): void {
    clearTimeout(pending.get(key)?.timer)
    pending.delete(key)
  }

  function wait(resource: Resource, loss: string): void {
    const ask = () => {
      waiting.isDue = true
      confirm(resource)
    }
    const waiting: Pending = { timer: setTimeout(ask, confirmAfter * 1000).unref(), isDue: false }
    pending.set(resource.key, waiting)
    logger.warn({ key: resource.key }, `A list ${loss}; kept as it was until a second answer confirms it`)
  }

  return {
    holdsBack(resource, cached, answer) {
      const loss = lossIn(resource, cached, answer)
      const waiting = pending.get(resource.key)
      if (loss && waiting && !waiting.isDue) return true
      forget(resource.key)
      if (!loss) return false
      if (!waiting) wait(resource, loss)
      else logger.info({ key: resource.key }, `A list ${loss}: a second answer confirmed it`)
      return !waiting
    },
    pending: () => pending.size,
    close() {
      for (const key of pending.keys()) forget(key)
    },
  }
}

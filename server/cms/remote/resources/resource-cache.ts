/** Caches the responses of the content system in memory. */
import type { Logger } from 'pino'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { getOrAdd } from '../../model/values.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SavedAnswer } from '../snapshot/snapshot-body.ts'
import { type CachedAnswer, createAnswerCache, sizeOf } from './answer-cache.ts'
import { createChangeEmitter } from './change-emitter.ts'
import { createStamp } from './freshness.ts'
import { createLossGuard } from './mass-loss.ts'
import { createReload } from './reload.ts'
import type { CachedResource, Resource, ResourceCache, SharedResponse, SharedResponses } from './resource.ts'

/** The limits of the resource cache, and its snapshot. */
export interface ResourceCacheOptions {
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
  /** Maximum bytes of cached pages and entries, measured by their JSON text. */
  readonly maxBytes: number
  /**
   * The snapshot from which responses of an earlier process are restored, and to which new ones are saved.
   */
  readonly snapshot?: Snapshot | undefined
  /** Shares responses with other processes of this site. */
  readonly shared?: SharedResponses | undefined
  /** Seconds until a resource whose load failed is loaded again. */
  readonly retryAfter?: number
  /** Returns a random number from 0 to below 1, which varies how long responses are fresh. */
  readonly random?: () => number
}

/** A failed load; until `until`, in milliseconds of `performance.now()`, the resource is not loaded again. */
interface Failure {
  readonly error: unknown
  readonly until: number
  readonly generation: number
}

/** Seconds until a list that lost most of its items is loaded again. */
const confirmAfter = 5
/** Maximum number of missing items that are cached. */
const maxMissing = 200
/** Maximum number of failures that are remembered. */
const maxFailures = 1000
/**
 * Seconds for which the health report goes on counting a failure after `retryAfter`, when nobody requests the
 * resource again.
 */
const failureCountedFor = 60

/**
 * Creates the cache of the content system's responses. Fresh responses are served, and stale ones too while
 * they are loaded again, except a 404 (see `ResourceCache.get`). Responses of a snapshot are in the cache
 * from the start, and stale.
 */
export function createResourceCache(options: ResourceCacheOptions): ResourceCache {
  const { logger, maxBytes, snapshot, shared, retryAfter = 5, random = Math.random } = options
  const answers = createAnswerCache({
    items: createBoundedCache<string, CachedAnswer>({ maxBytes, sizeOf }),
    missing: createBoundedCache<string, CachedAnswer>({ maxEntries: maxMissing }),
  })
  const failures = createBoundedCache<string, Failure>({ maxEntries: maxFailures })
  const inFlight = new Map<string, Promise<CachedResource>>()
  /** The lists that were asked for. */
  const lists = new Map<string, Resource>()
  const changes = createChangeEmitter()
  const createTimes = createStamp(random)
  const losses = createLossGuard({ logger, confirmAfter, confirm: (resource) => refresh(resource) })
  const state = { generation: 0, succeededAt: performance.now() }

  const isFresh = ({ freshUntil, generation }: CachedAnswer): boolean =>
    generation === state.generation && freshUntil > performance.now()
  const hasJustFailed = ({ until, generation }: Failure): boolean =>
    generation === state.generation && until > performance.now()
  const isRecent = ({ until, generation }: Failure): boolean =>
    generation === state.generation && until + failureCountedFor * 1000 > performance.now()
  const saved = (): readonly SavedAnswer[] => answers.all().map(toSaved)

  /**
   * Stores a response that was loaded in `generation`. When `expire()` was called meanwhile it is stale at
   * once.
   */
  function accept(
    resource: Resource,
    { response: answer, age }: SharedResponse,
    generation: number,
  ): CachedResource {
    const cached = answers.get(resource.key)
    const isHeldBack = cached !== undefined && losses.holdsBack(resource, cached.resource.value, answer)
    const hadFailed = failures.delete(resource.key)
    state.succeededAt = performance.now()
    const times = { ...createTimes(resource, answer, age), generation, isOutdated: false }
    if (cached && isHeldBack) {
      const freshUntil = Math.min(times.freshUntil, times.loadedAt + confirmAfter * 1000)
      return Object.assign(cached, times, { freshUntil }).resource
    }
    const { value, digest } = answer.kind === 'found' ? answer : { value: undefined, digest: undefined }
    if (cached && cached.digest === digest) return Object.assign(cached, times).resource

    const { key, kind } = resource
    const changed = { value }
    answers.set({ key, kind, resource: changed, digest, ...times })
    snapshot?.save(saved)
    // A first response after a failed load counts as a change: pages made meanwhile lack it.
    if (cached || hadFailed) changes.emit()
    return changed
  }

  /**
   * Records a failed load and the time before which the resource is not loaded again. Returns the cached
   * response, or throws the error where there is none. The HTTP client has already logged the fault.
   */
  function fail({ key }: Resource, error: unknown): CachedResource {
    const { generation } = state
    failures.set(key, { error, until: performance.now() + retryAfter * 1000, generation })
    logger.debug({ err: error, key }, 'Could not load from the content system')
    const cached = answers.get(key)
    if (!cached) throw error
    return cached.resource
  }

  async function loadOnce(resource: Resource): Promise<CachedResource> {
    const { generation } = state
    try {
      const loaded = shared ? await shared.load(resource) : { response: await resource.load(), age: 0 }
      return accept(resource, loaded, generation)
    } catch (error) {
      return fail(resource, error)
    }
  }

  const load = (resource: Resource): Promise<CachedResource> =>
    getOrAdd(inFlight, resource.key, () => loadOnce(resource).finally(() => inFlight.delete(resource.key)))
  const refresh = (resource: Resource): void => void load(resource).catch(() => {})

  const expire = (): void => {
    state.generation += 1
  }
  /** Loads a resource with a call that begins now: one that is under way may bring what was there before. */
  async function loadAnew(resource: Resource): Promise<void> {
    await inFlight.get(resource.key)?.catch(() => {})
    await load(resource).catch(() => {})
  }

  function restore(): void {
    const restored = snapshot?.restore()
    if (!restored) return
    const loadedAt = performance.now() - restored.age * 1000
    const times = { loadedAt, freshUntil: loadedAt, generation: -1 }
    // The response that was used last is added last, so that it is removed last.
    for (const { key, kind, digest, value } of restored.answers.toReversed())
      answers.set({ key, kind, digest, resource: { value }, ...times })
    state.succeededAt = loadedAt
  }
  restore()

  return {
    async get(resource, { maxAge = Number.POSITIVE_INFINITY } = {}) {
      if (resource.kind === 'list') lists.set(resource.key, resource)
      const cached = answers.get(resource.key)
      const isTooOld =
        cached !== undefined &&
        (performance.now() - cached.loadedAt > maxAge * 1000 || cached.isOutdated === true)
      if (cached && isFresh(cached) && !isTooOld) return cached.resource
      const failure = failures.get(resource.key)
      if (failure && hasJustFailed(failure)) {
        if (!cached) throw failure.error
        return cached.resource
      }
      if (!cached || isTooOld || resource.ttl === 0 || cached.resource.value === undefined)
        return load(resource)
      refresh(resource)
      return cached.resource
    },
    onChange: changes.onChange,
    expire,
    reload: createReload({
      lists: () => [...lists.values()],
      answers,
      loadAnew,
      ...{ expire, changed: changes.emit },
    }),
    health: () => ({
      failing: [...failures.values()].filter(isRecent).length,
      heldBack: losses.pending(),
      age_s: Math.max(0, Math.round((performance.now() - state.succeededAt) / 1000)),
      snapshot: snapshot?.health() ?? { state: 'off' },
    }),
    async close() {
      losses.close()
      changes.close()
      await snapshot?.close()
    },
  }
}

const toSaved = ({ key, kind, digest, resource: { value } }: CachedAnswer): SavedAnswer =>
  digest === undefined ? { key, kind } : { key, kind, digest, value }

import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { getOrAdd } from '../../model/values.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SavedAnswer } from '../snapshot/snapshot-body.ts'
import { createKnownAnswers, type KnownAnswer, sizeOf } from './answer-cache.ts'
import { createChanges } from './changes.ts'
import { createLossGuard } from './mass-loss.ts'
import type { Held, Resource, Resources } from './resource.ts'

export interface ResourcesOptions {
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
  /** Memory for pages and entries, in bytes of their JSON text. */
  readonly maxBytes: number
  /** What was known before is known again; what becomes known is saved. */
  readonly snapshot?: Snapshot | undefined
  /** Seconds until a resource whose load failed is asked for again. */
  readonly retryAfter?: number
  /** From 0 to below 1. */
  readonly random?: () => number
}

interface Failure {
  readonly error: unknown
  readonly until: number
  readonly generation: number
}

/** Longest time in seconds for which a 404 is believed. */
const missingFor = 30
/** Seconds until a list that lost most of its items is asked for again. */
const confirmAfter = 5
const mostMissing = 200
const mostFailures = 1000
/** Seconds for which health counts a failure that nobody met again. */
const remembered = 60

/** The store of answers. What `snapshot` has is known at once, and out of date. */
export function createResources(options: ResourcesOptions): Resources {
  const { logger, maxBytes, snapshot, retryAfter = 5, random = Math.random } = options
  const answers = createKnownAnswers({
    items: new LRUCache<string, KnownAnswer>({ maxSize: maxBytes, sizeCalculation: sizeOf }),
    missing: new LRUCache<string, KnownAnswer>({ max: mostMissing }),
  })
  const failures = new LRUCache<string, Failure>({ max: mostFailures })
  const loading = new Map<string, Promise<Held>>()
  const changes = createChanges()
  const losses = createLossGuard({ logger, confirmAfter, confirm: (resource) => refresh(resource) })
  const state = { generation: 0, succeededAt: performance.now() }

  const isFresh = ({ freshUntil, generation }: KnownAnswer): boolean =>
    generation === state.generation && freshUntil > performance.now()
  const hasJustFailed = ({ until, generation }: Failure): boolean =>
    generation === state.generation && until > performance.now()
  const isRecent = ({ until, generation }: Failure): boolean =>
    generation === state.generation && until + remembered * 1000 > performance.now()
  const saved = (): readonly SavedAnswer[] => answers.all().map(toSaved)

  function stamp(resource: Resource, isMissing: boolean) {
    const now = performance.now()
    const jittered = resource.ttl * (0.9 + 0.2 * random())
    const seconds = isMissing ? Math.min(jittered, missingFor) : jittered
    return { loadedAt: now, freshUntil: now + seconds * 1000 }
  }

  /**
   * Takes an answer that was asked for in `generation`: one that is older than an `expire()` is used, and is
   * out of date.
   */
  function accept(resource: Resource, answer: JsonResponse, generation: number): Held {
    const known = answers.get(resource.key)
    const isHeldBack = known !== undefined && losses.holdsBack(resource, known.held.value, answer)
    const hadFailed = failures.delete(resource.key)
    state.succeededAt = performance.now()
    const times = { ...stamp(resource, answer.kind === 'missing'), generation }
    if (known && isHeldBack) {
      const freshUntil = Math.min(times.freshUntil, times.loadedAt + confirmAfter * 1000)
      return Object.assign(known, times, { freshUntil }).held
    }
    const { value, digest } = answer.kind === 'found' ? answer : { value: undefined, digest: undefined }
    if (known && known.digest === digest) return Object.assign(known, times).held

    const { key, kind } = resource
    const held = { value }
    answers.set({ key, kind, held, digest, ...times })
    snapshot?.save(saved)
    // What was made while nothing could be had lacks this answer.
    if (known || hadFailed) changes.tell()
    return held
  }

  /** The client reports what is wrong with the system; here a failure only sets the time of the next try. */
  function fail({ key }: Resource, error: unknown): Held {
    const { generation } = state
    failures.set(key, { error, until: performance.now() + retryAfter * 1000, generation })
    logger.debug({ err: error, key }, 'Could not load from the content system')
    const known = answers.get(key)
    if (!known) throw error
    return known.held
  }

  async function loadOnce(resource: Resource): Promise<Held> {
    const { generation } = state
    try {
      return accept(resource, await resource.load(), generation)
    } catch (error) {
      return fail(resource, error)
    }
  }

  const load = (resource: Resource): Promise<Held> =>
    getOrAdd(loading, resource.key, () => loadOnce(resource).finally(() => loading.delete(resource.key)))
  const refresh = (resource: Resource): void => void load(resource).catch(() => {})

  function restore(): void {
    const found = snapshot?.restore()
    if (!found) return
    const loadedAt = performance.now() - found.age * 1000
    const times = { loadedAt, freshUntil: loadedAt, generation: -1 }
    // The one that was used last is put in last, so that it is the last to be thrown out.
    for (const { key, kind, digest, value } of found.answers.toReversed())
      answers.set({ key, kind, digest, held: { value }, ...times })
    state.succeededAt = loadedAt
  }
  restore()

  return {
    async get(resource, { maxAge = Number.POSITIVE_INFINITY } = {}) {
      const known = answers.get(resource.key)
      const isTooOld = known !== undefined && performance.now() - known.loadedAt > maxAge * 1000
      if (known && isFresh(known) && !isTooOld) return known.held
      const failure = failures.get(resource.key)
      if (failure && hasJustFailed(failure)) {
        if (!known) throw failure.error
        return known.held
      }
      if (!known || isTooOld || resource.ttl === 0 || known.held.value === undefined) return load(resource)
      refresh(resource)
      return known.held
    },
    onChange: changes.onChange,
    expire() {
      state.generation += 1
    },
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

const toSaved = ({ key, kind, digest, held: { value } }: KnownAnswer): SavedAnswer =>
  digest === undefined ? { key, kind } : { key, kind, digest, value }

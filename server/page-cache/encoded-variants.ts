import { bestLevels, compress, compressQuickly } from '../http/encoding.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { type CachedResponse, type VariantName, variantKinds } from './cached-response.ts'

/** The compressed variants of cached responses. */
export interface EncodedVariants {
  /** Returns a variant of a response; compresses it at the first request. Rejects when that fails. */
  get(page: CachedResponse, name: VariantName): Buffer | Promise<Buffer>
  /**
   * Queues a response that was not requested yet for the best compression, after all requested ones.
   */
  compressBest(page: CachedResponse, name: VariantName): void
}

interface VariantsOptions {
  /** Whether a response is in the cache: only such a response is worth the best compression. */
  readonly isStored: (page: CachedResponse) => boolean
  /** Adds a variant to a stored response; false where the response is not stored, or there is no room. */
  readonly addVariant: (page: CachedResponse, name: VariantName, bytes: Buffer, mayEvict: boolean) => boolean
  readonly scheduler: Pick<Scheduler, 'rest' | 'wait'>
}

/** A variant that waits for the best compression. */
interface CompressionJob {
  /** A weak reference, so that the queue does not keep a response in memory that has left the cache. */
  readonly page: WeakRef<CachedResponse>
  readonly name: VariantName
}

/**
 * Milliseconds before the first job of an empty queue: on a single processor the job would delay visitors who
 * wait for a first page.
 */
const startDelay = 250

/** Maximum number of jobs in a queue. Further ones are dropped. */
const maxJobs = 5_000

/** The bytes that a variant is compressed from. */
const sourceOf = ({ variants: { identity }, inlineStyles }: CachedResponse, name: VariantName): Buffer =>
  inlineStyles && variantKinds[name].isFirstView ? inlineStyles(identity) : identity

/**
 * Creates the variants. A requested variant is compressed immediately, at quick levels. The best compression
 * follows in the background, one variant at a time and with rests, and replaces the quick variant.
 */
export function createEncodedVariants({ isStored, addVariant, scheduler }: VariantsOptions): EncodedVariants {
  const inFlight = new WeakMap<CachedResponse, Partial<Record<VariantName, Promise<Buffer>>>>()
  const compressed = new WeakMap<CachedResponse, Set<VariantName>>()
  const requested: CompressionJob[] = []
  const prerendered: CompressionJob[] = []
  const state = { isWorking: false }

  async function compressNow(page: CachedResponse, name: VariantName): Promise<Buffer> {
    try {
      const bytes = await compressQuickly(sourceOf(page, name), variantKinds[name].encoding)
      if (!page.variants[name] && addVariant(page, name, bytes, true)) enqueue(requested, page, name)
      return bytes
    } finally {
      delete inFlight.get(page)?.[name]
    }
  }

  function share(page: CachedResponse, name: VariantName): Promise<Buffer> {
    const jobsOfPage = inFlight.get(page) ?? {}
    inFlight.set(page, jobsOfPage)
    jobsOfPage[name] ??= compressNow(page, name)
    return jobsOfPage[name]
  }

  function enqueue(jobs: CompressionJob[], page: CachedResponse, name: VariantName): void {
    if (jobs.length >= maxJobs || !isStored(page)) return
    jobs.push({ page: new WeakRef(page), name })
    if (state.isWorking) return
    state.isWorking = true
    void scheduler.wait(startDelay).then(work)
  }

  async function work(): Promise<void> {
    for (let job = nextJob(); job; job = nextJob()) {
      const began = performance.now()
      const { page, name } = job
      const { encoding } = variantKinds[name]
      // After a failure the quick variant stays.
      const bytes = await compress(sourceOf(page, name), encoding, bestLevels).catch(() => undefined)
      if (bytes) addVariant(page, name, bytes, false)
      await scheduler.rest(performance.now() - began)
    }
    state.isWorking = false
  }

  /** The next job, requested variants first. A variant in both queues is compressed once. */
  function nextJob(): { readonly page: CachedResponse; readonly name: VariantName } | undefined {
    for (
      let job = requested.shift() ?? prerendered.shift();
      job;
      job = requested.shift() ?? prerendered.shift()
    ) {
      const { name } = job
      const page = job.page.deref()
      if (!page || !isStored(page)) continue
      const names = compressed.get(page) ?? new Set()
      if (names.has(name)) continue
      compressed.set(page, names.add(name))
      return { page, name }
    }
    return undefined
  }

  return {
    get: (page, name) => page.variants[name] ?? share(page, name),
    compressBest: (page, name) => enqueue(prerendered, page, name),
  }
}

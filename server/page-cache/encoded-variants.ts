import { bestLevels, compress, compressQuickly } from '../http/encoding.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { type CachedResponse, type VariantName, variantKinds } from './cached-response.ts'

/** The compressed variants of finished answers. */
export interface EncodedVariants {
  /** The variant of an answer; compressed by the first who asks for it. Rejects when that fails. */
  get(page: CachedResponse, name: VariantName): Buffer | Promise<Buffer>
  /**
   * Compresses an answer as well as possible though nobody has asked for it yet, after all answers that
   * somebody has asked for.
   */
  compressBest(page: CachedResponse, name: VariantName): void
}

interface VariantsOptions {
  /** Whether an answer is stored, and so will be sent often enough to be worth the work. */
  readonly isStored: (page: CachedResponse) => boolean
  /** Adds a variant to a stored answer; false where it is not stored, or where there is no room. */
  readonly addVariant: (page: CachedResponse, name: VariantName, bytes: Buffer, mayEvict: boolean) => boolean
  readonly scheduler: Pick<Scheduler, 'rest' | 'wait'>
}

interface CompressionJob {
  /** Weak: an answer that left the cache is not kept alive by a queue. */
  readonly page: WeakRef<CachedResponse>
  readonly name: VariantName
}

/**
 * Milliseconds before the first job of an empty queue: on one processor it would hold up whoever waits for a
 * first page.
 */
const startDelay = 250

const maxJobs = 5_000

/** The bytes that a variant is compressed from. */
const sourceOf = ({ variants: { identity }, inlineStyles }: CachedResponse, name: VariantName): Buffer =>
  inlineStyles && variantKinds[name].isFirstView ? inlineStyles(identity) : identity

/**
 * Compresses at once and quickly what somebody waits for. The best compression follows in the background, one
 * answer at a time and with rests, and replaces the quick variant.
 */
export function createEncodedVariants({ isStored, addVariant, scheduler }: VariantsOptions): EncodedVariants {
  const inFlight = new WeakMap<CachedResponse, Partial<Record<VariantName, Promise<Buffer>>>>()
  const compressed = new WeakMap<CachedResponse, Set<VariantName>>()
  const requested: CompressionJob[] = []
  const prefetched: CompressionJob[] = []
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
    const ofPage = inFlight.get(page) ?? {}
    inFlight.set(page, ofPage)
    ofPage[name] ??= compressNow(page, name)
    return ofPage[name]
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
      // A page without its best variant is as good as before.
      const bytes = await compress(sourceOf(page, name), encoding, bestLevels).catch(() => undefined)
      if (bytes) addVariant(page, name, bytes, false)
      await scheduler.rest(performance.now() - began)
    }
    state.isWorking = false
  }

  /** A variant that stands in both queues is compressed once. */
  function nextJob(): { readonly page: CachedResponse; readonly name: VariantName } | undefined {
    for (
      let job = requested.shift() ?? prefetched.shift();
      job;
      job = requested.shift() ?? prefetched.shift()
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
    compressBest: (page, name) => enqueue(prefetched, page, name),
  }
}

import { bestLevels, compress, compressQuickly } from '../http/encoding.ts'
import { restAfterWork } from '../scheduling/background-rest.ts'
import { type CachedResponse, type VariantName, variantKinds } from './cached-response.ts'

export interface EncodedVariants {
  /**
   * The compressed copy of an answer; made by the first who asks for it, with the plain bytes where that
   * fails.
   */
  get(page: CachedResponse, name: VariantName): Buffer | Promise<Buffer>
  /**
   * Makes the best copy of an answer that nobody has asked for yet, when those of all that were asked for are
   * done.
   */
  compressBest(page: CachedResponse, name: VariantName): void
}

interface Parts {
  /** Whether an answer will be sent often enough to be worth the work. */
  readonly isLasting: (page: CachedResponse) => boolean
  /** Gives a copy to an answer that is kept; false where it is not, or where there is no room. */
  readonly admit: (page: CachedResponse, name: VariantName, copy: Buffer, mayEvict: boolean) => boolean
}

interface Job {
  /** Pages that nobody holds any more are not held by what waits. */
  readonly page: WeakRef<CachedResponse>
  readonly name: VariantName
}

/**
 * Milliseconds until best copies are begun where none were being made: on one processor that would hold up
 * who waits for a first page.
 */
const restFirst = 250

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/** More answers than this are not waiting in a queue at a time. */
const maxJobs = 5_000

/** What a copy is compressed of. */
const documentOf = ({ variants: { identity }, inlineStyles }: CachedResponse, name: VariantName): Buffer =>
  inlineStyles && variantKinds[name].isFirst ? inlineStyles(identity) : identity

/**
 * Compresses what is asked for at once and quickly; in the background, one at a time and with rests, as well
 * as it can be, and puts that copy in the place of the quick one.
 */
export function createEncodedVariants({ isLasting, admit }: Parts): EncodedVariants {
  const making = new WeakMap<CachedResponse, Partial<Record<VariantName, Promise<Buffer>>>>()
  const begun = new WeakMap<CachedResponse, Set<VariantName>>()
  const asked: Job[] = []
  const ahead: Job[] = []
  const state = { isBusy: false }

  async function start(page: CachedResponse, name: VariantName): Promise<Buffer> {
    try {
      const copy = await compressQuickly(documentOf(page, name), variantKinds[name].encoding)
      if (!page.variants[name] && admit(page, name, copy, true)) queue(asked, page, name)
      return copy
    } finally {
      delete making.get(page)?.[name]
    }
  }

  function share(page: CachedResponse, name: VariantName): Promise<Buffer> {
    const known = making.get(page) ?? {}
    making.set(page, known)
    known[name] ??= start(page, name)
    return known[name]
  }

  function queue(jobs: Job[], page: CachedResponse, name: VariantName): void {
    if (jobs.length >= maxJobs || !isLasting(page)) return
    jobs.push({ page: new WeakRef(page), name })
    if (state.isBusy) return
    state.isBusy = true
    void pause(restFirst).then(work)
  }

  async function work(): Promise<void> {
    const next = nextPage()
    state.isBusy = next !== undefined
    if (!next) return
    const began = performance.now()
    const { page, name } = next
    // A page without its best copy is as good as before.
    const copy = await compress(documentOf(page, name), variantKinds[name].encoding, bestLevels).catch(
      () => undefined,
    )
    if (copy) admit(page, name, copy, false)
    await restAfterWork(performance.now() - began, pause)
    void work()
  }

  /** Those of both queues are done once. */
  function nextPage(): { readonly page: CachedResponse; readonly name: VariantName } | undefined {
    for (let job = asked.shift() ?? ahead.shift(); job; job = asked.shift() ?? ahead.shift()) {
      const { name } = job
      const page = job.page.deref()
      if (!page || !isLasting(page)) continue
      const names = begun.get(page) ?? new Set()
      if (names.has(name)) continue
      begun.set(page, names.add(name))
      return { page, name }
    }
    return undefined
  }

  return {
    get: (page, name) => page.variants[name] ?? share(page, name),
    compressBest: (page, name) => queue(ahead, page, name),
  }
}

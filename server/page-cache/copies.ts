import { best, compress, compressQuickly, type Encoding } from '../encoding.ts'
import type { Finished } from './finished.ts'
import { restAfter } from './rest.ts'

export interface CopyMaker {
  /** The compressed copy of an answer; made by the first who asks for it, with the plain bytes where that fails. */
  make(page: Finished, encoding: Encoding): Buffer | Promise<Buffer>
  /** Puts the best copy in the place of a quick one, or of none, when all that were asked for before are done. */
  improve(page: Finished, encoding: Encoding): void
}

interface Parts {
  /** Whether an answer will be sent often enough to be worth the work. */
  readonly isLasting: (page: Finished) => boolean
  /** Gives a copy to an answer that is kept; false where it is not, or where there is no room. */
  readonly admit: (page: Finished, encoding: Encoding, copy: Buffer, mayEvict: boolean) => boolean
}

interface Job {
  /** Pages that nobody holds any more are not held by what waits. */
  readonly page: WeakRef<Finished>
  readonly encoding: Encoding
}

/** Milliseconds until best copies are begun where none were being made: on one processor that would hold up who waits for a first page. */
const restFirst = 250

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/** More answers than this are not waiting for their best copy at a time. */
const maxJobs = 5_000

/** Compresses what is asked for at once and quickly; in the background, one at a time and with rests, as well as it can be. */
export function createCopies({ isLasting, admit }: Parts): CopyMaker {
  const making = new WeakMap<Finished, Partial<Record<Encoding, Promise<Buffer>>>>()
  const begun = new WeakMap<Finished, Set<Encoding>>()
  const jobs: Job[] = []
  const state = { isBusy: false }

  async function start(page: Finished, encoding: Encoding): Promise<Buffer> {
    const { identity } = page.copies
    try {
      const copy = await compressQuickly(identity, encoding)
      if (!page.copies[encoding] && admit(page, encoding, copy, true)) improve(page, encoding)
      return copy
    } finally {
      delete making.get(page)?.[encoding]
    }
  }

  function share(page: Finished, encoding: Encoding): Promise<Buffer> {
    const known = making.get(page) ?? {}
    making.set(page, known)
    known[encoding] ??= start(page, encoding)
    return known[encoding]
  }

  function improve(page: Finished, encoding: Encoding): void {
    const known = begun.get(page) ?? new Set()
    if (known.has(encoding) || jobs.length >= maxJobs || !isLasting(page)) return
    begun.set(page, known.add(encoding))
    jobs.push({ page: new WeakRef(page), encoding })
    if (state.isBusy) return
    state.isBusy = true
    void pause(restFirst).then(work)
  }

  async function work(): Promise<void> {
    const next = nextPage()
    state.isBusy = next !== undefined
    if (!next) return
    const began = performance.now()
    const { page, encoding } = next
    // A page without its best copy is as good as before.
    const copy = await compress(page.copies.identity, encoding, best).catch(() => undefined)
    if (copy) admit(page, encoding, copy, false)
    await restAfter(performance.now() - began, pause)
    void work()
  }

  function nextPage(): { readonly page: Finished; readonly encoding: Encoding } | undefined {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const page = job.page.deref()
      if (page && isLasting(page)) return { page, encoding: job.encoding }
    }
    return undefined
  }

  return {
    make: (page, encoding) => page.copies[encoding] ?? share(page, encoding),
    improve,
  }
}

import { HttpError } from '../http/http-error.ts'
import type { Loaded } from '../loaders/load-payload.ts'
import { willPass } from '../scheduling/render-queue.ts'
import type { Keepable, Known, PageStore } from './store.ts'

/** What the maker of an answer is told of the one that is known. */
export interface Held {
  /** Whether the answer will be compared with later ones. */
  readonly keeps: boolean
  readonly fingerprint?: string | undefined
}

export interface MadePage extends Keepable {
  readonly kind: 'page'
  /** Milliseconds for content and rendering. */
  readonly took?: { readonly content: number; readonly render: number }
}

/** The content says what it said when the answer that is known was made of it. */
interface Same {
  readonly kind: 'same'
  readonly complete: boolean
}

export type Redirected = Extract<Loaded, { readonly kind: 'redirect' }> & {
  /** What says so, for caches that drop answers by name. */
  readonly tags: readonly string[]
}
export type Made = MadePage | Redirected | Same
export type Make = (held: Held) => Promise<Made>

export const isOutdated = (known: Known | undefined): boolean =>
  known === undefined || known.age === 'outdated'

export const pageOf = ({ page, complete, fingerprint }: Keepable): MadePage => ({
  kind: 'page',
  page,
  complete,
  fingerprint,
})

interface Shared {
  readonly made: MadePage | Redirected
  /** False for what was known already, and still is true. */
  readonly isNew: boolean
}

/** Makes each answer once for all who ask meanwhile, and puts what comes of it into the store. */
export function createMaking(store: PageStore, onError: (error: unknown, key: string) => void) {
  const making = new Map<string, Promise<Shared>>()

  /** What lacks something is no reason to forget what is whole and not out of date: that is tried again. */
  function take(key: string, made: MadePage | Redirected, mayEvict: boolean): void {
    if (made.kind === 'redirect' || made.page.about.status !== 200) store.drop(key)
    else if (made.complete || isOutdated(store.peek(key))) store.keep(key, made, mayEvict)
    else store.postpone(key)
  }

  function fail(key: string, error: unknown): void {
    // Whoever waits for a page gets its error: only that of a refresh would be lost.
    const isUnexpected = !(error instanceof HttpError || willPass(error))
    if (isUnexpected && store.peek(key)?.age === 'stale') onError(error, key)
    if (error instanceof HttpError) store.drop(key)
    else if (willPass(error)) store.standIn(key)
    else store.postpone(key)
  }

  async function compare(key: string, make: Make): Promise<Shared> {
    const known = store.peek(key)
    const made = await make({ keeps: true, fingerprint: known?.fingerprint })
    if (made.kind !== 'same') return { made, isNew: true }
    if (!known) throw new Error('Nothing is known that could be the same')
    return { made: pageOf({ ...known, complete: known.complete || made.complete }), isNew: false }
  }

  function start(key: string, make: Make, mayEvict: boolean): Promise<Shared> {
    // After forget() an answer is out of date: hand it over, do not keep it.
    const counts = () => making.get(key) === started
    const started: Promise<Shared> = compare(key, make)
      .then(
        (shared) => {
          if (counts()) take(key, shared.made, mayEvict)
          return shared
        },
        (error: unknown) => {
          if (counts()) fail(key, error)
          throw error
        },
      )
      .finally(() => {
        if (counts()) making.delete(key)
      })
    making.set(key, started)
    return started
  }

  return {
    share: (key: string, make: Make, mayEvict = true): Promise<Shared> =>
      making.get(key) ?? start(key, make, mayEvict),
    forget: () => making.clear(),
  }
}

import { HttpError } from '../http/http-error.ts'
import type { LoadedPayload } from '../loaders/load-payload.ts'
import { isTemporary } from '../scheduling/render-queue.ts'
import type { PageStore, StorableResponse, StoredResponse } from './page-store.ts'

/** What the maker of an answer is told of the one that is known. */
export interface PreviousResponse {
  /** Whether the answer will be compared with later ones. */
  readonly keeps: boolean
  readonly fingerprint?: string | undefined
}

export interface RenderedResponse extends StorableResponse {
  readonly kind: 'page'
  /** Milliseconds for content and rendering. */
  readonly took?: { readonly content: number; readonly render: number }
}

/** The content says what it said when the answer that is known was made of it. */
interface UnchangedResponse {
  readonly kind: 'same'
  readonly complete: boolean
}

export type RedirectResponse = Extract<LoadedPayload, { readonly kind: 'redirect' }> & {
  /** What says so, for caches that drop answers by name. */
  readonly tags: readonly string[]
}
export type RenderResult = RenderedResponse | RedirectResponse | UnchangedResponse
export type RenderResponse = (held: PreviousResponse) => Promise<RenderResult>

export const isOutdated = (known: StoredResponse | undefined): boolean =>
  known === undefined || known.freshness === 'outdated'

export const asRendered = ({ page, complete, fingerprint }: StorableResponse): RenderedResponse => ({
  kind: 'page',
  page,
  complete,
  fingerprint,
})

interface Shared {
  readonly made: RenderedResponse | RedirectResponse
  /** False for what was known already, and still is true. */
  readonly isNew: boolean
}

/** Makes each answer once for all who ask meanwhile, and puts what comes of it into the store. */
export function createInFlight(store: PageStore, onError: (error: unknown, key: string) => void) {
  const making = new Map<string, Promise<Shared>>()

  /** What lacks something is no reason to forget what is whole and not out of date: that is tried again. */
  function take(key: string, made: RenderedResponse | RedirectResponse, mayEvict: boolean): void {
    if (made.kind === 'redirect' || made.page.facts.status !== 200) store.delete(key)
    else if (made.complete || isOutdated(store.peek(key))) store.set(key, made, mayEvict)
    else store.retryLater(key)
  }

  function fail(key: string, error: unknown): void {
    // Whoever waits for a page gets its error: only that of a refresh would be lost.
    const isUnexpected = !(error instanceof HttpError || isTemporary(error))
    if (isUnexpected && store.peek(key)?.freshness === 'stale') onError(error, key)
    if (error instanceof HttpError) store.delete(key)
    else if (isTemporary(error)) store.serveStale(key)
    else store.retryLater(key)
  }

  async function compare(key: string, make: RenderResponse): Promise<Shared> {
    const known = store.peek(key)
    const made = await make({ keeps: true, fingerprint: known?.fingerprint })
    if (made.kind !== 'same') return { made, isNew: true }
    if (!known) throw new Error('Nothing is known that could be the same')
    return { made: asRendered({ ...known, complete: known.complete || made.complete }), isNew: false }
  }

  function start(key: string, make: RenderResponse, mayEvict: boolean): Promise<Shared> {
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
    share: (key: string, make: RenderResponse, mayEvict = true): Promise<Shared> =>
      making.get(key) ?? start(key, make, mayEvict),
    forget: () => making.clear(),
  }
}

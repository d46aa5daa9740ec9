import { HttpError } from '../http/http-error.ts'
import type { LoadedPayload } from '../loaders/loader.ts'
import type { PageStore, StorableResponse, StoredResponse } from './page-store.ts'
import { isTemporary } from './temporary-error.ts'

/** What a renderer is told of the answer that is stored already. */
export interface PreviousResponse {
  /** Whether the new answer will be stored, and so compared with later ones. */
  readonly isStored: boolean
  /** Of the stored answer, if there is one. */
  readonly fingerprint?: string | undefined
}

/** A new answer. */
export interface RenderedResponse extends StorableResponse {
  readonly kind: 'page'
  /** Milliseconds for content and rendering. */
  readonly took?: { readonly content: number; readonly render: number }
}

/** The content is what the stored answer was made of. */
interface UnchangedResponse {
  readonly kind: 'unchanged'
  readonly complete: boolean
}

/** The content leads visitors of the address elsewhere. Redirects are not stored. */
export type RedirectResponse = Extract<LoadedPayload, { readonly kind: 'redirect' }> & {
  /** Names of the content that says so, for caches that drop answers by name. */
  readonly tags: readonly string[]
}
/** What rendering an address comes to. */
export type RenderResult = RenderedResponse | RedirectResponse | UnchangedResponse

/** Makes the answer of one address. Returns `unchanged` where the previous fingerprint still fits. */
export type RenderResponse = (previous: PreviousResponse) => Promise<RenderResult>

/** Whether a new answer has to be waited for. */
export const isOutdated = (stored: StoredResponse | undefined): boolean =>
  stored === undefined || stored.freshness === 'outdated'

/** A stored answer in the form of a new one. */
export const asRendered = ({ page, complete, fingerprint }: StorableResponse): RenderedResponse => ({
  kind: 'page',
  page,
  complete,
  fingerprint,
})

interface SharedResult {
  readonly result: RenderedResponse | RedirectResponse
  /** False where the stored answer turned out to be true still. */
  readonly isNew: boolean
}

/** Renders each answer once for all who ask for it meanwhile, and puts the result into the store. */
export interface InFlight {
  /** @param mayEvict false: the answer is not stored where it would push out others */
  share(key: string, render: RenderResponse, mayEvict?: boolean): Promise<SharedResult>
  /** Keeps what is under way out of the store: the content changed since it began. */
  forget(): void
}

/** @param onError is told of refreshes that failed for a reason that will not pass by itself */
export function createInFlight(store: PageStore, onError: (error: unknown, key: string) => void): InFlight {
  const inFlight = new Map<string, Promise<SharedResult>>()

  /**
   * An answer that lacks something replaces no complete one that is not outdated; it is tried again later.
   */
  function storeResult(key: string, result: RenderedResponse | RedirectResponse, mayEvict: boolean): void {
    if (result.kind === 'redirect' || result.page.facts.status !== 200) store.delete(key)
    else if (result.complete || isOutdated(store.peek(key))) store.set(key, result, mayEvict)
    else store.retryLater(key)
  }

  function handleFailure(key: string, error: unknown): void {
    // Whoever waits for a page gets its error. That of a refresh reaches nobody, and is reported.
    const isUnexpected = !(error instanceof HttpError || isTemporary(error))
    if (isUnexpected && store.peek(key)?.freshness === 'stale') onError(error, key)
    if (error instanceof HttpError) store.delete(key)
    else if (isTemporary(error)) store.serveStale(key)
    else store.retryLater(key)
  }

  async function renderOrReuse(key: string, render: RenderResponse): Promise<SharedResult> {
    const stored = store.peek(key)
    const result = await render({ isStored: true, fingerprint: stored?.fingerprint })
    if (result.kind !== 'unchanged') return { result, isNew: true }
    if (!stored) throw new Error('Nothing is stored that could be unchanged')
    return {
      result: asRendered({ ...stored, complete: stored.complete || result.complete }),
      isNew: false,
    }
  }

  function start(key: string, render: RenderResponse, mayEvict: boolean): Promise<SharedResult> {
    const isCurrent = () => inFlight.get(key) === started
    const started: Promise<SharedResult> = renderOrReuse(key, render)
      .then(
        (shared) => {
          if (isCurrent()) storeResult(key, shared.result, mayEvict)
          return shared
        },
        (error: unknown) => {
          if (isCurrent()) handleFailure(key, error)
          throw error
        },
      )
      .finally(() => {
        if (isCurrent()) inFlight.delete(key)
      })
    inFlight.set(key, started)
    return started
  }

  return {
    share: (key, render, mayEvict = true) => inFlight.get(key) ?? start(key, render, mayEvict),
    forget: () => inFlight.clear(),
  }
}

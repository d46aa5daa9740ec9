import { HttpError } from '../http/http-error.ts'
import type { LoadedPayload } from '../loaders/loader.ts'
import type { PageStore, StorableResponse, StoredResponse } from './page-store.ts'
import { isTemporary } from './temporary-error.ts'

/** The input of a renderer: what it has to know of the page cache. */
export interface PreviousResponse {
  /** Whether the new response will be stored, and so needs a fingerprint. */
  readonly isStored: boolean
  /** Fingerprint of the stored response, if there is one. */
  readonly fingerprint?: string | undefined
}

/** A newly rendered response. */
export interface RenderedResponse extends StorableResponse {
  readonly kind: 'page'
  /** Milliseconds for content and rendering. */
  readonly took?: { readonly content: number; readonly render: number }
}

/** The content is the same as that of the stored response. */
interface UnchangedResponse {
  readonly kind: 'unchanged'
  /** False when optional content failed to load. */
  readonly complete: boolean
}

/** A redirect that the content defines. Redirects are not stored. */
export type RedirectResponse = Extract<LoadedPayload, { readonly kind: 'redirect' }> & {
  /** Tags of the content with the redirect, by which caches can purge it. */
  readonly tags: readonly string[]
}
/**
 * The query of an address, which might have chosen a part of a list, means nothing to its page: what is at
 * the address without it is to be sent. Nothing is stored, so that nobody can fill the cache with queries.
 */
interface PlainResponse {
  readonly kind: 'plain'
}

/** What is sent for an address: a response, or where to find it. */
export type AddressResult = RenderedResponse | RedirectResponse | PlainResponse
/** The result of rendering an address. */
export type RenderResult = AddressResult | UnchangedResponse

/** Renders the response of one address. Returns `unchanged` where the fingerprint is the same as before. */
export type RenderResponse = (previous: PreviousResponse) => Promise<RenderResult>

/** Whether a request has to wait for a rendering: nothing is stored, or only an outdated response. */
export const isOutdated = (stored: StoredResponse | undefined): boolean =>
  stored === undefined || stored.freshness === 'outdated'

/** Converts a stored response to the form of a new one. */
export const asRendered = ({ page, complete, fingerprint }: StorableResponse): RenderedResponse => ({
  kind: 'page',
  page,
  complete,
  fingerprint,
})

interface SharedResult {
  readonly result: AddressResult
  /** False where the stored response is still current. */
  readonly isNew: boolean
}

/** Renders each response of the page cache once for all simultaneous requests, and stores the result. */
export interface InFlight {
  /**
   * Renders a response, or joins a rendering of the same key.
   * @param mayEvict false: the response is not stored where it would evict others
   */
  share(key: string, render: RenderResponse, mayEvict?: boolean): Promise<SharedResult>
  /** Keeps the results of current renderings out of the store: to be called when the content has changed. */
  forget(): void
}

/**
 * Creates shared renderings for a store.
 * @param onError called with errors of refreshes that are neither temporary nor an `HttpError`
 * @param onReplaced called when a stored response was removed, or another took its place
 */
export function createInFlight(
  store: PageStore,
  onError: (error: unknown, key: string) => void,
  onReplaced: (key: string) => void,
): InFlight {
  const inFlight = new Map<string, Promise<SharedResult>>()

  /**
   * Stores a result. An incomplete response replaces only an outdated one: otherwise the stored response
   * stays, and rendering is tried again later. Anything but a page is not stored.
   */
  function storeResult(key: string, result: AddressResult, mayEvict: boolean): void {
    if (result.kind !== 'page' || result.page.facts.status !== 200) store.delete(key)
    else if (result.complete || isOutdated(store.peek(key))) store.set(key, result, mayEvict)
    else store.retryLater(key)
  }

  /** Updates the store after a failed rendering. */
  function handleFailure(key: string, error: unknown): void {
    // The error of a page that a request waits for is thrown to that request. The error of a refresh in the
    // background would be lost, so it is reported here.
    const isUnexpected = !(error instanceof HttpError || isTemporary(error))
    if (isUnexpected && store.peek(key)?.freshness === 'stale') onError(error, key)
    if (error instanceof HttpError) store.delete(key)
    else if (isTemporary(error)) store.serveStale(key)
    else store.retryLater(key)
  }

  /** Changes the store, and tells whether the response of a key is another one since. */
  function noteReplaced(key: string, change: () => void): void {
    const before = store.peek(key)?.page
    change()
    if (before && store.peek(key)?.page !== before) onReplaced(key)
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
          if (isCurrent()) noteReplaced(key, () => storeResult(key, shared.result, mayEvict))
          return shared
        },
        (error: unknown) => {
          if (isCurrent()) noteReplaced(key, () => handleFailure(key, error))
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

import { whenVisible } from '../lifecycle/when-visible.ts'
import { closestLink } from '../router/closest-link.ts'
import { type HeldClick, holdClicks, isTooSlowForApp } from './held-click.ts'
import { onInteraction } from './interaction-events.ts'

interface HydrationTrigger {
  /** Loads the app and hydrates the page. Rejects when that fails. */
  readonly start: (click: HeldClick) => Promise<void>
  /** Whether a part of the page does not work without the app. */
  readonly isUrgent: boolean
  /** Receives the error of each failed start. */
  readonly onFailure: (error: unknown) => void
  /** Resolves where and when the app may come without a sign of use. */
  readonly whenUnused: Promise<void>
}

/** Milliseconds from the first failed start to the next one; doubled after each further failure. */
const firstRetryDelay = 2_000

/**
 * Hydrates the page at the visitor's first interaction, as soon as it is visible where that is urgent, or when
 * the browser is idle where that costs nothing. A click on a link waits for the app; on a slow connection it
 * is the browser's, and no interaction. After a failed start the page stays as the server made it, and a later
 * interaction tries again.
 */
export function hydrateOnInteraction({ start, isUrgent, whenUnused, onFailure }: HydrationTrigger): void {
  const end = new AbortController()
  const { signal } = end
  let isStarting = false
  let retryDelay = firstRetryDelay
  let notBefore = 0

  const attempt = async (): Promise<void> => {
    // Events in a hidden tab are no interactions: scripts and restored scroll positions cause them.
    if (isStarting || document.visibilityState !== 'visible' || performance.now() < notBefore) return
    if (!navigator.onLine) return
    isStarting = true
    try {
      await start(click)
      end.abort()
    } catch (error) {
      onFailure(error)
      notBefore = performance.now() + retryDelay
      retryDelay *= 2
      isStarting = false
    }
    click.release()
  }
  const startApp = () => {
    void attempt()
    return isStarting
  }
  const click = holdClicks(startApp, signal)
  onInteraction((event) => {
    if (!closestLink(event) || !isTooSlowForApp()) startApp()
  }, signal)
  // Who loads what it needs reports its failure.
  ;(isUrgent ? whenVisible() : whenUnused).then(attempt, () => {})
}

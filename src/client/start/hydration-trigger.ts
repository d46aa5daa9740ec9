import { whenVisible } from '../lifecycle/when-visible.ts'
import { onInteraction } from './interaction-events.ts'

interface HydrationTrigger {
  /** Loads the app and hydrates the page. Rejects when that fails. */
  readonly start: () => Promise<void>
  /** Whether a part of the page does not work without the app. */
  readonly isUrgent: boolean
  /** Receives the error of each failed start. */
  readonly onFailure: (error: unknown) => void
}

/** Milliseconds from the first failed start to the next one; doubled after each further failure. */
const firstRetryDelay = 2_000

/**
 * Hydrates the page at the visitor's first interaction, or as soon as it is visible where that is urgent.
 * After a failed start the page stays as the server made it, and a later interaction tries again.
 */
export function hydrateOnInteraction({ start, isUrgent, onFailure }: HydrationTrigger): void {
  let isStarting = false
  let retryDelay = firstRetryDelay
  let notBefore = 0

  const attempt = async (): Promise<void> => {
    // Events in a hidden tab are no interactions: scripts and restored scroll positions cause them.
    if (isStarting || document.visibilityState !== 'visible' || performance.now() < notBefore) return
    isStarting = true
    try {
      await start()
      stop()
    } catch (error) {
      onFailure(error)
      notBefore = performance.now() + retryDelay
      retryDelay *= 2
      isStarting = false
    }
  }
  const stop = onInteraction(() => void attempt())
  if (isUrgent) void whenVisible().then(attempt)
}

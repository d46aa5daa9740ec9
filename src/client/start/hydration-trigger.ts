import { whenVisible } from '../lifecycle/when-visible.ts'
import { onInteraction } from './interaction-events.ts'

interface HydrationTrigger {
  /** Loads the app and lets it take the page over. Rejects when it cannot be had. */
  readonly start: () => Promise<void>
  /** A part of the page does not work without it. */
  readonly isUrgent: boolean
  /** Told why it could not be had. */
  readonly onFailure: (error: unknown) => void
}

/** After the first failure, in milliseconds; after each other one twice as long. */
const firstPause = 2_000

/**
 * Starts the app at the first sign that it will be used, or as soon as the page is seen where that is urgent.
 * What cannot be had leaves the page as the server made it, and is tried again at a later sign.
 */
export function hydrateOnInteraction({ start, isUrgent, onFailure }: HydrationTrigger): void {
  let isUnderWay = false
  let pause = firstPause
  let notBefore = 0

  const attempt = async (): Promise<void> => {
    // Nobody acts in a tab that is not seen, but scripts and restored places cause events there.
    if (isUnderWay || document.visibilityState !== 'visible' || performance.now() < notBefore) return
    isUnderWay = true
    try {
      await start()
      stop()
    } catch (error) {
      onFailure(error)
      notBefore = performance.now() + pause
      pause *= 2
      isUnderWay = false
    }
  }
  const stop = onInteraction(() => void attempt())
  if (isUrgent) void whenVisible().then(attempt)
}

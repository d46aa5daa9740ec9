import type { HistoryState } from './history-state.ts'

/**
 * Scrolls a reloaded document to where the visitor was, unless they have scrolled already. Runs before
 * hydration, as a page must not move once it is used. The browser itself does not scroll:
 * `save-scroll.ts` has set the history entry to `manual`, and its change at `pagehide` is too late for a
 * reload.
 */
export function restoreScroll(): void {
  const state: HistoryState | null = history.state
  if (state?.scroll && scrollY === 0 && !location.hash) scrollTo({ top: state.scroll, behavior: 'instant' })
}

/** For a document that the browser has loaded again because its visitor came back to it. */
import { focusOn } from '../router/focus-on.ts'
import type { HistoryState } from '../router/history-state.ts'
import { placeToGoOn } from '../router/place-to-go-on.ts'

/**
 * Moves the focus to the link that the visitor had followed, else to the first heading in view. Nothing
 * happens where something has the focus already, or where the address leads to a part of the page and no link
 * was followed from there.
 */
export function focusAfterReturn(): void {
  const state: HistoryState = history.state ?? {}
  if (document.activeElement !== document.body || (location.hash && !state.followed)) return
  focusOn(placeToGoOn(state))
}

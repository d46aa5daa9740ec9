/** What the entries of the browser's history hold of their pages. */

/** The state of an entry in the browser's history. */
export interface HistoryState {
  /** Pixels from the top of the page. */
  readonly scroll?: number
  /** The `href` of the link that led away from the page, for the way back to it. */
  readonly followed?: string | null
}

/** Writes a part of the state into the current entry of the browser's history. */
export const saveState = (part: HistoryState): void =>
  history.replaceState({ ...history.state, ...part } satisfies HistoryState, '')

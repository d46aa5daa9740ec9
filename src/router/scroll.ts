/** What an entry of the browser's history remembers. */
export interface Place {
  readonly scroll: number
}

export const rememberScroll = () =>
  history.replaceState({ ...history.state, scroll: Math.round(scrollY) } satisfies Place, '')

const scrollQuiet = 100

/** A page that is left by the browser's buttons is gone before anyone can ask where it was: so it is kept while scrolling. */
export function keepScroll(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => isShown() && rememberScroll(), scrollQuiet)
  }
}

/** After a reload, unless the visitor is already somewhere. */
export function restoreScroll(): void {
  const place: Place | null = history.state
  if (place?.scroll && scrollY === 0 && !location.hash) scrollTo({ top: place.scroll, behavior: 'instant' })
}

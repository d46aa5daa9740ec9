import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client'

export interface Hydration {
  /** Shows something else in the place of the page, at once. */
  readonly render: (page: ReactNode) => void
  /** Resolves when the markup answers: an earlier `render` would make React throw it away. */
  readonly finished: Promise<void>
}

/** Takes over the server's markup, in slices that leave room for what the visitor does meanwhile. */
export function hydrate(element: HTMLElement, page: ReactNode, options: HydrationOptions): Hydration {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const watched = (content: ReactNode) => <MountProbe onMount={finish}>{content}</MountProbe>
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(element, watched(page), options)
  })
  return { finished, render: (next) => flushSync(() => root?.render(watched(next))) }
}

function MountProbe({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount])
  return children
}

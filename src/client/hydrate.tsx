import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client'

/** A page that React has begun to hydrate. */
export interface Hydration {
  /** Replaces the page by another one; the elements are changed when the call returns. */
  readonly render: (page: ReactNode) => void
  /**
   * Resolves when hydration is complete. Calling `render` earlier would make React discard the server's
   * markup.
   */
  readonly finished: Promise<void>
}

/**
 * Hydrates the server's markup as a transition: React works in slices, so that input is handled in between.
 */
export function hydrate(element: HTMLElement, page: ReactNode, options: HydrationOptions): Hydration {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const withProbe = (content: ReactNode) => <MountProbe onMount={finish}>{content}</MountProbe>
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(element, withProbe(page), options)
  })
  return { finished, render: (next) => flushSync(() => root?.render(withProbe(next))) }
}

/** Calls back once its children are mounted. */
function MountProbe({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount])
  return children
}

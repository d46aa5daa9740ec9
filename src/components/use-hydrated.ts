import { useSyncExternalStore } from 'react'

/** Subscribes to nothing: React itself renders again after hydration. */
const never = () => () => {}

/**
 * Returns false on the server and while React hydrates the page, true afterwards: for parts of a page that
 * need JavaScript.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

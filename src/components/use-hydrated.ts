/** A subscription to a value that never changes. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and while hydrating, true afterwards: for parts that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

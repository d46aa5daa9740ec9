import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating: for what only works with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

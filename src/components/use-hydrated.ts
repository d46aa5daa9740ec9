/** Tells the first render, which has to equal the server’s, from those that follow. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating: for what only works with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

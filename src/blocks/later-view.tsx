import { type ComponentType, use } from 'react'
import { once } from '../shared/once.ts'

/** A view whose code is not part of every page, and the function that loads the code. */
export interface LaterView<P> {
  readonly View: ComponentType<P>
  /** Rejects when the code cannot be fetched; the next call then tries again. */
  readonly load: () => Promise<unknown>
}

/** Makes a view of code that is loaded later: before the page is rendered, or else while it is. */
export function laterView<P extends object>(importView: () => Promise<ComponentType<P>>): LaterView<P> {
  let loaded: ComponentType<P> | undefined
  const load = once(async () => {
    loaded = await importView()
    return loaded
  })
  const View = (props: P) => {
    const Loaded = loaded ?? use(load())
    return <Loaded {...props} />
  }
  return { View, load }
}

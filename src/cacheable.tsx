import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * Stands for a part in the markup of a page, where the server has that part already or makes it apart.
 * Undefined where it has to be rendered in its place.
 */
export type Fragments = <Props extends object>(Part: ComponentType<Props>, props: Props) => ReactNode

/** Only the server gives one: the browser renders every part. */
export const FragmentsContext = createContext<Fragments | undefined>(undefined)

/**
 * A part that the server need not render again for the very same properties: what it shows follows from them, from language and texts, and
 * from the visitor's choices.
 */
export function cacheable<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Cacheable(props) {
    return useContext(FragmentsContext)?.(Part, props) ?? <Part {...props} />
  }
}

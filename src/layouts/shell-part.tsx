/** Parts of a layout that the server renders once for all pages that have the same one. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Shell } from '../content/payload.ts'

/**
 * What a part of the shell shows follows from these, from language and texts, and from the visitor's choices.
 */
export type ShellPartProps = {
  readonly shell: Shell
  /** Of the page. */
  readonly path: string
  /** The part stands on the page's hero. */
  readonly inverse?: boolean
}

/**
 * Stands for a part in the markup of a page, where the server has that part already or makes it apart.
 * Undefined where it has to be rendered in its place.
 */
export type Fragments = (Part: ComponentType<ShellPartProps>, props: ShellPartProps) => ReactNode

/** Only the server gives one: the browser renders every part. */
export const FragmentsContext = createContext<Fragments | undefined>(undefined)

/**
 * A part that is nearly the same around all pages of a language: the server renders it once for all that show
 * the same.
 */
export function shellPart(Part: ComponentType<ShellPartProps>): ComponentType<ShellPartProps> {
  return function ShellPart(props) {
    return useContext(FragmentsContext)?.(Part, props) ?? <Part {...props} />
  }
}

/** Parts of a layout, such as the footer, that the server renders once for many pages. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Shell } from '../content/payload.ts'

/**
 * The props of a part. The markup of a part depends on nothing but these props, the language with its texts,
 * and the visitor's preferences.
 */
export type ShellPartProps = {
  readonly shell: Shell
  /** Path of the page. */
  readonly path: string
  /** Whether the part lies on the page's hero, and so is light on dark. */
  readonly inverse?: boolean
}

/**
 * Returns a placeholder for a part in the markup of a page, when the server has rendered that part before or
 * renders it separately. Returns undefined when the part has to be rendered with the page.
 */
export type Fragments = (Part: ComponentType<ShellPartProps>, props: ShellPartProps) => ReactNode

/** The function that replaces parts by placeholders. Only the server sets it: browsers render every part. */
export const FragmentsContext = createContext<Fragments | undefined>(undefined)

/**
 * Makes a component a part of the layout: the server renders the part once for all pages on which its markup
 * is the same but for addresses.
 */
export function shellPart(Part: ComponentType<ShellPartProps>): ComponentType<ShellPartProps> {
  return function ShellPart(props) {
    return useContext(FragmentsContext)?.(Part, props) ?? <Part {...props} />
  }
}

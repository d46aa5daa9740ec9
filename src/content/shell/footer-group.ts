import type { NavigationItem } from '../types.ts'

/** A column of links in the footer. */
export interface FooterGroup {
  /** Key of the text that is its heading, where it has no `title`. */
  readonly key: string
  readonly title?: string
  readonly items: readonly NavigationItem[]
}

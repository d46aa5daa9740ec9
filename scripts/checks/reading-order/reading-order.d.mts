/** The part of a node of Chromium's accessibility tree that is read. */
export interface AccessibilityNode {
  readonly nodeId: string
  readonly ignored?: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value?: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

/** One thing that a screen reader says. */
export interface ReadingLine {
  /** Number of things that it is in. */
  readonly depth: number
  readonly role: string
  readonly name: string
  /** Of a heading. */
  readonly level?: number
  /** Role, name and states: `heading “News” (level 1)`. */
  readonly text: string
}

/** The lines of a page in their order. */
export function readingOrder(nodes: readonly AccessibilityNode[]): readonly ReadingLine[]

/** A sentence for each thing that would puzzle a listener. */
export function oddities(lines: readonly ReadingLine[]): readonly string[]

import type { Root } from 'hast'

/** A tree that is safe to show and to walk recursively. */
export interface SanitizedTree {
  readonly root: Root
  /** Whether the tree contains `{`: only then it may contain template code. */
  readonly mayHaveTemplates: boolean
  /** Whether nodes beyond the limit were left out. */
  readonly isCut: boolean
}

/** A project's own rules on how its sets, collections and fields are shown: the file `blocks.yaml`. */
import type { PageType } from '../routes.ts'
import type { BlockType } from './block-types.ts'

/** How the sets of one type, or the entries of one collection, are shown. Every member is optional. */
export interface ContentRule {
  /** The type of block that shows the set; `hidden` shows nothing of it. Only for sets. */
  readonly block?: BlockType | 'hidden' | (string & {})
  /** The type of page that shows an entry. Only for collections. */
  readonly page?: PageType
  /** Which field of the project is read for a field of the block or page head: ours → the project's. */
  readonly fields?: Readonly<Record<string, string>>
  /** Fields that are not shown. */
  readonly hide?: readonly string[]
  /** Fields that are shown although they would be taken for a setting, note or key. */
  readonly show?: readonly string[]
  /** Fields that come first, in this order. */
  readonly order?: readonly string[]
}

/** All rules of a project. Handles are compared as they are written in the content. */
export interface ContentRules {
  readonly sets: ReadonlyMap<string, ContentRule>
  readonly collections: ReadonlyMap<string, ContentRule>
  /** Fields of any set or collection that are not shown, and that are shown. */
  readonly hide: ReadonlySet<string>
  readonly show: ReadonlySet<string>
}

/** The rules of a project that has none. */
export const noRules: ContentRules = {
  sets: new Map(),
  collections: new Map(),
  hide: new Set(),
  show: new Set(),
}

/** The types that the readers of values (fields of entries and global sets) share. */
import type { Value } from '../../../../src/content/types.ts'
import type { RichTextContext } from '../../rich-text/context.ts'
import type { CmsAddress } from '../index/addresses.ts'
import type { RemoteView } from '../view.ts'

/** Resolves references in the values of one page, and knows the language of the page. */
export type ValueContext = Pick<RichTextContext, 'entryPath' | 'assetUrl' | 'unresolved'> & {
  /** Whether the texts are in another language than the view, because the page has no translation. */
  readonly isUntranslated: boolean
  /** Handle of the collection of the entry around the value. */
  readonly collection?: string | undefined
  /** Our path of an address for which a redirect rule exists; undefined when there is none. */
  redirectHref?(address: CmsAddress): string | undefined
}

/** The view and the limits that one value is read with. */
export interface ValueScope {
  readonly view: RemoteView
  /** Resolves references; absent for summaries. Without it references and related entries are left out. */
  readonly context?: ValueContext
  /** Levels of nesting around the value. */
  readonly depth: number
  /** Reads a nested value; undefined when the list or object around the value has to leave it out. */
  read(value: Value, scope: ValueScope): Value
}

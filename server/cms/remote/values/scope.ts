import type { Value } from '../../../../src/content/types.ts'
import type { RichTextContext } from '../../rich-text/context.ts'
import type { CmsAddress } from '../index/addresses.ts'
import type { RemoteView } from '../view.ts'

/** How references in texts are looked up, and what language the page that they stand on is in. */
export type ValueContext = Pick<RichTextContext, 'entryPath' | 'assetUrl' | 'unresolved' | 'lang'> & {
  /** Our path of an address that only a redirect rule knows. */
  ruleHref?(address: CmsAddress): string | undefined
}

/** What a value can be read with. */
export interface ValueScope {
  readonly view: RemoteView
  /** For references in texts; without it, and without relations, strings and entries are no links. */
  readonly context?: ValueContext
  readonly depth: number
  /** Undefined for what is left out: from a list, and from an object with its name. */
  read(value: Value, scope: ValueScope): Value
}

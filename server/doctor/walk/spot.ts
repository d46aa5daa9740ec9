/** Where a walk through the values of an entry is, and what it needs there. */
import type { ReadContext } from '../../../src/blocks/block-readers.ts'
import type { ComposeScope } from '../../../src/blocks/compose/scope.ts'
import type { ContentRule } from '../../../src/blocks/content-rules.ts'
import { isSystemField } from '../../../src/content/head/page-head.ts'
import type { FieldSchema } from '../../../src/content/kinds/field-schema.ts'
import type { Value } from '../../../src/content/types.ts'
import type { Finding, NotForVisitors } from '../finding.ts'
import type { ShownTexts } from './shown-texts.ts'

/** What a walk needs besides the values. */
export interface WalkOptions {
  readonly context: ReadContext
  /** Handle of the entry's collection. */
  readonly collection: string
  readonly shown: ShownTexts
  /** Called with the id of each entry whose own fields stand among the values. */
  entered(id: string): void
}

/** Where a walk is. */
export interface Spot {
  readonly path: string
  readonly set?: Finding['set']
  readonly scope: ComposeScope
  /** The rule of a set names the fields of its rows as well. */
  readonly rowRule?: ContentRule | undefined
  /** Whether it is at the entry's own fields, of which the content system and search engines have some. */
  readonly isEntry?: boolean
}

/** A field with its value. */
export interface FieldValue {
  readonly handle: string
  readonly value: Value
  readonly schema: FieldSchema | undefined
}

/** A field of the entry that the content system has, or that search engines read. */
export function leftOutOfEntry(handle: string, schema: FieldSchema | undefined): NotForVisitors | undefined {
  return handle !== 'title' && isSystemField(handle, schema !== undefined)
    ? (schema?.hidden ?? 'system')
    : undefined
}

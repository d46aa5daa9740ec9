/** What reports may look at behind the pages of a project on disk. */
import type { FieldSchema } from '../../src/content/kinds/field-schema.ts'
import type { ContentPage } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'

/** What stands behind the pages of a project on disk, at one moment. */
export interface ProjectInspection {
  /** Path, relative to the project, of the file of an entry. */
  fileOf(id: string): string | undefined
  /**
   * Published entries that have no page of their own, read one by one, but for the texts of the interface.
   */
  entriesWithoutPage(locale: Locale): Iterable<InspectedEntry>
  /** All blueprints of entries, terms and global sets, sorted by kind, group and handle. */
  blueprints(): readonly InspectedBlueprint[]
}

/** An entry, with its fields as pages would read them. */
export type InspectedEntry = Pick<
  ContentPage,
  'id' | 'key' | 'locale' | 'title' | 'collection' | 'fields' | 'texts'
>

/** A form of editors, with the fieldsets that it imports. */
export interface InspectedBlueprint {
  readonly kind: 'collection' | 'taxonomy' | 'global'
  /** Handle of the collection or taxonomy; of a global set its own. */
  readonly group: string
  readonly handle: string
  /** The name that editors see. */
  readonly title: string
  readonly fields: readonly FieldSchema[]
}

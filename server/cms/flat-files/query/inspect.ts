/** Looks behind the pages of a project: files, entries without pages, blueprints. */
import { withSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import type { InspectedBlueprint, InspectedEntry, ProjectInspection } from '../../inspection.ts'
import { isInterfaceTexts } from '../../model/lists/interface-texts.ts'
import { createHtmlSanitizer } from '../../rich-text/rich-text.ts'
import { augment } from '../augment/augment.ts'
import { schemaOfFields } from '../blueprints/schema.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import type { SiteIndex } from '../index/index-site.ts'
import { createContext, storedEntry } from './context.ts'
import type { SiteView } from './view.ts'

/** Creates the look behind the pages of an index, with the views of its languages. */
export const inspectProject = (
  index: SiteIndex,
  viewOf: (locale: Locale) => SiteView | undefined,
): ProjectInspection => ({
  fileOf: (id) => index.entries.get(id)?.path,
  entriesWithoutPage(locale) {
    const view = viewOf(locale)
    return view ? withoutPage(view) : []
  },
  blueprints: () => listBlueprints(index),
})

function* withoutPage(view: SiteView): Generator<InspectedEntry> {
  for (const collection of view.index.collections.keys()) {
    if (isInterfaceTexts(collection)) continue
    for (const entry of view.index.entriesIn(collection, view.site.handle)) {
      const isHidden = !view.isPublished(entry) || view.isRedirect(entry) || view.path(entry) !== undefined
      if (!isHidden) yield inspectEntry(view, entry)
    }
  }
}

function inspectEntry(view: SiteView, entry: Entry): InspectedEntry {
  const context = createContext(view, entry)
  const { id, values, fields } = storedEntry(view, entry)
  return {
    ...{ id, key: entry.key, locale: view.locale, title: view.title(entry) },
    collection: entry.collection.handle,
    fields: withSchema(augment(values, fields, context), schemaOfFields(fields)),
    texts: () => createHtmlSanitizer(context),
  }
}

const kinds: Readonly<Record<string, InspectedBlueprint['kind']>> = {
  collections: 'collection',
  taxonomies: 'taxonomy',
  globals: 'global',
}

const sortKey = ({ kind, group, handle }: InspectedBlueprint): string => [kind, group, handle].join('\n')

/** Lists blueprints in an order that does not depend on the language of the machine. */
function listBlueprints({ blueprints }: SiteIndex): readonly InspectedBlueprint[] {
  const found = [...blueprints].flatMap(([folder, list]) => {
    const [root = '', group] = folder.split('/')
    const kind = Object.hasOwn(kinds, root) ? kinds[root] : undefined
    if (!kind) return []
    return list.map(
      ({ handle, title, fields }): InspectedBlueprint => ({
        ...{ kind, group: group ?? handle, handle, title },
        fields: schemaOfFields(fields),
      }),
    )
  })
  return found.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

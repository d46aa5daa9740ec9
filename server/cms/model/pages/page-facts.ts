import type { ContentPage } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { alternatesOf, indexingsOf } from './alternates.ts'
import { ancestorsOf } from './ancestors.ts'

type PageFacts = Omit<ContentPage, 'blueprint' | 'template' | 'fallback' | 'fields' | 'texts'>

/** The members of a page besides its fields and template: its identity, and its relations to other pages. */
export function pageFacts<E extends ModelEntry>(view: ContentView<E>, entry: E, path: string): PageFacts {
  const [date, updatedAt] = [view.date(entry), view.updatedAt(entry)]
  return {
    id: entry.id,
    key: entry.key,
    locale: view.locale,
    path,
    title: view.title(entry),
    collection: view.collectionOf(entry),
    mounts: view.mountsOn(entry.key),
    alternates: alternatesOf(view, entry),
    indexing: indexingsOf(view, entry),
    ancestors: ancestorsOf(view, entry),
    ...(date === undefined ? {} : { date }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  }
}

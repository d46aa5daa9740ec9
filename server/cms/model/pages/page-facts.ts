import type { ContentPage } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { pageFallback } from '../fallbacks.ts'
import { alternatesOf, indexingsOf } from './alternates.ts'
import { ancestorsOf } from './ancestors.ts'
import { nearestOf } from './nearest.ts'

type PageFacts = Omit<ContentPage, 'blueprint' | 'template' | 'fields' | 'texts'>

/** The members of a page besides its fields and template: its identity, and its relations to other pages. */
export function pageFacts<E extends ModelEntry>(view: ContentView<E>, entry: E, path: string): PageFacts {
  const alternates = alternatesOf(view, entry)
  const fallback = pageFallback(view, entry)
  const [date, updatedAt] = [view.date(entry), view.updatedAt(entry)]
  return {
    id: entry.id,
    key: entry.key,
    locale: view.locale,
    path,
    title: view.title(entry),
    collection: view.collectionOf(entry),
    mounts: view.mountsOn(entry.key),
    terms: view.termsOf(entry),
    alternates,
    nearest: nearestOf(view, entry, alternates),
    indexing: indexingsOf(view, entry),
    ancestors: ancestorsOf(view, entry),
    ...(fallback && { fallback }),
    ...(date === undefined ? {} : { date }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  }
}

import { readIndexing } from '../../../src/content/seo.ts'
import type { PageOutline } from '../../../src/content/types.ts'
import { alternatesOf } from './page.ts'
import type { RemoteView } from './view.ts'

/** The pages of one language that may be told of, as lists show them. */
export function* outlinePages(view: RemoteView): Generator<PageOutline> {
  for (const entry of view.language.entries) {
    const found = view.isRedirect(entry) ? undefined : view.summary(entry)
    if (!found) continue
    const { id: _, ...summary } = found
    const { collection, updatedAt, values } = entry
    yield {
      summary,
      collection,
      alternates: alternatesOf(view, entry),
      ...(updatedAt === undefined ? {} : { updatedAt, version: updatedAt }),
      indexing: readIndexing(values),
    }
  }
}

/** Looks up terms of taxonomies, such as the topics of articles. */
import { asText, asValues } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'

/** A term of a taxonomy in one language. */
export interface Term {
  readonly slug: string
  readonly title: string
}

/**
 * Creates the lookup of terms in the language of a site. A slug without a file is a term whose title is the
 * slug. When `taxonomy` is undefined, the taxonomy of a project with just one counts.
 */
export function createTerms(files: SourceFiles) {
  const taxonomies = [...files.keys()].flatMap(
    (file) => /^content\/taxonomies\/([^/]+)\.yaml$/.exec(file)?.[1] ?? [],
  )
  return (taxonomy: string | undefined, slug: string, site: string): Term => {
    const own = taxonomy ?? (taxonomies.length === 1 ? taxonomies[0] : undefined)
    const values = asValues(files.get(`content/taxonomies/${own}/${slug}.yaml`)?.value)
    const local = asValues(asValues(values.localizations)[site])
    return {
      slug: asText(local.slug) ?? slug,
      title: asText(local.title) ?? asText(values.title) ?? slug,
    }
  }
}

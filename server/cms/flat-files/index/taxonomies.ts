/** Looks up terms of taxonomies, such as the topics of articles. */
import { asText, asValues } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'

/** A term of a taxonomy in one language. */
export interface Term {
  readonly slug: string
  readonly title: string
}

/** The taxonomies of a project. */
export interface Taxonomies {
  /** Whether the project has a taxonomy. */
  has(taxonomy: string): boolean
  /** The term with a slug, in the language of a site. */
  term(taxonomy: string | undefined, slug: string, site: string): Term
}

/**
 * Creates the lookup of terms in the language of a site. A slug without a file is a term whose title is the
 * slug. When `taxonomy` is undefined, the taxonomy of a project with just one counts.
 */
export function createTaxonomies(files: SourceFiles): Taxonomies {
  const taxonomies = [...files.keys()].flatMap(
    (file) => /^content\/taxonomies\/([^/]+)\.yaml$/.exec(file)?.[1] ?? [],
  )
  const known = new Set(taxonomies)
  return {
    has: (taxonomy) => known.has(taxonomy),
    term(taxonomy, slug, site) {
      const own = taxonomy ?? (taxonomies.length === 1 ? taxonomies[0] : undefined)
      const values = asValues(files.get(`content/taxonomies/${own}/${slug}.yaml`)?.value)
      const local = asValues(asValues(values.localizations)[site])
      return {
        slug: asText(local.slug) ?? slug,
        title: asText(local.title) ?? asText(values.title) ?? slug,
      }
    },
  }
}

/** Finds the redirect rules of a project: rows of add-ons, and a global set. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { type RowTargets, resolveRows, resolveRowsIn } from '../../model/redirects/redirect-rows.ts'
import { asList, asText } from '../../model/values.ts'
import { entryPath } from './context.ts'
import type { SiteView } from './view.ts'

const rowFile = /^content\/(?:redirects|detours)\/(?:([^/]+)\/)?[^/]+\.yaml$/

/**
 * Whether a row counts in the site: by its folder, its `site`, or its `sites`, where an empty list means all.
 */
function isFor(view: SiteView, folder: string | undefined, values: Values): boolean {
  const named = [folder, asText(values.site), ...asList(values.sites).map(asText)]
  const sites = named.filter(
    (each) => each !== undefined && view.index.sites.some(({ handle }) => handle === each),
  )
  return sites.length === 0 || sites.includes(view.site.handle)
}

const targetsIn = (view: SiteView): RowTargets => ({ entryPath: (id) => entryPath(view, id) })

/** The values of the global set of redirects, with a path for every entry that a row leads to. */
export const resolveGlobalRows = (view: SiteView, values: Values): Values =>
  resolveRowsIn(values, targetsIn(view))

/** Rows of the redirect add-ons, each in a file of its own. */
export const listRedirects = (view: SiteView): readonly Value[] =>
  resolveRows(
    [...view.index.files.values()]
      .filter(({ path }) => rowFile.test(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .flatMap(({ path, value }) =>
        isValues(value) && isFor(view, rowFile.exec(path)?.[1], value) ? [value] : [],
      ),
    targetsIn(view),
  )

/** Reads the redirect rules of a project: rows of add-ons, and a global set. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { forEachInSteps, type Steps } from '../../../scheduling/steps.ts'
import { type RowTargets, resolveRow, resolveRowsIn } from '../../model/redirects/redirect-rows.ts'
import { asList, asText } from '../../model/values.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'
import { entryPath } from './context.ts'
import type { SiteView } from './view.ts'

/**
 * The file of one rule: `content/redirects/abc.yaml`, or in the folder of a site
 * `content/redirects/en/abc.yaml`.
 */
const rowFile = /^content\/(?:redirects|detours)\/(?:([^/]+)\/)?[^/]+\.yaml$/

/**
 * Whether a redirect row applies to the site of the view, by its folder, its `site` or its `sites`. A row
 * that names no existing site applies to all.
 */
function isFor(view: SiteView, folder: string | undefined, values: Values): boolean {
  const named = [folder, asText(values.site), ...asList(values.sites).map(asText)]
  const sites = named.filter(
    (each) => each !== undefined && view.index.sites.some(({ handle }) => handle === each),
  )
  return sites.length === 0 || sites.includes(view.site.handle)
}

const targetsIn = (view: SiteView): RowTargets => ({ entryPath: (id) => entryPath(view, id) })

/** In the values of the global set `redirects`, replaces each entry that a row leads to by its path. */
export const resolveGlobalRows = (view: SiteView, values: Values): Values =>
  resolveRowsIn(values, targetsIn(view))

/** Finds the files of redirect add-ons, which all sites share, in the order of their paths. */
export function* findRuleFiles(files: SourceFiles): Steps<readonly SourceFile[]> {
  const found: SourceFile[] = []
  yield* forEachInSteps(files.values(), (file) => {
    if (rowFile.test(file.path) && isValues(file.value)) found.push(file)
  })
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Lists the rows of redirect add-ons that apply to the site of the view. */
export function* listRedirects(view: SiteView, files: readonly SourceFile[]): Steps<readonly Value[]> {
  const rows: Value[] = []
  const targets = targetsIn(view)
  yield* forEachInSteps(files, ({ path, value }) => {
    if (isValues(value) && isFor(view, rowFile.exec(path)?.[1], value)) rows.push(resolveRow(value, targets))
  })
  return rows
}

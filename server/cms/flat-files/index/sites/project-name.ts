/** The name of a site as the settings of its project give it. */
import { memoLast, memoText } from '../../../../../src/shared/memo.ts'
import { projectSiteName } from '../../../brand-facts/site-name.ts'
import { asText, asValues } from '../../../model/values.ts'
import type { SourceFiles } from '../../disk/files.ts'
import { listedSites } from './site-lists.ts'

/**
 * Creates the lookup of the name of a site, by its handle: its own in the list of sites, else that of another
 * site, else that of the application; undefined where these are languages or say nothing.
 */
export function readProjectNames(files: SourceFiles): (site: string) => string | undefined {
  const sites = listedSites(files)
  const ownName = (site: string) => projectSiteName(asText(asValues(sites[site]).name))
  // Most projects name the site elsewhere, and are never asked.
  const otherName = memoLast(
    () =>
      Object.keys(sites).map(ownName).find(Boolean) ??
      projectSiteName(asText(asValues(files.get('config/app.php')?.value).name)),
  )
  return memoText((site: string) => (Object.hasOwn(sites, site) ? ownName(site) : undefined) ?? otherName())
}

/** The name of a site as the settings of its project give it. */
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
  const nameOf = (site: string) => projectSiteName(asText(asValues(sites[site]).name))
  const named = Object.keys(sites).map(nameOf).find(Boolean)
  const fallback = named ?? projectSiteName(asText(asValues(files.get('config/app.php')?.value).name))
  return (site) => (Object.hasOwn(sites, site) ? nameOf(site) : undefined) ?? fallback
}

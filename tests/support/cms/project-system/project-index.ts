/** Reads a project on disk, to answer for it as a content system would. */
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import { indexSite, type SiteIndex } from '../../../../server/cms/flat-files/index/index-site.ts'
import { readProjectSites } from '../../../../server/cms/flat-files/index/sites/project-sites.ts'
import { createTable } from '../../../../server/languages/create-table.ts'
import { tableOfSites } from '../../../../server/languages/table-of-sites.ts'
import { runSteps } from '../../../../server/scheduling/steps.ts'
import { defaultLanguages, type Languages } from '../../../../src/i18n/languages.ts'
import { isReservedPath } from '../../../../src/router/reserved-paths.ts'

const silent = { warn: () => {} }

/** The languages that a site with the project has where no setting says which. */
async function languagesOf(dir: string): Promise<Languages> {
  const table = tableOfSites(await readProjectSites(dir, {}))
  return table ? createTable(table) : defaultLanguages
}

/** The content of a project at this moment. */
export async function readProjectIndex(dir: string): Promise<SiteIndex> {
  const store = createFileStore(dir, silent)
  await store.refresh()
  const languages = await languagesOf(dir)
  return runSteps(
    indexSite(store.files(), {
      ...{ languages, localeMap: {}, timeZone: 'UTC' },
      ...{ fixed: [], maxSegments: 10, searchPath: '/zoeken' },
      isTaken: isReservedPath,
    }),
  )
}

/** Returns the lookup of our address of the entry in a file; undefined for an entry that has none. */
export function addressesByFile(index: SiteIndex): (file: string) => string | undefined {
  const entries = new Map([...index.entries.values()].map((entry) => [entry.path, entry]))
  return (file) => {
    const entry = entries.get(file)
    const uri = entry && index.uri(entry)
    if (!entry?.site.locale || uri === undefined) return undefined
    return index.at(entry.site.handle, uri) === entry
      ? index.languages.withPrefix(entry.site.locale, uri)
      : undefined
  }
}

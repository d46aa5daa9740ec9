/** Reads the sites of a project before anything else of it: they say which languages the site has. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Value } from '../../../../../src/content/types.ts'
import { defaultLanguages } from '../../../../../src/i18n/languages.ts'
import type { ProjectSite } from '../../../../languages/table-of-sites.ts'
import { createNameCheck, isCode } from '../../../model/language-names.ts'
import type { LocaleMap } from '../../../model/site-locales.ts'
import { parserOf, type SourceFile } from '../../disk/files.ts'
import { listedSites, listSites, lists } from './site-lists.ts'
import { draftOf, wantedHandles } from './sites.ts'

/** Folders in which the content of each site has a folder of its own, and how deep these lie. */
const siteFolders = [
  ['content/collections', 2],
  ['content/globals', 1],
  ['content/trees', 2],
] as const

/** The names in a folder; those of folders end with a slash. None where there is no folder. */
const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).map((entry) =>
    entry.isFile() ? entry.name : `${entry.name}/`,
  )

/** The paths in a folder down to a depth. */
async function pathsIn(dir: string, folder: string, depth: number): Promise<readonly string[]> {
  const names = await namesIn(join(dir, folder))
  const paths = names.map((name) => `${folder}/${name}`)
  const folders = depth > 1 ? paths.filter((path) => path.endsWith('/')) : []
  const below = await Promise.all(folders.map((path) => pathsIn(dir, path.slice(0, -1), depth - 1)))
  return [...paths, ...below.flat()]
}

/** The parsed value of a file; undefined for one that is missing or broken, which is told when it is read. */
async function parse(dir: string, path: string): Promise<Value | undefined> {
  try {
    return parserOf(path)?.(await readFile(join(dir, path), 'utf8'))
  } catch {
    return undefined
  }
}

const collectionFile = /^content\/collections\/[^/]+\.yaml$/
const noState = { mtimeMs: 0, ctimeMs: 0, ino: 0, size: 0 }

/** What of the project tells its sites. */
async function readFiles(dir: string): Promise<ReadonlyMap<string, SourceFile>> {
  const found = await Promise.all(siteFolders.map(([folder, depth]) => pathsIn(dir, folder, depth)))
  const read = async (path: string, isParsed: boolean): Promise<[string, SourceFile]> => {
    const value = isParsed ? await parse(dir, path) : undefined
    return [path, { path, ...noState, ...(value !== undefined && { value }) }]
  }
  const listed = new Map(await Promise.all(lists.map((path) => read(path, true))))
  // Collections name their sites, too: that counts where no file lists them.
  const isListed = Object.keys(listedSites(listed)).length > 0
  const others = found.flat().map((path) => read(path, !isListed && collectionFile.test(path)))
  return new Map([...listed, ...(await Promise.all(others))])
}

/**
 * Reads the sites of a project, the first one first.
 * @param localeMap sites whose languages the settings name
 */
export async function readProjectSites(dir: string, localeMap: LocaleMap): Promise<readonly ProjectSite[]> {
  const wanted = wantedHandles(defaultLanguages, localeMap)
  const rows = listSites(await readFiles(dir), { languages: defaultLanguages, wanted }, () => {})
  const isNameOf = createNameCheck(defaultLanguages)
  const mapped = new Map(Object.entries(localeMap).map(([locale, handle]) => [handle, locale]))
  return rows.map((row, position) => {
    const { handle, lang, system, prefix } = draftOf(row, position, () => {})
    const isSaid = system !== '' || lang !== handle || isCode(handle)
    const named = isSaid ? lang : defaultLanguages.locales.find((locale) => isNameOf(locale, handle))
    return { lang: mapped.get(handle) ?? named, system, prefix }
  })
}

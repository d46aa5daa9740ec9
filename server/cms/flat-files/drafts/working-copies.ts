/**
 * Reads the working copies of a project: what editors saved of an entry and have not published, where its
 * collection has revisions. Statamic keeps them beside the revisions, in files of its own.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Values } from '../../../../src/content/types.ts'
import { parseYamlMap } from '../../../yaml/parse-yaml.ts'
import { asText, asValues } from '../../model/values.ts'
import { isMissing, maxSize } from '../disk/files.ts'
import { forEachConcurrent } from '../disk/for-each-concurrent.ts'

/** What an editor saved of one entry. */
export interface WorkingCopy {
  readonly slug: string | undefined
  /** All values of the entry in its own language, but those that the system keeps itself. */
  readonly values: Values
}

/** The working copies of a project by the id of their entry. */
export interface WorkingCopies {
  readonly of: ReadonlyMap<string, WorkingCopy>
  /** A text that differs when any of them does. */
  readonly version: string
}

/** Where Statamic keeps them, unless its configuration names another folder: by collection, site and entry. */
const folder = 'storage/statamic/revisions/collections'
const fileName = 'working.yaml'
/** Number of folders that are looked into. Beyond them a project shows what is published. */
const maxFolders = 20_000

const foldersIn = async (place: string): Promise<readonly string[]> => {
  const entries = await readdir(place, { withFileTypes: true }).catch((err: unknown) => {
    if (isMissing(err)) return []
    throw err
  })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** Paths of the folders with the revisions of an entry, below `root`. */
async function entryFolders(root: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const collection of await foldersIn(root))
    for (const site of await foldersIn(join(root, collection)))
      for (const id of await foldersIn(join(root, collection, site))) {
        if (found.length === maxFolders) return found
        found.push(`${collection}/${site}/${id}`)
      }
  return found
}

function readCopy(text: string): WorkingCopy {
  const attributes = asValues(parseYamlMap(text).attributes)
  const values = { ...asValues(attributes.data) }
  return { slug: asText(attributes.slug), values }
}

/**
 * Reads all working copies. One that cannot be read is logged, and its entry stays as it is published.
 * @param dir folder of the project
 */
export async function readWorkingCopies(dir: string, logger: Pick<Logger, 'warn'>): Promise<WorkingCopies> {
  const root = join(dir, folder)
  const copies = new Map<string, WorkingCopy>()
  const versions: string[] = []
  await forEachConcurrent(await entryFolders(root), async (place) => {
    const file = join(root, place, fileName)
    try {
      const { size, mtimeMs } = await stat(file)
      if (size > maxSize) throw new Error(`The file is larger than ${maxSize} bytes`)
      copies.set(place.slice(place.lastIndexOf('/') + 1), readCopy(await readFile(file, 'utf8')))
      versions.push(`${place} ${size} ${mtimeMs}`)
    } catch (err) {
      if (!isMissing(err)) logger.warn({ file: `${folder}/${place}/${fileName}`, err }, unreadable)
    }
  })
  return { of: copies, version: versions.toSorted().join('\n') }
}

const unreadable = 'A working copy could not be read'

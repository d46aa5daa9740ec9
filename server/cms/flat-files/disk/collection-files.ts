/** Tells whether a project has collections. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isHidden, isMissing } from './files.ts'

/** Folder of all collections, relative to the project. */
export const collectionsFolder = 'content/collections'

/** Whether a file configures a collection: each collection has one. */
export const isCollection = (file: string): boolean =>
  /^content\/collections\/[^/]+\.yaml$/.test(file) && !isHidden(file)

/** Whether the project in `dir` has any collection. A folder that cannot be read counts as having some. */
export async function hasCollections(dir: string): Promise<boolean> {
  const names = await readdir(path.join(dir, collectionsFolder)).catch((err: unknown) =>
    isMissing(err) ? [] : undefined,
  )
  return names === undefined || names.some((name) => isCollection(`${collectionsFolder}/${name}`))
}

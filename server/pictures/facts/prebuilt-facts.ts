/** What the build read of the pictures beside it: the first page after a start waits for none of them. */
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { FileReading } from './file-facts.ts'

/** What a file with these bytes was read as, by its path in the project. */
export interface PrebuiltFacts {
  readonly [path: string]: { readonly bytes: number; readonly reading: FileReading }
}

/** The file beside a folder of content that a build made. */
export const prebuiltFactsPath = (contentDir: string): string => `${contentDir}.pictures.json`

/** Finds what the build read of a file; undefined where it did not, or where the file has other bytes. */
export type FindPrebuilt = (file: string, bytes: number) => Promise<FileReading | undefined>

/** Creates the search, which reads the list when it is first needed. Times differ where a build is deployed. */
export function createPrebuiltSearch(contentDir: string): FindPrebuilt {
  const state: { reading?: Promise<PrebuiltFacts> } = {}
  const read = async (): Promise<PrebuiltFacts> => {
    const text = await readFile(prebuiltFactsPath(contentDir), 'utf8').catch(() => '{}')
    return JSON.parse(text) as PrebuiltFacts
  }
  return async (file, bytes) => {
    state.reading ??= read()
    const path = relative(contentDir, file).replaceAll(sep, '/')
    const facts = await state.reading
    const found = Object.hasOwn(facts, path) ? facts[path] : undefined
    return found?.bytes === bytes ? found.reading : undefined
  }
}

import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isContentFile, isContentFolder, isMissing } from './files.ts'

export interface Listing {
  /** Relative paths. */
  readonly files: readonly string[]
  /** Folders and links that the disk did not give, with its errors. */
  readonly failed: ReadonlyMap<string, unknown>
}

/** Which of the known files a listing lacks. What lies below a folder that the disk did not give may be there. */
export function goneFrom({ files, failed }: Listing, known: readonly string[]): readonly string[] {
  const present = new Set(known.length > 0 ? files : [])
  const isHiding = (file: string) => (folder: string) =>
    folder === '.' || file === folder || file.startsWith(`${folder}/`)
  return known.filter((file) => !present.has(file) && ![...failed.keys()].some(isHiding(file)))
}

/** Every content file of the project in `dir`. A folder that is not there is empty. */
export async function listFiles(dir: string): Promise<Listing> {
  const failed = new Map<string, unknown>()

  async function below(folder: string): Promise<string[]> {
    const items = await readdir(path.join(dir, folder), { withFileTypes: true }).catch(failing(folder))
    const nameOf = ({ name }: Dirent) => (folder === '' ? name : `${folder}/${name}`)
    const [plain, others] = [
      (items ?? []).filter((item) => item.isFile()),
      (items ?? []).filter((item) => !item.isFile()),
    ]
    const deeper = await Promise.all(others.map((item) => filesAt(item, nameOf(item))))
    return [...plain.map(nameOf).filter(isContentFile), ...deeper.flat()]
  }
  async function filesAt(item: Dirent, name: string): Promise<string[]> {
    if (!isContentFolder(name) && !isContentFile(name)) return []
    const real = item.isSymbolicLink() ? await stat(path.join(dir, name)).catch(failing(name)) : item
    if (real?.isDirectory()) return isContentFolder(name) ? below(name) : []
    return real?.isFile() && isContentFile(name) ? [name] : []
  }
  const failing = (name: string) => (err: unknown) => {
    if (!isMissing(err)) failed.set(name || '.', err)
    return undefined
  }
  return { files: await below(''), failed }
}

/** Which files of the public folders may be shown: links do not lead out of these. */
import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { isMissing } from './files.ts'

/** Folders of a project whose files are public. */
const publicFolders = ['public', 'storage/app/public']
/** Maximum number of links that are told of. */
const maxTold = 1000

interface PublicFilesOptions {
  /** Folder of the project. */
  readonly dir: string
  /** Whether links may lead anywhere. */
  readonly followLinks: boolean
  readonly logger: Pick<Logger, 'warn'>
}

const realPath = (file: string): string | undefined => {
  try {
    return realpathSync.native(file)
  } catch (err) {
    if (isMissing(err)) return undefined
    throw err
  }
}

/**
 * Creates a function that resolves the path of an asset in the project. It is undefined where a link on the
 * way leads out of the public folders, also one that was changed a moment ago.
 */
export function createPublicFiles({ dir, followLinks, logger }: PublicFilesOptions) {
  const told = new Set<string>()
  const isPublic = (real: string): boolean =>
    publicFolders.some((folder) => {
      const root = realPath(path.join(dir, folder))
      return root !== undefined && real.startsWith(root + path.sep)
    })
  const tell = (file: string) => {
    if (told.has(file) || told.size >= maxTold) return
    told.add(file)
    logger.warn({ file }, 'A link leads out of the public folders: its file is not shown')
  }
  return (file: string): string | undefined => {
    const place = path.resolve(dir, file)
    if (followLinks) return place
    try {
      const real = realPath(place)
      // Where there is no file, whoever asks for it finds that out.
      if (real === undefined || real === place || isPublic(real)) return place
    } catch {
      // Refused by the disk, or links in a circle.
    }
    tell(file)
    return undefined
  }
}

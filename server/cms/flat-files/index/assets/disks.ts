/** Finds out in which folder of the project the files of each asset container lie. */
import type { Values } from '../../../../../src/content/types.ts'
import { asText, asValues } from '../../../model/values.ts'
import type { SourceFiles } from '../../disk/files.ts'

/** A place in which editors keep files: what `content/assets/{handle}.yaml` defines. */
export interface Container {
  readonly handle: string
  /** Folder in the project, such as `public/media/files`. */
  readonly folder: string
  /** The address of the folder: `/media/files`. */
  readonly address: string
  /** False where nothing tells the folder of the container: then it is Statamic's own, `public/assets`. */
  readonly isCertain: boolean
  /** Data of assets by their paths, in projects that began with Statamic 2. */
  readonly data: Values
}

/** Folders whose files visitors may have, with the address that each has on the site. */
const open = [
  { folder: 'storage/app/public', address: '/storage' },
  { folder: 'public', address: '' },
] as const

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** The address of a file or folder that visitors may have, not encoded; undefined for any other. */
export function addressOf(path: string): string | undefined {
  const place = open.find(({ folder }) => isBelow(path, folder))
  return place && `${place.address}${path.slice(place.folder.length)}`
}

/** The disks of `config/filesystems.php`. */
const disksOf = (files: SourceFiles): Values =>
  asValues(asValues(files.get('config/filesystems.php')?.value).disks)

const diskOf = (disks: Values, name: string): Values =>
  Object.hasOwn(disks, name) ? asValues(disks[name]) : {}

/**
 * Addresses that the project gives to folders with another name, by folder: the disk in `public/files` may
 * have the address `/media`.
 */
export const otherAddresses = (files: SourceFiles): readonly (readonly [address: string, folder: string])[] =>
  Object.values(disksOf(files)).flatMap((disk) => {
    const { root, url } = asValues(disk)
    const [folder, address] = [asText(root), asText(url)]
    const own = folder && addressOf(folder)
    return folder && address && own !== undefined && own !== address ? [[address, folder] as const] : []
  })

/** The folders that hold files, with those around them. */
function foldersOf(files: SourceFiles): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of files.keys()) {
    if (addressOf(path) === undefined) continue
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

/** The folder of a disk: the one that the project configures, else the one that has the name of the disk. */
function folderOf(name: string, disks: Values, folders: ReadonlySet<string>): string | undefined {
  const root = asText(diskOf(disks, name).root)
  if (root !== undefined && addressOf(root) !== undefined) return root
  return [`public/${name}`, name === 'public' ? 'storage/app/public' : ''].find((folder) =>
    folders.has(folder),
  )
}

const fallback = 'public/assets'

const container = (handle: string, folder: string | undefined, data: Values): Container => ({
  handle,
  folder: folder ?? fallback,
  address: addressOf(folder ?? fallback) ?? '',
  isCertain: folder !== undefined,
  data,
})

/**
 * The asset containers of a project. A project without `content/assets/{handle}.yaml` has one, in
 * `public/assets`.
 */
export function readContainers(files: SourceFiles): readonly Container[] {
  const disks = disksOf(files)
  const folders = foldersOf(files)
  const found = [...files.values()].flatMap(({ path, value }) => {
    const handle = /^content\/assets\/([^/]+)\.yaml$/.exec(path)?.[1]
    if (handle === undefined) return []
    const { disk, assets } = asValues(value)
    return [container(handle, folderOf(asText(disk) ?? 'assets', disks, folders), asValues(assets))]
  })
  return found.length > 0 ? found : [container('assets', undefined, {})]
}

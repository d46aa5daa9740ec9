/** Finds pictures and other files below `public` by the references that content has to them. */
import { focusOf } from '../../../../src/content/assets.ts'
import { defined } from '../../../../src/content/values.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { altIn, extensionOf, positive } from '../../model/asset-facts.ts'
import type { AssetValue } from '../../model/lookups.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asText, asValues, getOrAdd } from '../../model/values.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'

/** The assets of a project. */
export interface AssetIndex {
  /**
   * The file at a decoded address of our site, as it is named on disk, perhaps in another Unicode form:
   * `/assets/ü.jpg` → `public/assets/u\u0308.jpg`. Undefined when no asset is there.
   */
  at(address: string): string | undefined
  /**
   * The asset at a path in a container, which the path may name itself (`main::img/a.jpg`); undefined when
   * the file is missing. Without `container`, the container of a project with just one counts. All languages
   * share an asset: its field `alt_en`, else `alt`, describes the file in English.
   */
  find(container: string | undefined, path: string, locale?: Locale): AssetValue | undefined
}

interface Container {
  readonly handle: string
  /** Folder below `public`, which is the first segment of its addresses too. */
  readonly folder: string
}

const isAsset = (file: string): boolean => file.startsWith('public/') && !file.includes('/.meta/')

/** Folders below `public` that hold files. */
export const publicFolders = (files: SourceFiles): ReadonlySet<string> =>
  new Set([...files.keys()].flatMap((file) => /^public\/([^/]+)\//.exec(file)?.[1] ?? []))

/**
 * The containers that `content/assets/{handle}.yaml` define. The folder is named by `disk`, else it is
 * `assets`. A project without such files has one container in `assets`.
 */
function readContainers(files: SourceFiles): readonly Container[] {
  const folders = publicFolders(files)
  const found = [...files.values()].flatMap(({ path, value }) => {
    const handle = /^content\/assets\/([^/]+)\.yaml$/.exec(path)?.[1]
    const disk = asText(asValues(value).disk) ?? ''
    return handle === undefined ? [] : [{ handle, folder: folders.has(disk) ? disk : 'assets' }]
  })
  return found.length > 0 ? found : [{ handle: 'assets', folder: 'assets' }]
}

/** The address of a file on our site, in NFC and percent-encoded. */
const urlOf = (file: string) => encodePath(file.replace(/^public/, '').normalize('NFC'))

/** Reads a file with its description and size in pixels from `.meta/{name}.yaml` beside the file. */
function readAsset(file: SourceFile, files: SourceFiles, locale: Locale | undefined): AssetValue {
  const slash = file.path.lastIndexOf('/')
  const name = file.path.slice(slash + 1)
  const meta = asValues(files.get(`${file.path.slice(0, slash)}/.meta/${name}.yaml`)?.value)
  const data = asValues(meta.data)
  return {
    url: urlOf(file.path),
    alt: altIn(data, locale) ?? '',
    name,
    extension: extensionOf(name),
    size: file.size,
    ...defined({
      width: positive(meta.width),
      height: positive(meta.height),
      focus: focusOf(data.focus),
      duration: positive(meta.duration),
    }),
  }
}

/**
 * Creates the index of all assets. Where `main` is the only container, in the folder `assets`, three
 * references find one file: `main::img/kap.jpg`, `/assets/img/kap.jpg` and `img/kap.jpg`.
 */
export function createAssetIndex(files: SourceFiles): AssetIndex {
  const containers = readContainers(files)
  const byName = new Map<string, SourceFile>()
  for (const file of files.values()) if (isAsset(file.path)) byName.set(file.path.normalize('NFC'), file)
  /** Folders below `public` whose files are served as content; files in other folders are not. */
  const served = new Set(['assets', ...containers.map(({ folder }) => folder)])
  const cache = new Map<string, AssetValue>()
  const folderOf = (handle: string | undefined) =>
    (handle === undefined && containers.length === 1
      ? containers[0]
      : containers.find((container) => container.handle === handle)
    )?.folder

  const read = (file: SourceFile, locale: Locale | undefined) =>
    getOrAdd(cache, `${locale}:${file.path}`, () => readAsset(file, files, locale))
  return {
    at(address) {
      const isContent = served.has(address.split('/')[1] ?? '')
      return isContent ? byName.get(`public${address}`.normalize('NFC'))?.path : undefined
    },
    find(container, stored, locale) {
      const [named, rest] = splitReference(stored)
      const isNamed = containers.some(({ handle }) => handle === named)
      const [folder, after] = isNamed ? [folderOf(named), rest] : [folderOf(container), stored]
      if (folder === undefined || !after) return undefined
      const path = after.startsWith(`/${folder}/`) ? after.slice(folder.length + 2) : after.replace(/^\//, '')
      const file = byName.get(`public/${folder}/${path}`.normalize('NFC'))
      return file && read(file, locale)
    },
  }
}

import type { Locale } from '../../../src/i18n/locales.ts'
import type { AssetValue } from './augment-types.ts'
import type { SourceFile, SourceFiles } from './files.ts'
import { asText, asValues, getOrAdd } from './values.ts'

export interface Assets {
  /** Of the containers, below `public`; each is also its address. */
  readonly folders: readonly string[]
  /**
   * Undefined when the file is missing. Without a container, the only one is meant. An asset exists once for all languages: a field
   * `alt_en` beside `alt` describes it in another one.
   */
  find(container: string | undefined, path: string, locale?: Locale): AssetValue | undefined
}

interface Container {
  readonly handle: string
  /** Folder below `public`, and address. */
  readonly folder: string
}

/** Folders below `public` that hold files. */
export const publicFolders = (files: SourceFiles): ReadonlySet<string> =>
  new Set([...files.keys()].flatMap((file) => /^public\/([^/]+)\//.exec(file)?.[1] ?? []))

function readContainers(files: SourceFiles): readonly Container[] {
  const folders = publicFolders(files)
  const found = [...files.values()].flatMap(({ path, value }) => {
    const handle = /^content\/assets\/([^/]+)\.yaml$/.exec(path)?.[1]
    const disk = asText(asValues(value).disk) ?? ''
    return handle === undefined ? [] : [{ handle, folder: folders.has(disk) ? disk : 'assets' }]
  })
  return found.length > 0 ? found : [{ handle: 'assets', folder: 'assets' }]
}

/** Focus is stored as `x-y-zoom`: `20-30-1` → `20% 30%`. */
function focusOf(stored: string | undefined): string | undefined {
  const [, x, y] = /^(\d{1,3})-(\d{1,3})(?:-[\d.]+)?$/.exec(stored ?? '') ?? []
  return x === undefined ? undefined : `${x}% ${y}%`
}

const positive = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const urlOf = (file: string) => `/${file.split('/').slice(1).map(encodeURIComponent).join('/')}`

function readAsset(file: SourceFile, files: SourceFiles, locale: Locale | undefined): AssetValue {
  const slash = file.path.lastIndexOf('/')
  const name = file.path.slice(slash + 1)
  const meta = asValues(files.get(`${file.path.slice(0, slash)}/.meta/${name}.yaml`)?.value)
  const data = asValues(meta.data)
  const dot = name.lastIndexOf('.')
  return {
    url: urlOf(file.path),
    alt: asText(data[`alt_${locale}`]) ?? asText(data.alt) ?? '',
    name,
    extension: dot < 0 ? '' : name.slice(dot + 1).toLowerCase(),
    size: file.size,
    ...present({
      width: positive(meta.width),
      height: positive(meta.height),
      focus: focusOf(asText(data.focus)),
      duration: positive(meta.duration),
    }),
  }
}

/** `main::img/kap.jpg`, `/assets/img/kap.jpg` and `img/kap.jpg` are one file (content-contract 4.10). */
export function createAssets(files: SourceFiles): Assets {
  const containers = readContainers(files)
  const byName = new Map<string, SourceFile>()
  for (const file of files.values())
    if (file.path.startsWith('public/')) byName.set(file.path.normalize('NFC'), file)
  const known = new Map<string, AssetValue>()
  const folderOf = (handle: string | undefined) =>
    (handle === undefined && containers.length === 1
      ? containers[0]
      : containers.find((container) => container.handle === handle)
    )?.folder

  const read = (file: SourceFile, locale: Locale | undefined) =>
    getOrAdd(known, `${locale}:${file.path}`, () => readAsset(file, files, locale))
  return {
    folders: [...new Set(containers.map(({ folder }) => folder))],
    find(container, stored, locale) {
      const [before, after] = stored.includes('::') ? stored.split('::', 2) : [container, stored]
      const folder = folderOf(before)
      if (folder === undefined || !after) return undefined
      const path = after.startsWith(`/${folder}/`) ? after.slice(folder.length + 2) : after.replace(/^\//, '')
      const file = byName.get(`public/${folder}/${path}`.normalize('NFC'))
      return file && !file.path.includes('/.meta/') ? read(file, locale) : undefined
    },
  }
}

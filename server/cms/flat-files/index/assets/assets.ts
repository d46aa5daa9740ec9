/** Finds pictures and other files by the references that content has to them. */
import { focusOf } from '../../../../../src/content/values/assets.ts'
import { defined } from '../../../../../src/content/values/values.ts'
import type { Locale } from '../../../../../src/i18n/languages.ts'
import { encodePath } from '../../../../http/canonical-path.ts'
import { captionIn } from '../../../model/asset-captions.ts'
import { altIn, extensionOf, positive } from '../../../model/asset-facts.ts'
import type { AssetValue } from '../../../model/lookups.ts'
import { splitReference } from '../../../model/stored-reference.ts'
import { getOrAdd } from '../../../model/values.ts'
import type { SourceFile, SourceFiles } from '../../disk/files.ts'
import { type AssetData, createAssetData } from './asset-data.ts'
import { createAssetFiles } from './asset-files.ts'
import { addressOf, readContainers } from './disks.ts'

/** The assets of a project. */
export interface AssetIndex {
  /**
   * The file at a decoded address of our site, as it is named on disk, perhaps in another Unicode form:
   * `/assets/ü.jpg` → `public/assets/u\u0308.jpg`. Undefined when no asset is there.
   */
  at(address: string): string | undefined
  /** Its focal point as CSS `object-position`, where editors set one. */
  focusAt(address: string): string | undefined
  /**
   * The asset at a path in a container, which the path may name itself (`main::img/a.jpg`); undefined when
   * the file is missing. Without `container` all containers are looked through, in their order. All languages
   * share an asset: its fields `alt_en` and `caption_en`, else `alt` and `caption`, describe it in English.
   */
  find(container: string | undefined, path: string, locale?: Locale): AssetValue | undefined
}

/** First segments of the addresses of files below `public`. */
export const publicFolders = (files: SourceFiles): ReadonlySet<string> =>
  new Set([...files.keys()].flatMap((file) => /^\/([^/]+)\//.exec(addressOf(file) ?? '')?.[1] ?? []))

/** The address of a file on our site, in NFC and percent-encoded. */
const urlOf = (path: string) => encodePath((addressOf(path) ?? '').normalize('NFC'))

/** Describes a file by what is known of it, in a language. */
function readAsset(file: SourceFile, { facts, fields }: AssetData, locale: Locale | undefined): AssetValue {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1)
  return {
    url: urlOf(file.path),
    alt: altIn(fields, locale) ?? '',
    name,
    extension: extensionOf(name),
    size: file.size,
    ...defined({
      ...captionIn(fields, locale, true),
      width: positive(facts.width),
      height: positive(facts.height),
      focus: focusOf(fields.focus),
      duration: positive(facts.duration),
    }),
  }
}

/** A name that may be the handle of a container. */
const handle = /^[\w-]+$/

/**
 * Creates the index of all assets. Where `main` is the only container, in the folder `assets`, three
 * references find one file: `main::img/kap.jpg`, `/assets/img/kap.jpg` and `img/kap.jpg`.
 */
export function createAssetIndex(files: SourceFiles): AssetIndex {
  const containers = readContainers(files)
  const found = createAssetFiles(files, containers)
  const dataOf = createAssetData(files, containers)
  const cache = new Map<string, AssetValue>()
  const named = (name: string | undefined) => containers.filter((container) => container.handle === name)
  const anywhere = containers.map((container) => ({ ...container, isCertain: false }))
  /** The containers in which a path may lie: a field may name one that the project does not have. */
  const wanted = (name: string | undefined) => {
    const own = name === undefined && containers.length === 1 ? containers : named(name)
    return own.length > 0 ? own : anywhere
  }
  const locate = (container: string | undefined, stored: string) => {
    const [name, path] = splitReference(stored)
    if (named(name).length > 0) return found.find(named(name), path)
    const whole = found.find(wanted(container), stored)
    return whole ?? (name && handle.test(name) ? found.find(wanted(name), path) : undefined)
  }
  return {
    at: (address) => found.at(address)?.path,
    focusAt(address) {
      const file = found.at(address)
      return file && focusOf(dataOf(file.path).fields.focus)
    },
    find(container, stored, locale) {
      const file = locate(container, stored)
      if (!file) return undefined
      return getOrAdd(cache, `${locale}:${file.path}`, () => readAsset(file, dataOf(file.path), locale))
    },
  }
}

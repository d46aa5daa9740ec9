/** What a stand-in for a content system knows of a project besides the values of its entries. */
import type { Field } from '../../../../server/cms/flat-files/augment/types.ts'
import { createAssetData } from '../../../../server/cms/flat-files/index/assets/asset-data.ts'
import { readContainers } from '../../../../server/cms/flat-files/index/assets/disks.ts'
import type { Entry } from '../../../../server/cms/flat-files/index/entries/entry-file.ts'
import { readValue } from '../../../../server/cms/flat-files/index/entries/inherit.ts'
import { statusOf } from '../../../../server/cms/flat-files/index/entries/status.ts'
import type { SiteIndex } from '../../../../server/cms/flat-files/index/index-site.ts'
import { titleOf } from '../../../../server/cms/flat-files/query/title.ts'
import type { Value, Values } from '../../../../src/content/types.ts'

export type { Entry, Field, SiteIndex, Value, Values }

/** A file of the project. */
export interface ProjectAsset {
  /** `main::img/kap.jpg` */
  readonly id: string
  readonly container: string
  readonly path: string
  /** Relative to the system's host, encoded. */
  readonly url: string
  /** What editors wrote about it: `alt`, `caption`. */
  readonly data: Values
  readonly width: number | undefined
  readonly height: number | undefined
  readonly size: number
}

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const recordOf = (value: unknown): Values => (isRecord(value) ? value : {})
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
export const listOf = (value: Value): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : value === undefined || value === null ? [] : [value]

export const titleOfEntry = (index: SiteIndex, entry: Entry): string =>
  titleOf(entry, index.date(entry), () => {})

export const statusOfEntry = (index: SiteIndex, entry: Entry) =>
  statusOf(entry, index.date(entry), Date.now())

/** The address as the system's visitors see it; null without one. */
function urlOf(index: SiteIndex, entry: Entry): string | null {
  const uri = index.uri(entry)
  return uri === undefined ? null : `${entry.site.prefix}${uri === '/' ? '' : uri}` || '/'
}

/** Where a visitor gets: the `url` of a redirect is its target's. */
export function targetOf(index: SiteIndex, entry: Entry): string | null {
  const stored = readValue(entry, 'redirect')
  const to = textOf(isRecord(stored) ? stored.url : stored)
  const named = to?.startsWith('entry::') ? index.entries.get(to.slice('entry::'.length)) : undefined
  if (named) return urlOf(index, named)
  return to !== undefined && /^(?:\/|https?:)/.test(to) ? to : urlOf(index, entry)
}

/** All files of all containers. */
export function assetsOf({ files, assets }: SiteIndex): readonly ProjectAsset[] {
  const containers = readContainers(files)
  const dataOf = createAssetData(files, containers)
  return containers.flatMap(({ handle, folder }) =>
    [...files.keys()]
      .filter((file) => file.startsWith(`${folder}/`) && !file.includes('/.meta/'))
      .flatMap((file) => {
        const path = file.slice(folder.length + 1)
        const found = assets.find(handle, path)
        if (!found) return []
        const { url, width, height, size = 0 } = found
        const data = dataOf(file).fields
        return [{ id: `${handle}::${path}`, container: handle, path, url, data, width, height, size }]
      }),
  )
}

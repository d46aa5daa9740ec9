/** What a stand-in for a content system knows of a project besides the values of its entries. */
import type { Field } from '../../../../server/cms/flat-files/augment/types.ts'
import type { Entry } from '../../../../server/cms/flat-files/index/entry-file.ts'
import type { SiteIndex } from '../../../../server/cms/flat-files/index/index-site.ts'
import { readValue } from '../../../../server/cms/flat-files/index/inherit.ts'
import { statusOf } from '../../../../server/cms/flat-files/index/status.ts'
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

const containersOf = (index: SiteIndex): readonly string[] => {
  const named = [...index.files.keys()].flatMap(
    (file) => /^content\/assets\/([^/]+)\.yaml$/.exec(file)?.[1] ?? [],
  )
  return named.length > 0 ? named : ['assets']
}

function readAsset(index: SiteIndex, file: string, container: string): readonly ProjectAsset[] {
  const url = encodeURI(file.replace(/^public/, '').normalize('NFC'))
  const segments = file.split('/').slice(1)
  const paths = segments.map((_, at) => segments.slice(at).join('/'))
  const path = paths.find(
    (each) => decodeURI(index.assets.find(container, each)?.url ?? '') === decodeURI(url),
  )
  const found = path === undefined ? undefined : index.assets.find(container, path)
  if (path === undefined || !found) return []
  const name = segments.at(-1) ?? ''
  const meta = recordOf(index.files.get(`${file.slice(0, -name.length)}.meta/${name}.yaml`)?.value)
  const { width, height, size = 0 } = found
  return [
    {
      id: `${container}::${path}`,
      container,
      path,
      url: found.url,
      data: recordOf(meta.data),
      width,
      height,
      size,
    },
  ]
}

/** All files of all containers. */
export const assetsOf = (index: SiteIndex): readonly ProjectAsset[] =>
  containersOf(index).flatMap((container) =>
    [...index.files.keys()]
      .filter((file) => file.startsWith('public/') && !file.includes('/.meta/'))
      .flatMap((file) => readAsset(index, file, container)),
  )

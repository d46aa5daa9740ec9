import type { Picture, Value } from '../../../src/content/types.ts'
import type { AssetValue } from '../lookups.ts'
import { asList, asText } from '../values.ts'
import type { EntrySummary } from './augment-types.ts'
import { type Entry, readValue } from './inherit.ts'
import { plainText } from './plain-text.ts'
import type { View } from './view.ts'

const textFields = ['lead', 'summary', 'intro', 'description', 'seo_description']
const pictureFields = [
  'picture',
  'image',
  'hero',
  'hero_image',
  'photo',
  'thumbnail',
  'afbeelding',
  'foto',
  'bild',
  'og_image',
]

const firstOf = <T>(names: readonly string[], read: (name: string) => T | undefined): T | undefined => {
  for (const name of names) {
    const found = read(name)
    if (found !== undefined) return found
  }
  return undefined
}

const isPicture = (asset: AssetValue) => /^(jpe?g|png|gif|webp|avif|svg)$/.test(asset.extension)

const toPicture = ({ url, alt, width, height, focus }: AssetValue): Picture => ({
  src: url,
  alt,
  ...(width ? { width } : {}),
  ...(height ? { height } : {}),
  ...(focus ? { focus } : {}),
})

function pictureOf({ index }: View, entry: Entry): Picture | undefined {
  const fields = index.fields(entry)
  return firstOf(pictureFields, (name) => {
    const stored: Value = readValue(entry, name)
    const path = asText(Array.isArray(stored) ? asList(stored)[0] : stored)
    const container = asText(fields.find(({ handle }) => handle === name)?.config.container)
    const asset = path === undefined ? undefined : index.assets.find(container, path)
    return asset && isPicture(asset) ? toPicture(asset) : undefined
  })
}

/** What other pages show of an entry; undefined when it has no address of ours. */
export function summarise(view: View, entry: Entry): EntrySummary | undefined {
  const path = view.path(entry)
  if (path === undefined) return undefined
  const label = plainText(readValue(entry, 'label'))
  const text = firstOf(textFields, (name) => plainText(readValue(entry, name)))
  const picture = pictureOf(view, entry)
  const date = view.index.date(entry)
  return {
    id: entry.id,
    title: view.title(entry),
    path,
    ...(label ? { label } : {}),
    ...(text ? { text } : {}),
    ...(picture ? { picture } : {}),
    ...(date ? { date: view.index.calendar.toIso(date) } : {}),
  }
}

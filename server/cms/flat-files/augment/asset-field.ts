/** Reads fields of files. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { defined, isValues } from '../../../../src/content/values/values.ts'
import { captionIn } from '../../model/asset-captions.ts'
import { altIn, extensionOf } from '../../model/asset-facts.ts'
import type { AssetValue } from '../../model/lookups.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asText, getOwn } from '../../model/values.ts'
import { type FieldScope, misfit, type ReadField } from './field-reader.ts'
import { itemsIn } from './references.ts'

/** An address of a file elsewhere. */
const elsewhere = /^https:\/\/[^\s<>"]+$/i

function assetAt(reference: string, config: Values, { context }: FieldScope): AssetValue | undefined {
  const [named, path] = splitReference(reference)
  const found =
    context.asset(named ?? asText(config.container), path) ??
    (named && context.asset(asText(config.container), reference))
  if (found) return found
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return elsewhere.test(reference)
    ? { url: reference, alt: '', name, extension: extensionOf(name) }
    : undefined
}

/** Members of an object that may say where its file is. */
const placeNames = ['path', 'id', 'url', 'src', 'asset', 'image', 'file']

/** The file that an item names: a reference, or an object with one and with texts of its own. */
function assetOf(item: Value, config: Values, scope: FieldScope): AssetValue | undefined {
  if (!isValues(item)) return assetAt(asText(item) ?? '', config, scope)
  const place = placeNames.map((name) => asText(getOwn(item, name))).find((text) => text !== undefined)
  const found = place === undefined ? undefined : assetAt(place, config, scope)
  return found && { ...found, ...defined({ alt: altIn(item, undefined), ...captionIn(item, undefined) }) }
}

const namesFile = (item: Value): boolean =>
  isValues(item) ? placeNames.some((name) => asText(getOwn(item, name))) : asText(item) !== undefined

/** Reads a field of files; missing files are left out. */
export const readAssets: ReadField = (value, config, scope) => {
  const items = itemsIn(value)
  if (!items.every(namesFile)) return misfit
  const found = items.flatMap((item) => assetOf(item, config, scope) ?? [])
  return config.max_files === 1 ? (found[0] ?? null) : found
}

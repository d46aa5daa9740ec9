import type { Value, Values } from '../../../../src/content/types.ts'
import { defined, memberOf, numberOf } from '../../../../src/content/values/values.ts'
import { captionIn } from '../../model/asset-captions.ts'
import { altIn } from '../../model/asset-facts.ts'
import { asText } from '../../model/values.ts'
import type { RemoteAsset } from '../../remote/adapter.ts'
import { itemsOf } from '../items/items.ts'

const isAbsolute = (address: string) => /^https?:\/\//i.test(address)

/** `https://cms.example/assets/a.png` → `/assets/a.png`. */
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]*/i, '')

const addressesOf = (item: Values): readonly string[] =>
  ['permalink', 'url'].flatMap((name) => asText(memberOf(item, name)) ?? [])

function readAsset(item: Values): RemoteAsset | undefined {
  const url = addressesOf(item).find(isAbsolute)
  if (url === undefined) return undefined
  return defined({
    url,
    alt: altIn(item, undefined),
    ...captionIn(item, undefined),
    width: numberOf(memberOf(item, 'width')),
    height: numberOf(memberOf(item, 'height')),
    focus: asText(memberOf(item, 'focus_css')),
    name: asText(memberOf(item, 'basename')),
    extension: asText(memberOf(item, 'extension')),
    size: numberOf(memberOf(item, 'size_bytes')),
  })
}

/**
 * Indexes the files of the Fetch add-on by id, by address, and by path on the content system.
 * @param list the list of files as Fetch sends it
 */
export function assetsByAddress(list: Value): ReadonlyMap<string, RemoteAsset> {
  const rows = itemsOf(list).flatMap((item) => {
    const asset = readAsset(item)
    if (!asset) return []
    const addresses = addressesOf(item)
    const names = [asText(memberOf(item, 'id')), ...addresses, ...addresses.map(pathOf)]
    return names.flatMap((name): [string, RemoteAsset][] => (name ? [[name, asset]] : []))
  })
  return new Map(rows)
}

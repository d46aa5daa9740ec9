/** Reads references to files of the content system. */

import type { Value, Values } from '../../../../src/content/types.ts'
import { focusOf } from '../../../../src/content/values/assets.ts'
import { fileAddressOf, sizesOf } from '../../../../src/content/values/srcset.ts'
import { defined } from '../../../../src/content/values/values.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { decodeAddress, withoutSuffix } from '../../model/addresses/tidy-address.ts'
import { captionIn } from '../../model/asset-captions.ts'
import { altIn, extensionOf, positive } from '../../model/asset-facts.ts'
import type { AssetValue } from '../../model/lookups.ts'
import { asText } from '../../model/values.ts'
import type { RemoteAsset, RemoteContent } from '../adapter.ts'
import type { Addresses, CmsAddress } from '../index/addresses.ts'

/** Finds files of the content system. Files are never copied to our site, so every address is absolute. */
export interface RemoteAssets {
  /** The file with an id (`main::img/kap.jpg`), path or URL; undefined for an unknown file. */
  find(address: string): AssetValue | undefined
  /** The file that an object describes by an address or a known id; undefined without either. */
  ofValues(values: Values, locale: Locale): AssetValue | undefined
  /** The file at an address, with no facts but those in the address. */
  ofAddress(address: CmsAddress): AssetValue
  /** Whether an address is in the folder in which the systems store files. */
  isInFolder(address: CmsAddress): boolean
  /** Whether an address has a file extension. A page of an old site may have one too. */
  looksLikeFile(address: CmsAddress): boolean
}

/** The folder in which the systems store files. */
const folder = /^\/assets\//
/** A file extension, such as `.jpg`. */
const ending = /\.[a-z0-9]{2,5}$/i
/** Browsers resolve dot segments, which may lead out of the folder. */
const dots = /\/\.{1,2}(?:\/|$)/

const nameOf = (url: string): string => decodeAddress(withoutSuffix(url).split('/').at(-1) ?? '')

/** The focus that the systems send for a picture where no editor chose one. */
const noFocus = '50% 50%'

/** Completes the known facts about a file to an asset. */
function complete({ url, focus, ...facts }: RemoteAsset): AssetValue {
  const name = facts.name || nameOf(url)
  return {
    ...facts,
    ...(focus && focus !== noFocus && { focus }),
    url,
    name,
    alt: facts.alt ?? '',
    extension: facts.extension || extensionOf(name),
  }
}

const firstText = (...values: readonly Value[]) => values.map(asText).find((text) => text !== undefined)

/** The facts about a file in the object that describes it. */
const ownFacts = (values: Values, locale: Locale) =>
  defined({
    alt: altIn(values, locale),
    ...captionIn(values, locale),
    width: positive(values.width),
    height: positive(values.height),
    focus: focusOf(values.focus_css) ?? focusOf(values.focus),
    name: asText(values.basename),
    extension: asText(values.extension)?.toLowerCase(),
    size: positive(values.size_bytes) ?? positive(values.size),
    duration: positive(values.duration),
  })

/** Creates the lookups of files by the addresses and objects that the systems deliver. */
export function createRemoteAssets(
  { asset }: Pick<RemoteContent, 'asset'>,
  addresses: Addresses,
): RemoteAssets {
  const factsOf = (address: string | undefined) => (address === undefined ? undefined : asset(address))
  /** `/assets/img/kap.jpg` and `http://cms/assets/img/kap.jpg` are one file. */
  function lookUp(address: string): RemoteAsset | undefined {
    const cmsAddress = addresses.read(address)
    return (
      factsOf(address) ??
      (cmsAddress &&
        (factsOf(cmsAddress.written) ?? factsOf(cmsAddress.path) ?? factsOf(addresses.absolute(address))))
    )
  }
  const absoluteFile = (address: string) =>
    fileAddressOf(address) && fileAddressOf(addresses.absolute(address))
  const absolute = <T extends RemoteAsset>(found: T): T => ({ ...found, url: addresses.absolute(found.url) })
  return {
    find(address) {
      const file = lookUp(address)
      return file && complete(absolute(file))
    },
    ofValues(values, locale) {
      const address = firstText(values.url, values.permalink)
      const file = [asText(values.id), address].map((name) => name && lookUp(name)).find(Boolean)
      const url = address ?? (file ? file.url : undefined)
      // A path or a URL; `//host` and `/\host` would name another host.
      if (url === undefined || !/^(?:\/(?![/\\])|https?:\/\/)/i.test(url)) return undefined
      const facts = { ...ownFacts(values, locale), ...sizesOf(values, absoluteFile) }
      return complete(absolute({ ...(file || {}), ...facts, url }))
    },
    ofAddress: ({ written }) => complete({ url: addresses.absolute(written) }),
    isInFolder: ({ path }) => !dots.test(path) && folder.test(path),
    looksLikeFile: ({ path }) => !dots.test(path) && ending.test(path),
  }
}

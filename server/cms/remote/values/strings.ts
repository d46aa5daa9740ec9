import type { Value } from '../../../../src/content/types.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { entryAt } from '../links.ts'
import type { ValueScope } from './scope.ts'

/** Maximum characters of a text that is checked for addresses. */
const maxLength = 2048
const reference = /^(?:statamic:\/\/)?(?:entry|asset)::\S|^\{\{\s*link:[^{}]*\}\}\S*$/
/** Id of a file, such as `main::img/kap.jpg`. */
const assetId = /^[\w-]{1,64}::[^\s<>]/
/** Address of a file, whose name may contain spaces. */
const fileAddress = /^(?:\/(?![/\\])|https?:\/\/).*\.[a-z0-9]{2,5}$/i
const address = /^(?:\/(?![/\\])|https?:\/\/)[^\s<>"`{}]*$/i

/** Reads an address: a page of the content system as our path, a file as an asset. Other addresses stay. */
function readAddress(text: string, { view, context }: ValueScope): Value {
  const { index } = view
  const found = index.addresses.read(text)
  if (!found) return text
  const entry = entryAt(view, found)
  if (entry && context) {
    const path = view.linkTo(entry)
    return path === undefined ? undefined : `${path}${found.suffix}`
  }
  const { assets } = index
  const asset = assets.find(text)
  if (asset) return asset
  const isAbsolute = !text.startsWith('/')
  if (assets.isInFolder(found)) return isAbsolute ? assets.ofAddress(found) : index.addresses.absolute(text)
  const byRule = context?.redirectHref?.(found)
  return byRule ?? (isAbsolute && assets.looksLikeFile(found) ? assets.ofAddress(found) : text)
}

/**
 * Reads a text that consists of an address or a reference; undefined when its target is gone. Other texts
 * stay.
 */
export function readString(text: string, scope: ValueScope): Value {
  if (text.length > maxLength) return text
  if (reference.test(text)) return scope.context && resolveAddress(text, scope.context)
  const file = fileAddress.test(text) ? scope.view.index.assets.find(text) : undefined
  if (file) return file
  if (address.test(text)) return readAddress(text, scope)
  return assetId.test(text) ? (scope.view.index.assets.find(text) ?? text) : text
}

import type { Value } from '../../../../src/content/types.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { entryAt } from '../links.ts'
import type { ValueScope } from './scope.ts'

/** Maximum characters of a text that is checked for addresses. */
const maxLength = 2048
/** A reference: `entry::e-molen`, `statamic://asset::main::img/kap.jpg` or `{{ link:e-molen }}#kop`. */
const reference = /^(?:statamic:\/\/)?(?:entry|asset)::\S|^\{\{\s*link:[^{}]*\}\}\S*$/
/** Id of a file, such as `main::img/kap.jpg`. */
const assetId = /^[\w-]{1,64}::[^\s<>]/
/** Address of a file, whose name may contain spaces; `//host` and `/\host` would name another host. */
const fileAddress = /^(?:\/(?![/\\])|https?:\/\/).*\.[a-z0-9]{2,5}$/i
/** Path or URL, without spaces. */
const address = /^(?:\/(?![/\\])|https?:\/\/)[^\s<>"`{}]*$/i

/**
 * Reads an address. A page of the content system, or an address with a redirect rule, becomes our path; a
 * known file, or a URL that looks like a file, becomes an asset; an unknown path in the folder of files
 * becomes absolute. Other addresses stay.
 */
function readAddress(text: string, { view, context }: ValueScope): Value {
  const { index } = view
  const cmsAddress = index.addresses.read(text)
  if (!cmsAddress) return text
  const entry = entryAt(view, cmsAddress)
  if (entry && context) {
    const path = view.linkTo(entry)
    return path === undefined ? undefined : `${path}${cmsAddress.suffix}`
  }
  const { assets } = index
  const asset = assets.find(text)
  if (asset) return asset
  const isAbsolute = !text.startsWith('/')
  if (assets.isInFolder(cmsAddress))
    return isAbsolute ? assets.ofAddress(cmsAddress) : index.addresses.absolute(text)
  const byRule = context?.redirectHref?.(cmsAddress)
  return byRule ?? (isAbsolute && assets.looksLikeFile(cmsAddress) ? assets.ofAddress(cmsAddress) : text)
}

/**
 * Reads a field's text: a text that consists of one address or reference is replaced by our path or by the
 * file. Undefined when the target of a reference is gone, and for references in summaries. Other texts stay.
 */
export function readString(text: string, scope: ValueScope): Value {
  if (text.length > maxLength) return text
  if (reference.test(text)) return scope.context && resolveAddress(text, scope.context)
  const file = fileAddress.test(text) ? scope.view.index.assets.find(text) : undefined
  if (file) return file
  if (address.test(text)) return readAddress(text, scope)
  return assetId.test(text) ? (scope.view.index.assets.find(text) ?? text) : text
}

import { safeLink } from '../../../../src/content/links.ts'
import { decodeAddress } from '../../model/addresses/tidy-address.ts'
import { splitReference } from '../../model/stored-reference.ts'
import type { RichTextContext } from '../context.ts'

const templateCode = /\{\{|\{%|%7B%7B|%7B%25/i
const awkward: Readonly<Record<string, string>> = {
  '"': '%22',
  '<': '%3C',
  '>': '%3E',
  '`': '%60',
  '{': '%7B',
  '}': '%7D',
}

/**
 * Browsers ignore tabs and newlines in an address and control characters around it; what remains is what they
 * follow.
 */
const asFollowed = (address: string): string =>
  address
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\p{Cc} ]+/u, '')
    .trimEnd()

/**
 * An address that rich text may lead to: http, https, mailto, tel, a path of this site or `#hash`
 * (reliability-and-security D7). Anything else, template code and paths relative to the page included, is
 * none.
 */
function safeAddress(address: string): string | undefined {
  if (address.length > 2048 || templateCode.test(address)) return undefined
  const safe = safeLink(asFollowed(address).replace(/["<>`{}]/g, (mark) => awkward[mark] ?? ''))
  return safe?.startsWith('?') ? undefined : safe
}

const reference = /^(?:statamic:\/\/)?(entry|asset)::(.+)$/s
const linkTag = /^\{\{\s*link:(?:entry::)?([^\s{}?#]+)\s*\}\}([?#].*)?$/s

/** `path` and the query and hash behind it. */
function splitSuffix(address: string): [path: string, suffix: string] {
  const end = address.search(/[?#]/)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}

/** For reports: a reference may be of any length. */
const nameIn = (reference: string): string => decodeAddress(reference).slice(0, 200)

function entryAddress(target: string, context: RichTextContext): string | undefined {
  const [id, suffix] = splitSuffix(target)
  const path = context.entryPath?.(decodeAddress(id))
  if (path !== undefined) return `${path}${suffix}`
  context.unresolved?.(`the entry ${nameIn(id)}`)
  return undefined
}

function assetAddress(target: string, context: RichTextContext): string | undefined {
  const whole = context.assetUrl?.(...splitReference(decodeAddress(target)))
  if (whole !== undefined) return whole
  const [path, suffix] = splitSuffix(target)
  const url = suffix ? context.assetUrl?.(...splitReference(decodeAddress(path))) : undefined
  if (url !== undefined) return `${url}${suffix}`
  context.unresolved?.(`the file ${nameIn(path)}`)
  return undefined
}

/** `{{ link:id }}#hash` as the reference it means; any other address as it is. */
export function normaliseLinkTag(address: string): string {
  const [, id, suffix = ''] = linkTag.exec(address) ?? []
  return id === undefined ? address : `statamic://entry::${id}${suffix}`
}

/** Where a stored link leads on our site (content-contract 4.12); undefined when nowhere, or nowhere safe. */
export function resolveAddress(stored: string, context: RichTextContext): string | undefined {
  const address = normaliseLinkTag(asFollowed(stored))
  const [, kind, target] = reference.exec(address) ?? []
  if (kind && target)
    return safely(kind === 'entry' ? entryAddress(target, context) : assetAddress(target, context))
  const safe = safeAddress(address)
  return safe && safely(context.ourHref ? context.ourHref(safe) : safe)
}

const safely = (address: string | undefined): string | undefined =>
  address ? safeAddress(address) : undefined

/** The asset that `asset::container::path` in a `src` means. */
export function parseAssetReference(
  src: string,
): readonly [container: string | undefined, path: string] | undefined {
  const [, kind, target] = reference.exec(src) ?? []
  return kind === 'asset' && target ? splitReference(decodeAddress(target)) : undefined
}

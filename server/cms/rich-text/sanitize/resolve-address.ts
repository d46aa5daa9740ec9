/** Resolves stored links and addresses of rich text to safe addresses of our site. */
import { safeLink } from '../../../../src/content/values/links.ts'
import { decodeAddress } from '../../model/addresses/tidy-address.ts'
import { splitReference } from '../../model/stored-reference.ts'
import type { RichTextContext } from '../context.ts'

/** The start of template code, percent-encoded or not. */
const templateCode = /\{\{|\{%|%7B%7B|%7B%25/i
/** Characters that are encoded, because they could end an attribute or start template code. */
const encodedCharacters: Readonly<Record<string, string>> = {
  '"': '%22',
  '<': '%3C',
  '>': '%3E',
  '`': '%60',
  '{': '%7B',
  '}': '%7D',
}

/**
 * Changes an address to how a browser reads it: without tabs and line breaks, without control characters and
 * spaces before it, and without white space behind it.
 */
const asBrowserReads = (address: string): string =>
  address
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\p{Cc} ]+/u, '')
    .trimEnd()

/**
 * The address if rich text may link to it: http, https, mailto, tel, a path of this site or `#hash`.
 * Undefined for anything else, such as template code or a path relative to the page.
 */
function safeAddress(address: string): string | undefined {
  if (address.length > 2048 || templateCode.test(address)) return undefined
  const safe = safeLink(asBrowserReads(address).replace(/["<>`{}]/g, (mark) => encodedCharacters[mark] ?? ''))
  return safe?.startsWith('?') ? undefined : safe
}

/** A reference to an entry, a file or a term, with its kind and target as captured text. */
const reference = /^(?:statamic:\/\/)?(entry|asset|term)::(.+)$/s
/** The template tag of a link to an entry, with the id and the suffix as captured text. */
const linkTag = /^\{\{\s*link:(?:entry::)?([^\s{}?#]+)\s*\}\}([?#].*)?$/s

/** Splits an address into its path, and its query and hash. */
function splitSuffix(address: string): [path: string, suffix: string] {
  const end = address.search(/[?#]/)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}

/** The name of a reference for a report, cut to 200 characters because it may be of any length. */
const nameIn = (reference: string): string => decodeAddress(reference).slice(0, 200)

/** The path of a referenced entry, with query and hash; undefined for an unknown one, which is reported. */
function entryAddress(target: string, context: RichTextContext): string | undefined {
  const [id, suffix] = splitSuffix(target)
  const path = context.entryPath?.(decodeAddress(id))
  if (path !== undefined) return `${path}${suffix}`
  context.unresolved?.(`the entry ${nameIn(id)}`)
  return undefined
}

/** The address of a referenced file, with query and hash; undefined for an unknown one, which is reported. */
function assetAddress(target: string, context: RichTextContext): string | undefined {
  const whole = context.assetUrl?.(...splitReference(decodeAddress(target)))
  if (whole !== undefined) return whole
  const [path, suffix] = splitSuffix(target)
  const url = suffix ? context.assetUrl?.(...splitReference(decodeAddress(path))) : undefined
  if (url !== undefined) return `${url}${suffix}`
  context.unresolved?.(`the file ${nameIn(path)}`)
  return undefined
}

/** The path of the page of a referenced term; undefined for one without a page, which is reported. */
function termAddress(target: string, context: RichTextContext): string | undefined {
  const [id, suffix] = splitSuffix(target)
  const path = context.termPath?.(decodeAddress(id))
  if (path !== undefined) return `${path}${suffix}`
  context.unresolved?.(`the term ${nameIn(id)}`)
  return undefined
}

type Address = (target: string, context: RichTextContext) => string | undefined

const addresses: Readonly<Record<string, Address>> = {
  entry: entryAddress,
  asset: assetAddress,
  term: termAddress,
}

/**
 * Rewrites the template tag `{{ link:id }}#hash` as a reference: `statamic://entry::id#hash`. Other addresses
 * stay unchanged.
 */
export function normalizeLinkTag(address: string): string {
  const [, id, suffix = ''] = linkTag.exec(address) ?? []
  return id === undefined ? address : `statamic://entry::${id}${suffix}`
}

/**
 * Returns the address on our site of a stored link: of a reference (`statamic://entry::id`), a link tag or an
 * address. Undefined when the target does not exist, or the address is unsafe.
 */
export function resolveAddress(stored: string, context: RichTextContext): string | undefined {
  const address = normalizeLinkTag(asBrowserReads(stored))
  const [, kind, target] = reference.exec(address) ?? []
  if (kind && target) return safeOrUndefined(addresses[kind]?.(target, context))
  const safe = safeAddress(address)
  return safe && safeOrUndefined(context.ourHref ? context.ourHref(safe) : safe)
}

const safeOrUndefined = (address: string | undefined): string | undefined =>
  address ? safeAddress(address) : undefined

/**
 * Returns container and path in a reference such as `asset::main::img/a.png`; undefined for another address.
 */
export function parseAssetReference(
  src: string,
): readonly [container: string | undefined, path: string] | undefined {
  const [, kind, target] = reference.exec(src) ?? []
  return kind === 'asset' && target ? splitReference(decodeAddress(target)) : undefined
}

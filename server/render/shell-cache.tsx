import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Payload } from '../../src/content/payload.ts'
import type { Fragments, ShellPartProps } from '../../src/layouts/shell-part.tsx'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { createBoundedCache } from '../cache/bounded-cache.ts'
import {
  fillTemplate,
  placeholderPathFor,
  type ShellAddresses,
  type ShellTemplate,
  shellAddresses,
  templateBytes,
  templateOf,
  withPlaceholders,
} from './shell-template.ts'

/** A page whose shell is needed. */
interface ShellRequest {
  readonly payload: Payload
  readonly visitor: Visitor
  /** Tables of texts, the same objects as long as nothing in them changes. */
  readonly texts: readonly unknown[]
  /** Wraps a part of the shell in the React contexts of a page, with a payload that may have placeholders. */
  readonly wrap: (part: ReactElement, payload: Payload) => ReactElement
}

/** Header, footer and menus of one page. */
export interface ShellParts {
  /** Returns the placeholder of a part while React renders the page. */
  readonly fragments: Fragments
  /** Inserts the parts into the page's markup. Returns pieces, which are not copied into one buffer. */
  fill(markup: Buffer): readonly Uint8Array[]
}

/** Returns header, footer and menus, the shell, for a page. */
export type ShellCache = (request: ShellRequest) => ShellParts

/** Bound of the cache: room for some hundred sets of header, footer and menus. */
const maxBytes = 4 * 1024 * 1024
/** Bytes of an entry besides key and markup. */
const entryOverhead = 500

/** Name of the element that React renders as placeholder of a cached part. Content has no such elements. */
const element = 'shell-part'
const start = Buffer.from(`<${element} id="`)
const stop = Buffer.from(`"></${element}>`)

/** A cached part; `uncacheable` where the markup depends on its place in the page. */
type CachedShellPart = ShellTemplate | 'uncacheable'
/** Matches markup that depends on its place: ids by `useId`, links that React moves, suspended components. */
const placeBound = /="_R_|^<link |<!--\$!-->/

const sizeOf = (part: CachedShellPart, key: string): number =>
  entryOverhead + key.length + (part === 'uncacheable' ? 0 : templateBytes(part))

/**
 * Returns a function that names values for cache keys. Equal texts and numbers have equal names; objects are
 * numbered, and an object has another name than its copy.
 */
function createNames(): (value: unknown) => string {
  const numbers = new WeakMap<object, string>()
  let last = 0
  return (value) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
      return JSON.stringify(value) ?? ''
    const name = numbers.get(value)
    if (name !== undefined) return name
    last += 1
    numbers.set(value, `#${last}`)
    return `#${last}`
  }
}

/** The data that the shell parts of one page depend on. */
interface ShellScope {
  readonly placeholderPath: string | undefined
  /** The page's own addresses by placeholder. */
  readonly own: ShellAddresses
  /** Equal for pages that share their parts. */
  readonly scope: string
}

function scopeOf({ payload, visitor, texts }: ShellRequest, nameOf: (value: unknown) => string): ShellScope {
  const placeholderPath = placeholderPathFor(payload)
  const { languages, ...shared } = payload.shell
  const scope = [
    ...[payload.locale, visitor.theme, visitor.consent, placeholderPath ?? `=${payload.path}`],
    ...[...texts, ...Object.entries(shared).flat()].map(nameOf),
    ...languages.map(
      ({ locale, current, translated, above }) => `${locale} ${current} ${translated} ${above}`,
    ),
  ]
  return { placeholderPath, own: shellAddresses(payload, placeholderPath), scope: scope.join(' ') }
}

/**
 * Creates a cache for header, footer and menus. On all pages of a language these differ only in the addresses
 * of the page and in the current links, so that a page that is not cached only needs its content rendered.
 * Keys consist of the identity of settings, menus and texts, which are the same objects until they change.
 */
export function createShellCache(): ShellCache {
  const cache = createBoundedCache<string, CachedShellPart>({ maxBytes, sizeOf })
  const nameOf = createNames()

  function partOf(
    Part: ComponentType<ShellPartProps>,
    props: ShellPartProps,
    { payload, wrap }: ShellRequest,
    { placeholderPath, own, scope }: ShellScope,
  ): CachedShellPart {
    const name = `${nameOf(Part)} ${props.inverse} ${scope}`
    const cached = cache.get(name)
    if (cached) return cached
    const shared = withPlaceholders(payload, placeholderPath)
    const markup = renderToString(wrap(<Part {...props} shell={shared.shell} path={shared.path} />, shared))
    const part = placeBound.test(markup) ? 'uncacheable' : templateOf(markup, Object.keys(own))
    cache.set(name, part)
    return part
  }

  return (request) => {
    let scope: ShellScope | undefined
    const parts: (readonly Buffer[])[] = []
    return {
      fragments(Part, props) {
        // Computed while React renders a part, so that an error counts as one of the component.
        scope ??= scopeOf(request, nameOf)
        const part = partOf(Part, props, request, scope)
        if (part === 'uncacheable') return undefined
        return createElement(element, { id: parts.push(fillTemplate(part, scope.own)) - 1 })
      },
      fill: (markup) => fill(markup, parts),
    }
  }
}

/** Replaces each placeholder element by the part whose number is the id of the element. */
function fill(markup: Buffer, parts: readonly (readonly Buffer[])[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, from)) {
    const number = at + start.length
    const end = markup.indexOf(stop, number)
    pieces.push(markup.subarray(from, at), ...(parts[Number(markup.toString('latin1', number, end))] ?? []))
    from = end + stop.length
  }
  pieces.push(markup.subarray(from))
  return pieces
}

/**
 * A cache without parts: the shell is rendered with each page. For development, where its source may change.
 */
export const noShellCache: ShellCache = () => ({ fragments: () => undefined, fill: (markup) => [markup] })

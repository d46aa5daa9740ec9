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
  /** Tables of texts: the same objects as long as nothing in them changes. */
  readonly texts: readonly unknown[]
  /** Puts a part of the shell into the React contexts of a page. */
  readonly wrap: (part: ReactElement, payload: Payload) => ReactElement
}

/** Header, footer and menus of one page. */
export interface ShellParts {
  readonly fragments: Fragments
  /** Puts the parts into the page's markup. The pieces are not copied into one buffer. */
  fill(markup: Buffer): readonly Uint8Array[]
}

/** Returns the parts of the shell for a page. */
export type ShellCache = (around: ShellRequest) => ShellParts

/** Room for some hundred sets of header, footer and menus. */
const maxBytes = 4 * 1024 * 1024
/** Bytes of an entry besides key and markup. */
const entryOverhead = 500

/** The element that React renders in the place of a cached part. Content has no such elements. */
const element = 'shell-part'
const start = Buffer.from(`<${element} id="`)
const stop = Buffer.from(`"></${element}>`)

/** `uncacheable`: the markup depends on its place in the page. */
type CachedShellPart = ShellTemplate | 'uncacheable'
/** Signs of that: ids by `useId`, links that React moves to the head, and suspended or failed components. */
const placeBound = /="_R_|^<link |<!--\$!-->/

const sizeOf = (part: CachedShellPart, key: string): number =>
  entryOverhead + key.length + (part === 'uncacheable' ? 0 : templateBytes(part))

/** Names values for cache keys: the same object has the same name, and so have equal texts and numbers. */
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

/** What the parts of one page depend on. */
interface ShellScope {
  readonly placeholderPath: string | undefined
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
    ...languages.map(({ locale, current, translated }) => `${locale} ${current} ${translated}`),
  ]
  return { placeholderPath, own: shellAddresses(payload, placeholderPath), scope: scope.join(' ') }
}

/**
 * Caches header, footer and menus. Around all pages of a language they differ only in the page's own
 * addresses and in the links that are current, so that a page that nobody has opened before costs the
 * rendering of its content alone. Keys are made of the identity of settings, menus and texts, which are the
 * same objects until they change.
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

  return (around) => {
    let scope: ShellScope | undefined
    const parts: (readonly Buffer[])[] = []
    return {
      fragments(Part, props) {
        // Only when a part is rendered, so that an error appears where React reports it.
        scope ??= scopeOf(around, nameOf)
        const part = partOf(Part, props, around, scope)
        if (part === 'uncacheable') return undefined
        return createElement(element, { id: parts.push(fillTemplate(part, scope.own)) - 1 })
      },
      fill: (markup) => fill(markup, parts),
    }
  }
}

/** Replaces each placeholder element by the part with its number. */
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

/** Renders the shell with each page: for development, where its source may change between two pages. */
export const noShellCache: ShellCache = () => ({ fragments: () => undefined, fill: (markup) => [markup] })

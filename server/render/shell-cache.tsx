import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import type { Fragments, ShellPartProps } from '../../src/layouts/shell-part.tsx'
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

interface ShellRequest {
  readonly payload: Payload
  readonly visitor: Visitor
  /** Tables of texts: the same objects for as long as they say the same. */
  readonly texts: readonly unknown[]
  /** Puts a part into the contexts of a page. */
  readonly wrap: (part: ReactElement, payload: Payload) => ReactElement
}

/** The parts of the shell for one page. */
export interface ShellParts {
  readonly fragments: Fragments
  /** The page's markup with the parts in their places, in pieces that nobody has copied. */
  fill(markup: Buffer): readonly Uint8Array[]
}

export type ShellCache = (around: ShellRequest) => ShellParts

/** Bytes of markup and names: some hundred sets of header, footer and menus. */
const maxBytes = 4 * 1024 * 1024
/** Bytes of an entry itself. */
const besides = 500

/** Stands in the markup of a page where a part of the shell belongs: content has no such elements. */
const element = 'shell-part'
const start = Buffer.from(`<${element} id="`)
const stop = Buffer.from(`"></${element}>`)

/** `bound`: depends on its place in the page. */
type CachedShellPart = ShellTemplate | 'bound'
/** Ids of the place, what React wants in front of all, and what waits or failed. */
const placeBound = /="_R_|^<link |<!--\$!-->/

const sizeOf = (known: CachedShellPart, name: string): number =>
  besides + name.length + (known === 'bound' ? 0 : templateBytes(known))

/** Short names: the same for the same object, and for equal texts and numbers. */
function createNames(): (value: unknown) => string {
  const numbers = new WeakMap<object, string>()
  let last = 0
  return (value) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
      return JSON.stringify(value) ?? ''
    const known = numbers.get(value)
    if (known !== undefined) return known
    last += 1
    numbers.set(value, `#${last}`)
    return `#${last}`
  }
}

/** What decides about the parts of one page. */
interface ShellScope {
  readonly standIn: string | undefined
  readonly own: ShellAddresses
  /** Equal for pages that share their parts. */
  readonly scope: string
}

function surroundingsOf(
  { payload, visitor, texts }: ShellRequest,
  nameOf: (value: unknown) => string,
): ShellScope {
  const standIn = placeholderPathFor(payload)
  const { languages, ...shared } = payload.shell
  const scope = [
    ...[payload.locale, visitor.theme, visitor.consent, standIn ?? `=${payload.path}`],
    ...[...texts, ...Object.entries(shared).flat()].map(nameOf),
    ...languages.map(({ locale, current, translated }) => `${locale} ${current} ${translated}`),
  ]
  return { standIn, own: shellAddresses(payload, standIn), scope: scope.join(' ') }
}

/**
 * Keeps header, footer and menus, which are the same around all pages of a language but for the page's own
 * addresses and the links that are current: whoever opens a page that nobody has opened before pays for its
 * content alone. What they show besides are the very same objects until settings, menus or texts change.
 */
export function createShellCache(): ShellCache {
  const known = createBoundedCache<string, CachedShellPart>({ maxBytes, sizeOf })
  const nameOf = createNames()

  function partOf(
    Part: ComponentType<ShellPartProps>,
    props: ShellPartProps,
    { payload, wrap }: ShellRequest,
    { standIn, own, scope }: ShellScope,
  ): CachedShellPart {
    const name = `${nameOf(Part)} ${props.inverse} ${scope}`
    const held = known.get(name)
    if (held) return held
    const shared = withPlaceholders(payload, standIn)
    const markup = renderToString(wrap(<Part {...props} shell={shared.shell} path={shared.path} />, shared))
    const part = placeBound.test(markup) ? 'bound' : templateOf(markup, Object.keys(own))
    known.set(name, part)
    return part
  }

  return (around) => {
    let surroundings: ShellScope | undefined
    const parts: (readonly Buffer[])[] = []
    return {
      fragments(Part, props) {
        // Not before: what is wrong with a shell is told where it is rendered.
        surroundings ??= surroundingsOf(around, nameOf)
        const part = partOf(Part, props, around, surroundings)
        if (part === 'bound') return undefined
        return createElement(element, { id: parts.push(fillTemplate(part, surroundings.own)) - 1 })
      },
      fill: (markup) => fill(markup, parts),
    }
  }
}

/** Puts each part into the place that has its number. */
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

/** Renders the shell with each page: sources may change between two of them. */
export const noShellCache: ShellCache = () => ({ fragments: () => undefined, fill: (markup) => [markup] })

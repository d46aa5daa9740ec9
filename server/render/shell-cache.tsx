import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import type { Fragments, ShellPartProps } from '../../src/layouts/shell-part.tsx'
import {
  bytesOf,
  filledIn,
  type OwnAddresses,
  ownAddresses,
  standInFor,
  type Template,
  templateOf,
  withStandIns,
} from './shell-template.ts'

interface Around {
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

export type KeptShell = (around: Around) => ShellParts

/** Bytes of markup and names: some hundred sets of header, footer and menus. */
const maxBytes = 4 * 1024 * 1024
/** Bytes of an entry itself. */
const besides = 500

/** Stands in the markup of a page where a part of the shell belongs: content has no such elements. */
const element = 'shell-part'
const start = Buffer.from(`<${element} id="`)
const stop = Buffer.from(`"></${element}>`)

/** `bound`: depends on its place in the page. */
type Known = Template | 'bound'
/** Ids of the place, what React wants in front of all, and what waits or failed. */
const placeBound = /="_R_|^<link |<!--\$!-->/

const sizeOf = (known: Known, name: string): number =>
  besides + name.length + (known === 'bound' ? 0 : bytesOf(known))

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
interface Surroundings {
  readonly standIn: string | undefined
  readonly own: OwnAddresses
  /** Equal for pages that share their parts. */
  readonly scope: string
}

function surroundingsOf(
  { payload, visitor, texts }: Around,
  nameOf: (value: unknown) => string,
): Surroundings {
  const standIn = standInFor(payload)
  const { languages, ...shared } = payload.shell
  const scope = [
    ...[payload.locale, visitor.theme, visitor.consent, standIn ?? `=${payload.path}`],
    ...[...texts, ...Object.entries(shared).flat()].map(nameOf),
    ...languages.map(({ locale, current, translated }) => `${locale} ${current} ${translated}`),
  ]
  return { standIn, own: ownAddresses(payload, standIn), scope: scope.join(' ') }
}

/**
 * Keeps header, footer and menus, which are the same around all pages of a language but for the page's own
 * addresses and the links that are current: whoever opens a page that nobody has opened before pays for its
 * content alone. What they show besides are the very same objects until settings, menus or texts change.
 */
export function createKeptShell(): KeptShell {
  const known = new LRUCache<string, Known>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const nameOf = createNames()

  function partOf(
    Part: ComponentType<ShellPartProps>,
    props: ShellPartProps,
    { payload, wrap }: Around,
    { standIn, own, scope }: Surroundings,
  ): Known {
    const name = `${nameOf(Part)} ${props.inverse} ${scope}`
    const held = known.get(name)
    if (held) return held
    const shared = withStandIns(payload, standIn)
    const markup = renderToString(wrap(<Part {...props} shell={shared.shell} path={shared.path} />, shared))
    const part = placeBound.test(markup) ? 'bound' : templateOf(markup, Object.keys(own))
    known.set(name, part)
    return part
  }

  return (around) => {
    let surroundings: Surroundings | undefined
    const parts: (readonly Buffer[])[] = []
    return {
      fragments(Part, props) {
        // Not before: what is wrong with a shell is told where it is rendered.
        surroundings ??= surroundingsOf(around, nameOf)
        const part = partOf(Part, props, around, surroundings)
        if (part === 'bound') return undefined
        return createElement(element, { id: parts.push(filledIn(part, surroundings.own)) - 1 })
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
export const eachShell: KeptShell = () => ({ fragments: () => undefined, fill: (markup) => [markup] })

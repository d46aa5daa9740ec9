import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import { type Fragments, FragmentsContext } from '../src/cacheable.tsx'
import type { Pieces } from './document.ts'
import { renderAtOnce } from './to-html.ts'

/** Characters of markup and names. */
const maxSize = 4 * 1024 * 1024
/** The same for an entry itself: of addresses that nobody asks for twice only names are known. */
const besides = 250
/** Stands in the markup of a page where a fragment belongs: content has no such elements. */
const placeholder = 'fragment-place'
const place = `<${placeholder}></${placeholder}>`
/** What React puts in front of a page for the pictures that are shown first. */
const firstPictures = /^(?:<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>)+/
/** Ids that depend on the place in the page, what else React wants in front of a page, and what waits or failed. */
const placeBound = /="_R_|^<link |<!--\$!-->/

interface Surroundings {
  /** What fragments depend on besides their own properties; objects count as the same while they are the same. */
  readonly scope: readonly unknown[]
  /** Puts a fragment into the contexts of its page. */
  readonly wrap: (fragment: ReactElement) => ReactElement
}

export interface FragmentCache {
  /** Markup of a page, with the fragments that are known; undefined where it has to be rendered without. */
  render(page: ReactElement, surroundings: Surroundings): Pieces | undefined
}

/** `once`: rendered in its place, to see whether it comes again. `bound`: cannot be made apart. */
type Known = 'once' | 'bound' | Rendered

interface Rendered {
  /** Links that belong in front of the page. */
  readonly links: readonly string[]
  readonly markup: string
}

interface Wanted {
  readonly name: string
  readonly element: ReactElement
}

const sizeOf = (known: Known, name: string): number =>
  besides + name.length + (typeof known === 'string' ? 0 : known.links.join('').length + known.markup.length)

function takeApart(html: string): Rendered {
  const [links = ''] = firstPictures.exec(html) ?? []
  return { links: links.match(/<[^>]*>/g) ?? [], markup: html.slice(links.length) }
}

/** Short names: the same for the same object, and for equal texts and numbers. */
function createNames(): (value: unknown) => string {
  const numbers = new WeakMap<object, string>()
  const state = { last: 0 }
  return (value) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
      return JSON.stringify(value) ?? ''
    const known = numbers.get(value)
    if (known !== undefined) return known
    state.last += 1
    const name = `#${state.last}`
    numbers.set(value, name)
    return name
  }
}

/**
 * Keeps the markup of parts of pages for as long as what they show are the very same objects. A part is kept when it is asked for again: where
 * finished pages are kept, each is rendered once, and nothing is remembered of it here.
 */
export function createFragmentCache(): FragmentCache {
  const known = new LRUCache<string, Known>({ maxSize, sizeCalculation: sizeOf })
  const nameOf = createNames()
  const nameIn = (scope: string, part: object, props: object): string =>
    Object.entries(props).reduce(
      (name, [key, value]) => `${name} ${key}=${nameOf(value)}`,
      scope + nameOf(part),
    )

  /** Undefined, and remembered, where a fragment depends on its place. */
  function rendered({ name, element }: Wanted, wrap: Surroundings['wrap']): Rendered | undefined {
    const held = known.get(name)
    if (typeof held === 'object') return held
    const html = renderAtOnce(wrap(element))
    const parts = html === undefined ? undefined : takeApart(html)
    const isBound = parts === undefined || placeBound.test(parts.markup)
    known.set(name, isBound ? 'bound' : parts)
    return isBound ? undefined : parts
  }

  return {
    render(page, { scope, wrap }) {
      const wanted: Wanted[] = []
      const own = scope.map(nameOf).join(' ')
      const fragments: Fragments = (Part, props) => {
        const name = nameIn(own, Part, props)
        const held = known.get(name)
        if (held === undefined) known.set(name, 'once')
        if (held === undefined || held === 'bound') return undefined
        wanted.push({ name, element: <Part {...props} /> })
        return createElement(placeholder)
      }
      const frame = renderAtOnce(<FragmentsContext value={fragments}>{page}</FragmentsContext>)
      if (frame === undefined) return undefined
      const { links, markup } = takeApart(frame)
      const [first = '', ...rest] = markup.split(place)
      if (rest.length !== wanted.length) return undefined
      const all = new Set(links)
      const body = [first]
      for (const [index, each] of wanted.entries()) {
        const part = rendered(each, wrap)
        if (!part) return undefined
        for (const link of part.links) all.add(link)
        body.push(part.markup, rest[index] ?? '')
      }
      return [...all, ...body]
    },
  }
}

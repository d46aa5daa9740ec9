import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import { type Fragments, FragmentsContext } from '../src/cacheable.tsx'
import { renderAtOnce } from './to-html.ts'

/** Characters of markup and names. */
const maxSize = 4 * 1024 * 1024
/** Stands in the markup of a page where a fragment belongs: content has no such elements. */
const placeholder = 'fragment-place'
const place = `<${placeholder}></${placeholder}>`
/** Ids that depend on the place in the page, what React wants in front of a page, and what waits or failed. */
const placeBound = /="_R_|^<link |<!--\$!-->/

interface Surroundings {
  /** What fragments depend on besides their own properties; objects count as the same while they are the same. */
  readonly scope: readonly unknown[]
  /** Puts a fragment into the contexts of its page. */
  readonly wrap: (fragment: ReactElement) => ReactElement
}

export interface FragmentCache {
  /** Markup of a page, with the fragments that are known; undefined where it has to be rendered without. */
  render(page: ReactElement, surroundings: Surroundings): string | undefined
}

/** `once`: rendered in its place, to see whether it comes again. `bound`: cannot be made apart. */
type Known = 'once' | 'bound' | { readonly markup: string }

interface Wanted {
  readonly name: string
  readonly element: ReactElement
}

const sizeOf = (known: Known, name: string): number =>
  name.length + (typeof known === 'string' ? 0 : known.markup.length)

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
  function markupOf({ name, element }: Wanted, wrap: Surroundings['wrap']): string | undefined {
    const held = known.get(name)
    if (typeof held === 'object') return held.markup
    const markup = renderAtOnce(wrap(element))
    const isBound = markup === undefined || placeBound.test(markup)
    known.set(name, isBound ? 'bound' : { markup })
    return isBound ? undefined : markup
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
      const [first = '', ...rest] = frame?.split(place) ?? []
      if (frame === undefined || rest.length !== wanted.length) return undefined
      return wanted.reduce<string | undefined>((html, each, index) => {
        const markup = markupOf(each, wrap)
        return html === undefined || markup === undefined ? undefined : html + markup + rest[index]
      }, first)
    },
  }
}

import type { ReactElement } from 'react'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createFragmentCache } from '../../server/fragment-cache.tsx'
import { cacheable } from '../../src/cacheable.tsx'

const alone = { scope: [], wrap: (fragment: ReactElement) => fragment }

/** A part that counts how often it was rendered. */
function counted() {
  const seen = vi.fn()
  const Part = cacheable(({ of, deep = false }: { of: { text: string }; deep?: boolean }) => {
    seen()
    return deep ? <b>{of.text}</b> : <i>{of.text}</i>
  })
  return { seen, Part }
}

test('a part that is asked for again with the same properties is kept, and the page is as without', () => {
  const { seen, Part } = counted()
  const cache = createFragmentCache()
  const of = { text: 'a < b' }
  const page = (
    <main>
      <Part of={of} />
      text
      <Part of={of} deep />
    </main>
  )
  const whole = renderToString(page)
  seen.mockClear()
  expect([1, 2, 3, 4].map(() => cache.render(page, alone))).toEqual([whole, whole, whole, whole])
  // Each of the two once in its place, and once apart.
  expect(seen).toHaveBeenCalledTimes(4)
})

test('other objects, and the same ones in other surroundings, are another part', () => {
  const { Part } = counted()
  const cache = createFragmentCache()
  const scopes = [['nl'], ['en'], ['nl', {}], ['nl', {}]]
  const render = (text: string, scope: readonly unknown[]) =>
    cache.render(<Part of={{ text }} />, { scope, wrap: (fragment) => <section>{fragment}</section> })
  for (const scope of scopes)
    expect(['a', 'b', 'c'].map((text) => render(text, scope))).toEqual(['<i>a</i>', '<i>b</i>', '<i>c</i>'])
})

test('a part that its place gives an id to is rendered there', () => {
  const Part = cacheable(() => <p id={useId()} />)
  const cache = createFragmentCache()
  const page = (
    <main>
      <b />
      <Part />
    </main>
  )
  const answers = [1, 2, 3, 4].map(() => cache.render(page, alone))
  // Undefined the one time that it was tried: the caller renders the page as usual.
  expect(answers.filter((html) => html !== undefined)).toHaveLength(3)
  expect(new Set(answers.filter((html) => html !== undefined))).toEqual(new Set([renderToString(page)]))
})

test('a page with a part that fails is left to others, who say why', () => {
  const Broken = cacheable((): never => {
    throw new Error('broken')
  })
  const cache = createFragmentCache()
  expect([1, 2, 3].map(() => cache.render(<Broken />, alone))).toEqual([undefined, undefined, undefined])
})

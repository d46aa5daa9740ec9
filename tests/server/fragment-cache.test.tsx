import type { ReactElement } from 'react'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createFragmentCache } from '../../server/fragment-cache.tsx'
import { cacheable } from '../../src/cacheable.tsx'

const alone = { scope: [], wrap: (fragment: ReactElement) => fragment }

function newCache() {
  const { render } = createFragmentCache()
  return { render: (...asked: Parameters<typeof render>) => render(...asked)?.join('') }
}

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
  const cache = newCache()
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
  const cache = newCache()
  const scopes = [['nl'], ['en'], ['nl', {}], ['nl', {}]]
  const render = (text: string, scope: readonly unknown[]) =>
    cache.render(<Part of={{ text }} />, { scope, wrap: (fragment) => <section>{fragment}</section> })
  for (const scope of scopes)
    expect(['a', 'b', 'c'].map((text) => render(text, scope))).toEqual(['<i>a</i>', '<i>b</i>', '<i>c</i>'])
})

test('a flood of parts that nobody asks for twice is forgotten soon', () => {
  const { seen, Part } = counted()
  const cache = newCache()
  const known = { text: 'known' }
  cache.render(<Part of={known} />, alone)
  for (let n = 0; n < 20_000; n++) cache.render(<Part of={{ text: 'new' }} />, alone)
  seen.mockClear()
  cache.render(<Part of={known} />, alone)
  cache.render(<Part of={known} />, alone)
  // In its place, as if for the first time, and then apart.
  expect(seen).toHaveBeenCalledTimes(2)
})

test('a part that its place gives an id to is rendered there', () => {
  const Part = cacheable(() => <p id={useId()} />)
  const cache = newCache()
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

test('pictures that are shown first are announced in front of the page, each once', () => {
  const { seen, Part } = counted()
  const Pictured = cacheable(({ of }: { of: readonly string[] }) => {
    seen()
    return of.map((src) => <img key={src} src={src} alt="" fetchPriority="high" />)
  })
  const cache = newCache()
  const [one, two, other] = [['/b.svg', '/c.svg'], ['/c.svg?a>b', '/d.svg'], { text: 'none' }] as const
  const page = (
    <main>
      <img src="/a.svg" alt="" fetchPriority="high" />
      <Pictured of={one} />
      <Part of={other} />
      <Pictured of={two} />
      <Pictured of={one} />
    </main>
  )
  const whole = renderToString(page)
  expect(whole.match(/<link/g)).toHaveLength(5)
  seen.mockClear()
  expect([1, 2, 3, 4].map(() => cache.render(page, alone))).toEqual([whole, whole, whole, whole])
  expect(seen.mock.calls.length).toBeLessThan(9)
})

test('what else belongs in front of a page is rendered in its place', () => {
  const Part = cacheable(() => <img src="/a.svg" alt="" />)
  const cache = newCache()
  const answers = [1, 2, 3, 4].map(() => cache.render(<Part />, alone)).filter((html) => html !== undefined)
  expect(answers).toEqual([1, 2, 3].map(() => renderToString(<Part />)))
})

test('a page with a part that fails is left to others, who say why', () => {
  const Broken = cacheable((): never => {
    throw new Error('broken')
  })
  const cache = newCache()
  expect([1, 2, 3].map(() => cache.render(<Broken />, alone))).toEqual([undefined, undefined, undefined])
})

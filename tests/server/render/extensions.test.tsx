/** What an extension does wrong, in the page around it. */
import { type ReactNode, Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderToBytes } from '../../../server/render/render-to-bytes.ts'
import { guard } from '../../../src/blocks/extensions/guard.tsx'

afterEach(() => vi.useRealTimers())

const Inner = ({ message }: { message: string }): never => {
  throw new Error(message)
}
/** Throws at once, also where React calls it to find its name. */
const Broken = (): never => {
  throw new TypeError('broken')
}
/** Throws deep inside of elements and components. */
const DeeplyBroken = () => (
  <section>
    <div>
      <Inner message="deep" />
    </div>
  </section>
)
const Late = ({ text }: { text: Promise<string> }) => <b>{use(text)}</b>
let fail = () => {}
const failing = new Promise<string>((_, reject) => {
  fail = () => reject(new Error('too late'))
})
/** Waits for what fails soon after. */
const LateBroken = () => {
  setImmediate(fail)
  return <Late text={failing} />
}
const never = new Promise<string>(() => {})

async function shown(block: ReactNode) {
  const failed: string[] = []
  const page = (
    <main>
      <h1>Before</h1>
      {block}
      <p>After</p>
    </main>
  )
  const markup = String(
    await renderToBytes(page, (extension, error) => failed.push(`${extension}: ${error}`)),
  )
  return { failed, text: markup.replace(/<!--.*?-->|<template.*?<\/template>/gs, '') }
}

const rest = '<main><h1>Before</h1><p>After</p></main>'

test('an extension that works is shown', async () => {
  const View = guard('timeline', ({ text }: { readonly text: string }) => <b>{text}</b>)
  expect(await shown(<View text="There" />)).toEqual({
    failed: [],
    text: '<main><h1>Before</h1><b>There</b><p>After</p></main>',
  })
})

test.each([
  ['at once', Broken, 'TypeError: broken'],
  ['in a component of its own', DeeplyBroken, 'Error: deep'],
  ['after it has waited', LateBroken, 'Error: too late'],
  ['as it is no component', null as unknown as () => ReactNode, 'Error: Element type is invalid'],
])('an extension that fails %s costs its own block', async (_, view, error) => {
  const View = guard('photo-story', view)
  const { failed, text } = await shown(<View />)
  expect(text).toBe(rest)
  expect(failed).toEqual([expect.stringContaining(`photo-story: ${error}`)])
})

test('extensions that fail are told apart, whatever their folders are called', async () => {
  const [One, Two, Three] = [guard('one', Broken), guard('two-2', DeeplyBroken), guard('Drei_ß', Broken)]
  const { failed, text } = await shown([<One key="1" />, <Two key="2" />, <Three key="3" />])
  expect(text).toBe(rest)
  expect(failed).toEqual(['one: TypeError: broken', 'two-2: Error: deep', 'Drei_ß: TypeError: broken'])
})

test('a component of the site that fails beside an extension fails the page', async () => {
  const View = guard('timeline', Broken)
  await expect(shown([<View key="1" />, <Inner key="2" message="ours" />])).rejects.toThrow('ours')
  const bounded = (
    <Suspense key="2">
      <Inner message="ours" />
    </Suspense>
  )
  await expect(shown([<View key="1" />, bounded])).rejects.toThrow('ours')
})

test('an extension that waits for ever is cut after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const View = guard('timeline', Late)
  const showing = shown(<View text={never} />)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await showing).toEqual({
    failed: ['timeline: Error: Rendering took more than 10000 ms'],
    text: rest,
  })
})

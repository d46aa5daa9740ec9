import { Suspense, use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderToBytes } from '../../../server/render/render-to-bytes.ts'

afterEach(() => vi.useRealTimers())

function Named() {
  return <p id={useId()}>It’s &lt;here&gt;</p>
}

const Late = ({ text }: { text: Promise<string> }) => <b>{use(text)}</b>
const arriving = () => new Promise<string>((resolve) => setImmediate(resolve, 'late'))
const never = () => new Promise<string>(() => {})
const failing = () => new Promise<string>((_, reject) => setImmediate(reject, new Error('too late')))
const Broken = (): never => {
  throw new Error('broken')
}

test('what waits for nothing is whole', async () => {
  expect(String(await renderToBytes(<Named />))).toBe(renderToString(<Named />))
})

test('long texts and short ones arrive in their order', async () => {
  const words = Array.from({ length: 300 }, (_, n) => `${n} é€😀`.repeat(n % 7 === 0 ? 900 : 1))
  const list = (
    <ul>
      {words.map((word) => (
        <li key={word.length + word.slice(0, 5)}>{word}</li>
      ))}
    </ul>
  )
  expect(String(await renderToBytes(list))).toBe(renderToString(list))
})

test('what waits is waited for, with and without a boundary around it, and nothing is outlined', async () => {
  expect(String(await renderToBytes(<Late text={arriving()} />))).toBe('<b>late</b>')
  const long = 'long '.repeat(10_000)
  const bounded = String(
    await renderToBytes(
      <Suspense fallback="wait">
        <p>{long}</p>
        <Late text={arriving()} />
      </Suspense>,
    ),
  )
  expect(bounded).toContain(`<p>${long}</p><b>late</b>`)
  expect(bounded).not.toMatch(/wait|<script|hidden/)
})

test('a component that throws fails the page, also inside a boundary', async () => {
  await expect(renderToBytes(<Broken />)).rejects.toThrow('broken')
  const bounded = (
    <Suspense fallback="wait">
      <Broken />
    </Suspense>
  )
  await expect(renderToBytes(bounded)).rejects.toThrow('broken')
})

test('a component that fails after the shell fails the page', async () => {
  const page = (
    <main>
      <h1>There</h1>
      <Suspense fallback="wait">
        <Late text={failing()} />
      </Suspense>
    </main>
  )
  await expect(renderToBytes(page)).rejects.toThrow('too late')
})

test('a component that suspends for ever fails the page after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rendering = renderToBytes(
    <Suspense fallback="wait">
      <Late text={never()} />
    </Suspense>,
  )
  const outcome = expect(rendering).rejects.toThrow('Rendering took more than 10000 ms')
  await vi.advanceTimersByTimeAsync(10_000)
  await outcome
})

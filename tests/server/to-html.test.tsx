import { Suspense, use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toHtml } from '../../server/to-html.ts'

function Named() {
  return <p id={useId()}>It’s &lt;here&gt;</p>
}

test('what waits for nothing is there at once', () => {
  expect(toHtml(<Named />)).toBe(renderToString(<Named />))
})

test('what waits is waited for, with and without a boundary around it', async () => {
  const Late = ({ text }: { text: Promise<string> }) => <b>{use(text)}</b>
  const arriving = () => new Promise<string>((resolve) => setImmediate(resolve, 'late'))
  expect(await toHtml(<Late text={arriving()} />)).toBe('<b>late</b>')
  const bounded = await toHtml(
    <Suspense fallback="wait">
      <Late text={arriving()} />
    </Suspense>,
  )
  expect(bounded).toContain('<b>late</b>')
  expect(bounded).not.toContain('wait')
  expect(bounded).not.toContain('<script')
})

test('what a component throws is thrown, also inside a boundary', async () => {
  const Broken = (): never => {
    throw new Error('broken')
  }
  await expect(async () => toHtml(<Broken />)).rejects.toThrow('broken')
  const bounded = (
    <Suspense fallback="wait">
      <Broken />
    </Suspense>
  )
  await expect(async () => toHtml(bounded)).rejects.toThrow('broken')
})

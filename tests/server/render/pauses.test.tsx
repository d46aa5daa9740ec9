import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPauses } from '../../../server/render/pauses.ts'
import { renderToBytes } from '../../../server/render/render-to-bytes.ts'
import { inParts, PauseContext } from '../../../src/components/in-parts/in-parts.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Rows, each with an id and texts beside each other, of which some hold long lists themselves. */
function Row({
  number,
  onRender,
}: {
  readonly number: number
  readonly onRender?: (() => void) | undefined
}) {
  onRender?.()
  return (
    <li id={useId()}>
      {number} {number % 70 === 0 && <ul>{inParts(numbers(120).map((n) => <b key={n}>{n}</b>))}</ul>}
    </li>
  )
}

const list = (count: number, onRender?: () => void) => (
  <ol>
    {inParts(numbers(count).map((n) => <Row key={n} number={n} onRender={onRender} />))}
    end
  </ol>
)

test.each([0, 50, 51, 500])('the markup of %i elements is the same with pauses', async (count) => {
  const pauses = createPauses(async () => {})
  const markup = await renderToBytes(<PauseContext value={pauses}>{list(count)}</PauseContext>)
  expect(String(markup)).toBe(renderToString(list(count)))
})

test('others have their turns between the parts of a long list', async () => {
  const rendered = { perTurn: [0] }
  const nextTurn = () =>
    new Promise<void>((resolve) =>
      setImmediate(() => {
        rendered.perTurn.push(0)
        resolve()
      }),
    )
  const onRender = () => {
    rendered.perTurn[rendered.perTurn.length - 1] = (rendered.perTurn.at(-1) ?? 0) + 1
  }
  await renderToBytes(<PauseContext value={createPauses(nextTurn)}>{list(2_000, onRender)}</PauseContext>)
  expect(Math.max(...rendered.perTurn)).toBeLessThanOrEqual(100)
  expect(rendered.perTurn.filter((count) => count > 0).length).toBeGreaterThanOrEqual(20)
})

test('a short list is rendered without a pause', async () => {
  const nextTurn = () => Promise.reject(new Error('a pause'))
  const short = <ol>{inParts(numbers(50).map((n) => <li key={n}>{n}</li>))}</ol>
  const markup = await renderToBytes(<PauseContext value={createPauses(nextTurn)}>{short}</PauseContext>)
  expect(String(markup)).toBe(renderToString(short))
})

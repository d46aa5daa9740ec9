import { expect, test } from 'vitest'
import { memoLast, memoRepeated, memoText, memoWeak } from '../../../src/shared/memo.ts'

/** Answers with a new object each time, so that it shows which question was asked again. */
const answer = (...asked: readonly unknown[]) => ({ asked })

test('the last answer holds for the very same things, one after the other', () => {
  const ask = memoLast(answer)
  const first = ask('a', 1)
  expect(ask('a', 1)).toBe(first)
  expect(ask('a', 2)).not.toBe(first)
  expect(ask('a', 1)).not.toBe(first)
})

test('an answer about an object holds for that object, not for one that looks the same', () => {
  const ask = memoWeak((key: object) => answer(key))
  const key = { a: 1 }
  expect(ask(key)).toBe(ask(key))
  expect(ask({ a: 1 })).not.toBe(ask(key))
})

test('an answer about an object that is asked about again holds from the second time on', () => {
  const ask = memoRepeated((key: object) => answer(key))
  const key = { a: 1 }
  const [first, second] = [ask(key), ask(key)]
  expect(second).not.toBe(first)
  expect(ask(key)).toBe(second)
  expect(ask({ a: 1 })).not.toBe(second)
})

test('an answer about a text holds for every equal text, also where it is nothing', () => {
  const asked: string[] = []
  const ask = memoText((text: string) => {
    asked.push(text)
    return undefined
  })
  for (const text of ['nl', 'en', 'nl']) expect(ask(text)).toBeUndefined()
  expect(asked).toEqual(['nl', 'en'])
})

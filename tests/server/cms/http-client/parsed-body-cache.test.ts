import { expect, test } from 'vitest'
import { createParsedBodyCache } from '../../../../server/cms/http-client/body/parsed-body-cache.ts'
import { countTurns } from '../../../support/turns.ts'

const limits = { maxDepth: 5, maxMembers: 10 }
const body = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const asked = { path: 'entries', query: [['path', '/en']] } as const

test('the same bytes for the same question are the same object', async () => {
  const bodies = createParsedBodyCache(limits)
  const first = await bodies.read(asked, body({ title: 'Kust' }))
  expect(first).toMatchObject({ kind: 'found', value: { title: 'Kust' } })
  expect(await bodies.read(asked, body({ title: 'Kust' }))).toBe(first)
})

test('other bytes are read anew, and have another digest', async () => {
  const bodies = createParsedBodyCache(limits)
  const first = await bodies.read(asked, body({ title: 'Kust' }))
  const second = await bodies.read(asked, body({ title: 'Wad' }))
  expect(second.value).toEqual({ title: 'Wad' })
  expect(second.digest).not.toBe(first.digest)
})

test('questions that differ in their query do not share an answer', async () => {
  const bodies = createParsedBodyCache(limits)
  const first = await bodies.read(asked, body([1]))
  expect(await bodies.read({ path: 'entries', query: [['path', '/de']] }, body([1]))).not.toBe(first)
})

test('a body beyond the limits is refused each time, and the one before stays known', async () => {
  const bodies = createParsedBodyCache(limits)
  const first = await bodies.read(asked, body([1]))
  const deep = body([[[[[[1]]]]]])
  for (const _ of [1, 2]) await expect(bodies.read(asked, deep)).rejects.toThrow('more than 5 levels')
  expect(await bodies.read(asked, body([1]))).toBe(first)
})

test('requests have their turns while a long body is read', async () => {
  const bodies = createParsedBodyCache({ maxDepth: 5, maxMembers: 20_000 })
  const list = Array.from({ length: 20_000 }, (_, n) => ({
    id: `e-${n}`,
    title: `Title ${n}`,
    text: 'x'.repeat(150),
  }))
  const { turns, result } = await countTurns(() => bodies.read(asked, body({ data: list })))
  expect(turns).toBeGreaterThan(1)
  expect(result.value).toEqual({ data: list })
})

import { expect, test } from 'vitest'
import { createParsedBodyCache } from '../../../../server/cms/http-client/body/parsed-body-cache.ts'

const limits = { maxDepth: 5, maxMembers: 10 }
const body = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const asked = { path: 'entries', query: [['path', '/en']] } as const

test('the same bytes for the same question are the same object', () => {
  const bodies = createParsedBodyCache(limits)
  const first = bodies.read(asked, body({ title: 'Kust' }))
  expect(first).toMatchObject({ kind: 'found', value: { title: 'Kust' } })
  expect(bodies.read(asked, body({ title: 'Kust' }))).toBe(first)
})

test('other bytes are read anew, and have another digest', () => {
  const bodies = createParsedBodyCache(limits)
  const first = bodies.read(asked, body({ title: 'Kust' }))
  const second = bodies.read(asked, body({ title: 'Wad' }))
  expect(second.value).toEqual({ title: 'Wad' })
  expect(second.digest).not.toBe(first.digest)
})

test('questions that differ in their query do not share an answer', () => {
  const bodies = createParsedBodyCache(limits)
  const first = bodies.read(asked, body([1]))
  expect(bodies.read({ path: 'entries', query: [['path', '/de']] }, body([1]))).not.toBe(first)
})

test('a body beyond the limits is refused each time, and the one before stays known', () => {
  const bodies = createParsedBodyCache(limits)
  const first = bodies.read(asked, body([1]))
  const deep = body([[[[[[1]]]]]])
  for (const _ of [1, 2]) expect(() => bodies.read(asked, deep)).toThrow('more than 5 levels')
  expect(bodies.read(asked, body([1]))).toBe(first)
})

import { expect, test } from 'vitest'
import { createLimitWatch, heapGrowth } from '../../../server/process/heap.ts'

const million = 1_000_000

/** A look at a process whose buffers and memory the test sets. */
function watching(now = { left: 30 * million, buffers: 80 * million, live: 50 * million }) {
  const state = { ...now, collections: 0 }
  const look = createLimitWatch({
    memory: () => ({ limit: 256 * million, left: state.left }),
    buffers: () => state.buffers,
    collect: () => {
      state.collections += 1
      state.buffers = state.live
    },
  })
  return { look, state }
}

test('where little is left of a container, buffers that nobody has are collected', () => {
  const { look, state } = watching()
  look()
  expect(state).toMatchObject({ collections: 1, buffers: 50 * million })
})

test('they are not collected again before there are more of them', () => {
  const { look, state } = watching()
  look()
  for (const buffers of [50, 60, 65]) {
    state.buffers = buffers * million
    look()
  }
  expect(state.collections).toBe(1)
  state.buffers = 67 * million
  look()
  expect(state.collections).toBe(2)
})

test('where there is memory V8 decides', () => {
  const { look, state } = watching()
  state.left = 40 * million
  look()
  expect(state.collections).toBe(0)
})

test('without a limit nothing is looked at', () => {
  const look = createLimitWatch({
    memory: () => undefined,
    buffers: () => {
      throw new Error('looked at')
    },
  })
  expect(look).not.toThrow()
})

test('garbage is collected earlier in a small container', () => {
  expect([undefined, 536_870_912, 268_435_456].map(heapGrowth)).toEqual([100, 100, 40])
})

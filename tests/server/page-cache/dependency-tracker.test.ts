import { expect, test } from 'vitest'
import { createDependencyTracker } from '../../../server/page-cache/dependency-tracker.ts'
import { failing, fakeSource } from '../../support/content.ts'
import { createGate } from '../../support/gate.ts'

test('what a page asks is noted while others begin and end', async () => {
  const { content, track } = createDependencyTracker(fakeSource())
  const gate = createGate()
  const long = track(async () => {
    await gate.passed
    await content.globals('nl')
  })
  const short = await track(() => content.globals('en'))
  gate.open()
  expect((await long).tags).toEqual(['globals:nl'])
  expect(short.tags).toEqual(['globals:en'])
})

test('it is noted after one that failed, when none was under way', async () => {
  const { content, track } = createDependencyTracker(fakeSource())
  await expect(track(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  expect((await track(() => content.globals('de'))).tags).toEqual(['globals:de'])
})

test('a page that was made while nobody could tell whether an entry stands there is not complete', async () => {
  const { content, track } = createDependencyTracker(fakeSource({ has: failing() }))
  const { complete } = await track(() => content.has('nl', '/search').catch(() => false))
  expect(complete).toBe(false)
})

test('what is asked beside the making of a page is not noted', async () => {
  const { content, track } = createDependencyTracker(fakeSource())
  const gate = createGate()
  const making = track(() => gate.passed)
  await content.globals('nl')
  gate.open()
  expect((await making).tags).toEqual([])
})

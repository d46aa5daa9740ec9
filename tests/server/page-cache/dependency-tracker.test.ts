import { expect, test } from 'vitest'
import { trackDependencies } from '../../../server/page-cache/dependency-tracker.ts'
import { failing, fakeSource } from '../../support/content.ts'
import { createGate } from '../../support/gate.ts'

test('what a page asks is noted while others begin and end', async () => {
  const { content, record } = trackDependencies(fakeSource())
  const gate = createGate()
  const long = record(async () => {
    await gate.passed
    await content.globals('nl')
  })
  const short = await record(() => content.globals('en'))
  gate.open()
  expect((await long).tags).toEqual(['globals:nl'])
  expect(short.tags).toEqual(['globals:en'])
})

test('it is noted after one that failed, when none was under way', async () => {
  const { content, record } = trackDependencies(fakeSource())
  await expect(record(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  expect((await record(() => content.globals('de'))).tags).toEqual(['globals:de'])
})

test('a page that was made while nobody could tell whether an entry stands there is not complete', async () => {
  const { content, record } = trackDependencies(fakeSource({ has: failing() }))
  const { complete } = await record(() => content.has('nl', '/search').catch(() => false))
  expect(complete).toBe(false)
})

test('what is asked beside the making of a page is not noted', async () => {
  const { content, record } = trackDependencies(fakeSource())
  const gate = createGate()
  const making = record(() => gate.passed)
  await content.globals('nl')
  gate.open()
  expect((await making).tags).toEqual([])
})

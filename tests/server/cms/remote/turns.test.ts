import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { contentOf, entry, remoteSite } from '../../../support/remote-site.ts'

const home = entry('home', { uri: '/' })
const news = entry('news', { collection: 'news' })

test('all that is asked for in one turn of the event loop takes one look at the lists, the next turn takes another', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  await Promise.all([source.tree('nl'), source.globals('nl'), source.navigation('nl', 'main')])
  for (const handle of ['header', 'footer']) await source.navigation('nl', handle)
  expect(cms.ages).toEqual([undefined])
  await nextTurn()
  await source.tree('nl')
  expect(cms.ages).toEqual([undefined, undefined])
})

test('a change that is told is seen by who asks afterwards, in the same turn too', async () => {
  const { source, edit } = remoteSite({ languages: { nl: [home] } })
  expect(await source.entries('nl', { collection: 'pages' })).toHaveLength(1)
  await edit({ languages: { nl: [home, entry('more')] } })
  expect(await source.entries('nl', { collection: 'pages' })).toHaveLength(2)
})

test('what is asked for when the content system is back is looked up anew', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  await source.tree('nl')
  cms.recover()
  await Promise.resolve()
  await source.tree('nl')
  expect(cms.expired).toBe(1)
  expect(cms.ages).toEqual([undefined, undefined])
})

test('a collection that is asked for by name is there for whoever made the source ask for it', async () => {
  const { source, cms, adapter } = remoteSite({ languages: { nl: [home] } })
  vi.spyOn(adapter, 'addCollection').mockImplementation(async () => {
    cms.content = contentOf({ languages: { nl: [home, news] } })
    return true
  })
  expect(await source.entries('nl', { collection: 'news' })).toHaveLength(1)
})

test('a collection that the content system does not have costs no look', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  for (const _ of [1, 2]) expect(await source.entries('nl', { collection: 'nergens' })).toEqual([])
  expect(cms.added).toEqual(['nergens', 'nergens'])
  expect(cms.ages).toEqual([undefined])
})

test('addresses that nobody knows share the look at young lists, too', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  for (const address of ['/a', '/b', '/c'])
    expect(await source.page('nl', address)).toEqual({ kind: 'missing' })
  expect(cms.ages).toEqual([undefined, 30])
})

test('the tree of a language that the content system does not have is the same object each time', async () => {
  const { source } = remoteSite({ languages: { nl: [home] } })
  expect(await source.tree('de')).toBe(await source.tree('de'))
})

test('a look that failed is not kept for the next turn', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  cms.failure = new Error('down')
  await expect(source.tree('nl')).rejects.toThrow('down')
  cms.failure = undefined
  await nextTurn()
  expect(await source.entries('nl', { collection: 'pages' })).toHaveLength(1)
})

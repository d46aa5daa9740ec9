import { expect, test } from 'vitest'
import { anyChange, mergeChanges } from '../../../server/publish/content-change.ts'
import { readChange } from '../../../server/publish/read-change.ts'

const inLists = (...handles: readonly string[]) => [...handles, 'tree', 'navigation', 'nav']
const entry = { id: 'e-1', collection: 'news', locale: 'nl', uri: '/nieuws/een' }

test.each([
  ['the envelope of a webhook manager', { event: 'entry.saved', payload: entry }],
  ['an entry at the top', { event: 'EntrySaved', ...entry }],
  ['a dump of an event', { entry: { ...entry, collection: { handle: 'news', title: 'News' } } }],
  ['a payload inside data', { type: 'entry.deleted', data: { entry } }],
])('%s names collection and entry', (_, body) => {
  expect(readChange(JSON.stringify(body))).toEqual({ handles: inLists('news'), ids: ['e-1'] })
})

test('an event of a global set concerns the global sets', () => {
  expect(readChange('{"event":"GlobalVariablesSaved","handle":"general"}')).toEqual({
    handles: ['globals'],
    ids: [],
  })
})

test.each([
  ['nothing', ''],
  ['no JSON', 'event=EntrySaved'],
  ['half of it', '{"event":"EntrySaved"'],
  ['a list', '[{"event":"EntrySaved"}]'],
  ['null', 'null'],
  ['a number', '1'],
  ['an event alone', '{"event":"EntrySaved"}'],
  ['an event that is not known', '{"event":"AssetSaved","collection":"news"}'],
  ['a collection that is an address', '{"event":"entry.saved","collection":"http://evil.test/"}'],
  ['a prototype', '{"event":"entry.saved","__proto__":{"collection":"news"}}'],
  ['JSON that is nested deeply', '['.repeat(20_000)],
])('%s means that anything may have changed', (_, body) => {
  expect(readChange(body)).toEqual(anyChange)
})

test('changes become one, and with one of anything it is anything', () => {
  const one = { handles: ['news'], ids: ['a'] }
  expect(mergeChanges(one, { handles: ['news', 'pages'], ids: ['b'] })).toEqual({
    handles: ['news', 'pages'],
    ids: ['a', 'b'],
  })
  expect(mergeChanges(one, anyChange)).toEqual(anyChange)
  expect(mergeChanges(anyChange, one)).toEqual(anyChange)
  const ids = Array.from({ length: 300 }, (_, n) => `e${n}`)
  expect(mergeChanges(one, { handles: [], ids })).toEqual(anyChange)
})

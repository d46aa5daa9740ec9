import { expect, test } from 'vitest'
import { asPublished } from '../../../../server/cms/remote/preview.ts'

test('entries of every status are read as published, at any depth', () => {
  const row = { id: 'a', slug: 'a', published: false, status: 'draft', private: true }
  const shown = { id: 'a', slug: 'a', published: true, status: 'published', private: false }
  expect(asPublished({ data: [row, { ...row, children: [row] }] })).toEqual({
    data: [shown, { ...shown, children: [shown] }],
  })
  for (const status of ['scheduled', 'expired'])
    expect(asPublished({ ...row, status })).toMatchObject({ status: 'published' })
})

test('entries for some visitors alone stay theirs', () => {
  expect(asPublished({ id: 'a', slug: 'a', published: false, protect: 'members' })).toMatchObject({
    protect: 'members',
  })
})

test('what editors wrote stays as it is, also in fields of these names', () => {
  const set = { id: 'x1', type: 'task', status: 'draft', private: true, published: false }
  const entry = { id: 'a', url: '/a', status: 'published', published: true, blocks: [set, 'draft', null, 1] }
  expect(asPublished(entry)).toEqual(entry)
})

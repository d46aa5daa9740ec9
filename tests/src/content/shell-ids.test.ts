import request from 'supertest'
import { expect, test } from 'vitest'
import { createPageState } from '../../../server/cms/rich-text/write/page-state.ts'
import { createIds, shellIds, slugOf } from '../../../src/content/ids.ts'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { serve } from '../../support/test-deps.ts'

const related = [{ title: 'Elders', path: '/elders' }]
const page = contentPage('nl', '/x', 'X', { fields: { related } })

/** `useId` makes ids with underscores, which no title becomes. */
const idsOf = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '').filter((id) => !id.startsWith('_'))

test('the list of reserved ids is what a page without content of its own uses', async () => {
  const server = await serve({ source: fakeSource(only(page)) })
  const documents = await Promise.all(
    ['/x', '/designsystem'].map(async (path) => (await request(server).get(path).expect(200)).text),
  )
  // The design system's own pages name their sections, and show no content.
  const frames = documents.map((html) => html.replace(/<div class="ds__main">.*<\/main>/s, ''))
  const used = new Set(frames.flatMap(idsOf))
  expect([...used, 'top'].toSorted()).toEqual(shellIds.toSorted())
})

const titles = ['Related', 'Progress', 'App', 'Announcer', 'State', 'Menu', 'Main', 'Parts', 'Top']

test.each(titles)('a block and a heading that are called %s get ids that the shell does not use', (title) => {
  const id = slugOf(title)
  expect(createIds()(id)).toBe(`${id}-2`)
  expect(createPageState('nl').addHeading(2, title).id).toBe(`${id}-2`)
})

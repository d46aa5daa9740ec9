import { expect, test } from 'vitest'
import { prerenderPaths } from '../../../server/prerender/prerender-paths.ts'
import type { TopicOutline } from '../../../src/content/topic-outline.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { failing, fakeSource } from '../../support/content.ts'

const topic = (path: string, count: number): TopicOutline => ({
  topic: { taxonomy: 'topics', slug: path },
  title: path,
  path,
  alternates: {},
  count,
})

const pathsOf = async (topics: readonly TopicOutline[], more: Parameters<typeof fakeSource>[0] = {}) =>
  (await prerenderPaths({
    content: fakeSource({ topics: async (locale) => (locale === 'nl' ? topics : []), ...more }),
    languages: defaultLanguages,
    config: { searchPath: '/search', designSystem: 'off' },
  })) ?? []

test('the pages of terms come after all others, those with the most entries first', async () => {
  const paths = await pathsOf([topic('/topics/wînd', 2), topic('/topics/water', 9)])
  expect(paths.slice(-2)).toEqual(['/topics/water', '/topics/w%C3%AEnd'])
})

test('of a thousand terms the 200 with the most entries are made ahead', async () => {
  const many = Array.from({ length: 1_000 }, (_, n) => topic(`/topics/t${n}`, n))
  const paths = (await pathsOf(many)).filter((path) => path.startsWith('/topics'))
  expect(paths).toHaveLength(200)
  expect(paths[0]).toBe('/topics/t999')
})

test('terms that cannot be had cost themselves', async () => {
  expect(await pathsOf([], { topics: failing() })).toContain('/over-ons')
})

import { expect, test } from 'vitest'
import { pageTypeOf, type TypedPage } from '../../../../src/content/kinds/page-type.ts'
import type { PageType } from '../../../../src/routes.ts'

const page = (fields: Partial<TypedPage>): TypedPage => ({
  collection: 'pages',
  template: 'default',
  mounts: [],
  ...fields,
})

test.each<[string, Partial<TypedPage>, PageType | undefined]>([
  ['a page of text', {}, undefined],
  ['a collection of something else', { collection: 'recipes' }, undefined],

  ['an entry of a blog', { collection: 'blog' }, 'article'],
  ['an entry of news in two words', { collection: 'latest_news' }, 'article'],
  ['an entry of Neuigkeiten', { collection: 'neuigkeiten' }, 'article'],
  ['a case', { collection: 'case-studies', template: 'cases/show' }, 'project'],
  ['a Projekt', { collection: 'Projekte' }, 'project'],
  ['a person, whose page is text', { collection: 'team' }, undefined],

  ['the page below which news lives', { mounts: ['nieuws'] }, 'news'],
  ['the page below which projects live', { mounts: ['portfolio'] }, 'projects'],
  ['the page below which people live', { mounts: ['medewerkers'] }, 'people'],
  ['the page below which documents live', { mounts: ['documents', 'news'] }, 'register'],
  ['the page below which recipes live', { mounts: ['recipes'] }, undefined],

  ['a template that is a type', { template: 'longread' }, 'longread'],
  ['a template in a folder', { template: 'pages/contact' }, 'contact'],
  ['a template in German', { template: 'kontakt' }, 'contact'],
  ['a template of a list', { template: 'nieuws.index' }, 'news'],
  ['a template of one', { template: 'news/show' }, 'article'],
  ['a template of one, in its own collection', { collection: 'news', template: 'layouts/news' }, 'article'],
  ['a template of one, in the singular', { template: 'post' }, 'article'],
  ['a template of one, in a folder', { collection: 'journal', template: 'pages.article' }, 'article'],
  ['a template of one, in capitals', { template: 'Article' }, 'article'],
  ['a template of one case', { collection: 'work', template: 'case' }, 'project'],
  ['a template of a project', { template: 'layouts/project' }, 'project'],
  ['a template that says more than the collection', { collection: 'news', template: 'story' }, 'longread'],
  ['a template that says more than the mount', { mounts: ['news'], template: 'people' }, 'people'],
  ['a name that only begins like a type', { template: 'newsletter' }, undefined],
  ['a name of an object', { template: 'constructor' }, undefined],

  ['a topic of news', { collection: 'news', topic: { slug: 'water' } }, 'news'],
  ['the list of all topics', { collection: 'news', topic: {} }, undefined],
])('%s is shown as its type', (_, fields, type) => {
  expect(pageTypeOf(page(fields))).toBe(type)
})

test('a rule of the project comes before the names', () => {
  expect(pageTypeOf(page({ collection: 'news' }), 'longread')).toBe('longread')
  expect(pageTypeOf(page({ collection: 'recipes' }), 'article')).toBe('article')
})

test('a rule of the project is one of entries: the page of a term lists them', () => {
  const topic = { slug: 'water' }
  expect(pageTypeOf(page({ collection: 'recipes', topic }), 'article')).toBeUndefined()
  expect(pageTypeOf(page({ collection: 'news', topic }), 'longread')).toBe('news')
})

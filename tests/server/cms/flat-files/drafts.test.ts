import { expect, test } from 'vitest'
import type { ContentSource } from '../../../../server/cms/source.ts'
import { answerAt, createLogger, openSource, pageAt } from '../../../support/flat-files.ts'
import { type Project, writeProject } from '../../../support/project.ts'

const revisions = 'storage/statamic/revisions/collections'

const files = {
  'content/collections/pages.yaml': 'title: Pages\nroute: /{slug}\n',
  'content/collections/news.yaml':
    'title: News\nroute: /news/{slug}\ndate: true\ndate_behavior:\n  past: public\n  future: private\n',
  'content/collections/pages/about.md': '---\nid: about\ntitle: About\n---\nThe mill.\n',
  'content/collections/pages/draft.md': '---\nid: draft\ntitle: A draft\npublished: false\n---\nNot yet.\n',
  'content/collections/pages/secret.md':
    '---\nid: secret\ntitle: Members\nprotect: members\n---\nFor members.\n',
  'content/collections/news/2027-01-05.later.md': '---\nid: later\ntitle: Later\n---\nSoon.\n',
}

async function openPreview(source: ContentSource): Promise<ContentSource> {
  if (!source.preview) throw new Error('The source has no preview')
  return source.preview.open()
}

async function open(more: Readonly<Record<string, string>> = {}) {
  const project: Project = await writeProject({ ...files, ...more })
  const logger = createLogger()
  const source = await openSource(project, { logger })
  return { project, source, logger }
}

test('drafts and scheduled entries are there in a preview, and nowhere else', async () => {
  const { source } = await open()
  const preview = await openPreview(source)
  const answers = async (content: ContentSource) =>
    Promise.all(['/draft', '/news/later', '/about'].map((path) => answerAt(content, 'nl', path)))
  expect(await answers(source)).toEqual(['missing', 'missing', 'about'])
  expect(await answers(preview)).toEqual(['draft', 'later', 'about'])
  expect(await answers(source)).toEqual(['missing', 'missing', 'about'])
  const titles = async (content: ContentSource) =>
    (await content.entries('nl', { collection: 'news', limit: 9 })).map(({ title }) => title)
  expect([await titles(source), await titles(preview)]).toEqual([[], ['Later']])
})

test('entries for some visitors alone stay hidden in a preview', async () => {
  const { source } = await open()
  expect(await answerAt(await openPreview(source), 'nl', '/secret')).toBe('missing')
})

test('a working copy is shown in place of what is published, at its own address', async () => {
  const { source } = await open({
    [`${revisions}/pages/default/about/working.yaml`]:
      "action: working\nattributes:\n  id: about\n  slug: about-us\n  published: true\n  data:\n    title: 'About us'\n    content: 'The new mill.'\n",
    [`${revisions}/pages/default/about/1795000000.yaml`]:
      'action: publish\nattributes:\n  data:\n    title: Old\n',
  })
  const preview = await openPreview(source)
  const page = await pageAt(preview, 'nl', '/about-us')
  expect([page.id, page.title]).toEqual(['about', 'About us'])
  expect(JSON.stringify(page.fields)).toContain('The new mill.')
  expect((await pageAt(source, 'nl', '/about')).title).toBe('About')
  expect(await answerAt(source, 'nl', '/about-us')).toBe('missing')
})

test('a preview shows each change of a working copy and of the project', async () => {
  const { project, source } = await open()
  const titleOf = async () => (await pageAt(await openPreview(source), 'nl', '/about')).title
  const save = (title: string) =>
    project.write(
      `${revisions}/pages/default/about/working.yaml`,
      `attributes:\n  data:\n    title: ${title}\n`,
    )
  expect(await titleOf()).toBe('About')
  await save('Second')
  expect(await titleOf()).toBe('Second')
  await save('The third')
  expect(await titleOf()).toBe('The third')
  await project.remove(`${revisions}/pages`)
  expect(await titleOf()).toBe('About')
})

test.each([
  ['is no YAML', '{{{'],
  ['is a list', '- a\n- b\n'],
])('a working copy that %s is logged, and the published entry is shown', async (_, text) => {
  const { source, logger } = await open({ [`${revisions}/pages/default/about/working.yaml`]: text })
  expect((await pageAt(await openPreview(source), 'nl', '/about')).title).toBe('About')
  expect(logger.warnings.flatMap(({ file }) => file ?? [])).toEqual([
    `${revisions}/pages/default/about/working.yaml`,
  ])
})

test('a slug in a working copy that is a path of its own stays inside the project', async () => {
  const { source } = await open({
    [`${revisions}/pages/default/about/working.yaml`]:
      'attributes:\n  slug: ../../../etc/passwd\n  data:\n    title: About us\n',
  })
  expect((await pageAt(await openPreview(source), 'nl', '/about')).title).toBe('About us')
})

test('two editors who ask at once get the same index', async () => {
  const { source } = await open()
  const [one, two] = await Promise.all([openPreview(source), openPreview(source)])
  expect(await pageAt(one, 'nl', '/draft')).toBe(await pageAt(two, 'nl', '/draft'))
})

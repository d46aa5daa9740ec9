import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../../server/cms/flat-files/file-store.ts'
import { indexSite } from '../../../server/cms/flat-files/index-site.ts'
import { createLive } from '../../../server/cms/flat-files/live.ts'
import { renewEntries } from '../../../server/cms/flat-files/renew.ts'
import { createLogger, today } from '../../support/flat-files.ts'
import { type Project, writeProject } from '../../support/project.ts'

const entry = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n`
const a = 'content/collections/x/nl/a.md'
const dated = 'content/collections/news/nl/2026-01-05.item.md'
const undated = 'content/collections/news/nl/item.md'
const files = {
  'resources/sites.yaml': 'nl: { url: / }\nen: { url: /en }\n',
  'content/collections/x.yaml': "route: '/{kind}/{slug}'\nsites: [nl, en]\n",
  'content/collections/news.yaml':
    "route: '/news/{year}/{slug}'\ndate: true\nsites: [nl, en]\ndate_behavior: { past: public, future: private }\n",
  [a]: entry('id: a', 'kind: soort', 'title: Oud'),
  'content/collections/x/en/a.md': entry('id: b', 'origin: a'),
  [dated]: entry('id: c', 'title: Oud'),
  [undated]: entry('id: d', 'title: Oud'),
}

const options = {
  ...{ localeMap: {}, timeZone: 'UTC', reserved: [], labels: {}, logger: createLogger() },
  ...{ now: () => today, timers: false },
}

async function readFiles({ dir }: Project) {
  const store = createFileStore(dir, createLogger())
  await store.refresh()
  return store
}

const addresses = ['/soort/a', '/ander/a', '/news/2026/item', '/news/2025/item']

async function tell({ answers, pages }: ReturnType<typeof createLive>): Promise<string> {
  const of = (locale: 'nl' | 'en') => [
    ...addresses.map((address) => answers().page(locale, address)),
    ...[answers().tree(locale), answers().entries(locale, { collection: 'news' })],
  ]
  return JSON.stringify([await Promise.all([...of('nl'), ...of('en')]), pages()])
}

describe('An edit of an entry', () => {
  it.each<[what: string, file: string, text: string, isAlone: boolean]>([
    ['a title', a, entry('id: a', 'kind: soort', 'title: Nieuw'), true],
    ['a new value', dated, entry('id: c', 'title: Oud', 'lead: Nieuw'), true],
    ['a redirect', a, entry('id: a', 'kind: soort', 'redirect: /news'), true],
    ['a value that its route uses', a, entry('id: a', 'kind: ander', 'title: Oud'), false],
    ['a draft', a, entry('id: a', 'kind: soort', 'published: false'), false],
    ['another id', dated, entry('id: e', 'title: Oud'), false],
    ['an origin', dated, entry('id: c', 'origin: d'), false],
    ['a blueprint', dated, entry('id: c', 'blueprint: timed'), false],
    ['a date that is the time of the file', undated, entry('id: d', 'title: Nieuw'), false],
    ['a collection', 'content/collections/x.yaml', "route: '/ander/{slug}'\nsites: [nl, en]\n", false],
    ['a new file', 'content/collections/x/nl/b.md', entry('id: f', 'kind: soort'), false],
  ])('%s shows as after a new start', async (_, file, text, isAlone) => {
    const project = await writeProject(files)
    const store = await readFiles(project)
    const before = new Map(store.files())
    const live = createLive(before, options)
    const index = indexSite(before, options)
    await project.write(file, text)
    await store.refresh()
    live.replace(store.files())
    expect(await tell(live)).toBe(await tell(createLive((await readFiles(project)).files(), options)))
    const renewed = renewEntries(index, before, store.files())
    expect(renewed?.map(({ path }) => path)).toEqual(isAlone ? [file] : undefined)
  })
})

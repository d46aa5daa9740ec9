import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import type { SourceFile } from '../../../../server/cms/flat-files/disk/files.ts'
import { indexSite } from '../../../../server/cms/flat-files/index/index-site.ts'
import { renewEntries } from '../../../../server/cms/flat-files/index/renew.ts'
import { createLiveAnswers } from '../../../../server/cms/flat-files/live-answers.ts'
import { runSteps } from '../../../../server/scheduling/steps.ts'
import { defaultLanguages } from '../../../../src/i18n/languages.ts'
import { createLogger, today } from '../../../support/flat-files.ts'
import { type Project, writeProject } from '../../../support/project.ts'

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
  ...{ languages: defaultLanguages, localeMap: {}, timeZone: 'UTC', labels: {} },
  ...{ logger: createLogger() },
  ...{ now: () => today, timers: false },
}

async function readFiles({ dir }: Project) {
  const store = createFileStore(dir, createLogger())
  await store.refresh()
  return store
}

const addresses = ['/soort/a', '/ander/a', '/news/2026/item', '/news/2025/item']

async function tell({ answers, pages }: ReturnType<typeof createLiveAnswers>): Promise<string> {
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
    const live = createLiveAnswers(before, options)
    const index = runSteps(indexSite(before, options))
    await project.write(file, text)
    await store.refresh()
    await live.replace(store.files())
    expect(await tell(live)).toBe(await tell(createLiveAnswers((await readFiles(project)).files(), options)))
    const renewed = renewEntries(index, [...before.values()], store.files())
    expect(renewed?.map(({ path }) => path)).toEqual(isAlone ? [file] : undefined)
  })
})

it('An entry that goes as another comes is gone, and the other says what its own file says', async () => {
  const [old, next] = ['content/collections/x/nl/z.md', 'content/collections/x/nl/b.md']
  const project = await writeProject(files)
  const store = await readFiles(project)
  // The last file of the store: the other one takes its place.
  await project.write(old, entry('kind: soort', 'title: Oud'))
  await store.refresh()
  const live = createLiveAnswers(store.files(), options)
  await project.write(next, entry('kind: soort', 'title: Nieuw'))
  await project.remove(old)
  await store.refresh()
  await live.replace(store.files())
  expect(await live.answers().page('nl', '/soort/z')).toMatchObject({ kind: 'missing' })
  expect(await live.answers().page('nl', '/soort/b')).toMatchObject({ page: { title: 'Nieuw' } })
})

describe('An index that is built anew', () => {
  const openMany = async () => {
    const project = await writeProject(files)
    const few = (await readFiles(project)).files()
    const said = (path: string): SourceFile => ({
      ...{ path, mtimeMs: today, ctimeMs: today, ino: 1, size: 1 },
      value: { kind: 'soort' },
    })
    const names = Array.from({ length: 1100 }, (_, at) => `content/collections/x/nl/new-${at}.md`)
    const many = new Map([...few, ...names.map((path) => [path, said(path)] as const)])
    expect([...indexSite(many, options)].length).toBeGreaterThan(5)
    const logger = createLogger()
    return { many, logger, live: createLiveAnswers(few, { ...options, logger }) }
  }

  it('leaves others the old answers until it is whole', async () => {
    const { many, live } = await openMany()
    const addressed = async () => (await live.answers().page('nl', '/soort/new-1')).kind
    const replaced = live.replace(many)
    expect(await addressed()).toBe('missing')
    await replaced
    expect(await addressed()).toBe('page')
  })

  it('is built again by the next call when it failed', async () => {
    const project = await writeProject(files)
    const clock = { isBroken: false }
    const now = () => {
      if (clock.isBroken) throw new Error('There is no time')
      return today
    }
    const live = createLiveAnswers((await readFiles(project)).files(), { ...options, now })
    await project.write('content/collections/x/nl/b.md', entry('id: f', 'kind: soort'))
    const { files: edited } = await readFiles(project)
    clock.isBroken = true
    await expect(live.replace(edited())).rejects.toThrow('There is no time')
    clock.isBroken = false
    await live.replace(edited())
    expect((await live.answers().page('nl', '/soort/b')).kind).toBe('page')
  })

  it('is given up when the content is closed, before its faults are told', async () => {
    const { many, live, logger } = await openMany()
    const told = logger.warnings.length
    expect(told).toBeGreaterThan(0)
    const replaced = live.replace(many)
    live.stop()
    await replaced
    expect(logger.warnings).toHaveLength(told)
  })

  it('is not told of any more once the content is closed', async () => {
    const project = await writeProject(files)
    const store = await readFiles(project)
    const live = createLiveAnswers(store.files(), options)
    const told: string[] = []
    live.onChange(() => told.push('changed'))
    await project.write('content/collections/x/nl/b.md', entry('id: f', 'kind: soort'))
    await store.refresh()
    const replaced = live.replace(store.files())
    live.stop()
    await replaced
    expect(told).toEqual([])
    expect((await live.answers().page('nl', '/soort/b')).kind).toBe('missing')
  })
})

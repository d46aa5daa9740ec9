import { rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import type { Watcher } from '../../../../server/cms/flat-files/disk/watch.ts'
import { answerAt, createLogger, openSource, pageAt, readProject } from '../../../support/flat-files.ts'
import { type Project, writeProject } from '../../../support/project.ts'

const entry = (id: string, title = id) => `---\nid: ${id}\ntitle: ${title}\n---\n`
const file = 'content/collections/x/a.md'
const files = {
  'content/collections/x.yaml': "route: '/{slug}'\n",
  [file]: entry('a', 'Oud'),
}

/** Puts something in the place of a file or folder that no disk can read: a link to itself (ELOOP). */
async function spoil({ dir }: Project, name: string): Promise<void> {
  await rename(path.join(dir, name), path.join(dir, 'elders'))
  await symlink(path.join(dir, name), path.join(dir, name))
}
async function mend({ dir }: Project, name: string): Promise<void> {
  await rm(path.join(dir, name))
  await rename(path.join(dir, 'elders'), path.join(dir, name))
}

describe('An error of the disk is no answer', () => {
  it.each([file, 'content/collections/x', 'content/collections', 'content'])(
    '%s that cannot be read keeps what was in it, is told once and is counted until it is back',
    async (name) => {
      const logger = createLogger()
      const project = await writeProject(files)
      const store = createFileStore(project.dir, logger)
      await store.refresh()
      await spoil(project, name)
      expect(await store.refresh()).toBe(true)
      expect(await store.refresh()).toBe(false)
      expect(store.files().get(file)?.value).toMatchObject({ title: 'Oud' })
      expect([...store.broken()]).toEqual([name])
      expect(store.lost()).toBe(false)
      expect(logger.warnings).toMatchObject([{ file: name, message: 'Content file could not be read' }])
      await mend(project, name)
      expect(await store.refresh()).toBe(true)
      expect(store.broken().size).toBe(0)
      expect(store.files().get(file)?.value).toMatchObject({ title: 'Oud' })
    },
  )

  it('a file that cannot be read at the start costs that file, and is named', async () => {
    const logger = createLogger()
    const project = await writeProject({ ...files, 'content/collections/x/b.md': entry('b') })
    await spoil(project, file)
    const source = await openSource(project, { logger })
    expect(await answerAt(source, 'nl', '/b')).toBe('b')
    expect(source.health()).toMatchObject({ state: 'degraded', broken: 1, pages: 1 })
    expect(logger.warnings).toMatchObject([{ file }])
  })

  it.each(['content', 'content/collections'])('no start without %s, which is named', async (name) => {
    const project = await writeProject(files)
    await spoil(project, name)
    await expect(openSource(project)).rejects.toThrow(
      `The content folder ${path.join(project.dir, name)} cannot be read: ELOOP`,
    )
  })

  it('a link to nothing is nothing', async () => {
    const logger = createLogger()
    const project = await writeProject(files)
    await symlink(path.join(project.dir, 'nergens'), path.join(project.dir, 'content/collections/x/c.md'))
    const source = await openSource(project, { logger })
    expect(source.health()).toMatchObject({ state: 'ok', broken: 0 })
    expect(logger.warnings).toEqual([])
  })
})

describe('A file that is being written', () => {
  const open = async () => {
    const project = await writeProject(files)
    const store = createFileStore(project.dir, createLogger(), { settle: true })
    await store.refresh()
    const title = () => store.files().get(file)?.value
    return { project, store, title }
  }

  it('keeps its last version until two looks find it the same, also when what is there can be read', async () => {
    const { project, store, title } = await open()
    await project.write(file, '---\nid: a\ntitle: Ha')
    expect(await store.refresh([file])).toBe(false)
    expect(store.unsettled()).toEqual([file])
    await project.write(file, entry('a', 'Half geschreven'))
    expect(await store.refresh([file])).toBe(false)
    expect(title()).toMatchObject({ title: 'Oud' })
    expect(await store.refresh([file])).toBe(true)
    expect(title()).toMatchObject({ title: 'Half geschreven' })
    expect(store.unsettled()).toEqual([])
  })

  it('that is new is not there before that', async () => {
    const { project, store } = await open()
    await project.write('content/collections/x/b.md', '---\nid: b')
    expect(await store.refresh()).toBe(false)
    expect(await store.refresh()).toBe(true)
    expect(store.files().has('content/collections/x/b.md')).toBe(true)
  })

  it('is taken in without a further change', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    const changed = new Promise<void>((resolve) => source.onChange(resolve))
    await project.write(file, entry('a', 'Nieuw'))
    await changed
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
  })
})

describe('A folder that cannot be watched', () => {
  /** A watch that never tells of a change, and can be made to fail. */
  function silentWatch() {
    const held: { watcher?: Watcher } = {}
    const openWatch = (_dir: string, watcher: Watcher) => {
      held.watcher = watcher
      return { ready: Promise.resolve(), close: async () => {} }
    }
    return { openWatch, fail: () => held.watcher?.failed(new Error('ENOSPC')) }
  }

  it('is looked at again and again, and health says so', async () => {
    const logger = createLogger()
    const clock = { now: 1_000_000 }
    const { openWatch, fail } = silentWatch()
    const project = await writeProject(files)
    const source = await openSource(project, {
      ...{ watch: true, pollEvery: 20, logger, openWatch, now: () => clock.now },
    })
    expect(source.health()).toMatchObject({ state: 'ok', age_s: 0 })
    fail()
    fail()
    expect(source.health().state).toBe('degraded')
    const changed = new Promise<void>((resolve) => source.onChange(resolve))
    await project.write(file, entry('a', 'Nieuw'))
    await changed
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
    expect(source.health().state).toBe('degraded')
    expect(logger.warnings.map(({ message }) => message)).toEqual([
      'Content folder cannot be watched: it is looked at every few seconds',
    ])
  })

  it('has the age of the last look', async () => {
    const clock = { now: 1_000_000 }
    const { openWatch, fail } = silentWatch()
    const project = await writeProject(files)
    const options = { watch: true, pollEvery: 60_000, openWatch, now: () => clock.now }
    const source = await openSource(project, options)
    clock.now += 50_000
    fail()
    await source.close()
    clock.now += 90_000
    expect(source.health()).toMatchObject({ state: 'degraded', age_s: 90 })
  })
})

describe('Pages that health counts', () => {
  it('are those that visitors can open', async () => {
    const source = await readProject({
      ...files,
      'content/collections/x/concept.md': '---\nid: c\npublished: false\n---\n',
      'content/collections/translations.yaml': 'title: T\n',
      'content/collections/translations/groet.md': entry('groet'),
    })
    expect(source.health().pages).toBe(1)
  })
})

import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import { flatFiles } from '../../../../server/cms/flat-files/index.ts'
import type { ContentSource, SourceHealth } from '../../../../server/cms/source.ts'
import { eventually } from '../../../support/eventually.ts'
import { answerAt, createLogger, openSource, pageAt } from '../../../support/flat-files.ts'
import { writeProject } from '../../../support/project.ts'

const entry = (id: string, title = id) => `---\nid: ${id}\ntitle: ${title}\n---\n`
const files = {
  'content/collections/x.yaml': "route: '/{slug}'\n",
  'content/collections/x/a.md': entry('a', 'Oud'),
}

/**
 * Does something on disk and waits until the source has taken it in; of several files until `path` is
 * answered.
 */
async function afterChange(source: ContentSource, change: () => Promise<void>, path?: string): Promise<void> {
  const isDone = async () => path === undefined || (await answerAt(source, 'nl', path)) !== 'missing'
  const changed = new Promise<void>((resolve) => {
    const stop = source.onChange(() => {
      void isDone().then((done) => {
        if (!done) return
        stop()
        resolve()
      })
    })
  })
  await change()
  await changed
}

describe('Changes on disk show without a restart', () => {
  it('a changed, an added and a removed file', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    await afterChange(source, () => project.write('content/collections/x/a.md', entry('a', 'Nieuw')))
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
    await afterChange(source, () => project.write('content/collections/x/sub/b.md', entry('b')))
    expect(await answerAt(source, 'nl', '/b')).toBe('b')
    await afterChange(source, () => project.remove('content/collections/x/a.md'))
    expect(await answerAt(source, 'nl', '/a')).toBe('missing')
  })

  it('a picture that is uploaded, and what is written about it', async () => {
    const uploads = {
      ...files,
      'storage/app/public/b.jpg': 'x',
      'content/assets/main.yaml': 'disk: public\n',
    }
    const project = await writeProject(uploads)
    const source = await openSource(project, { watch: true })
    await afterChange(source, () => project.write('storage/app/public/img/a.jpg', 'x'))
    await afterChange(source, () =>
      project.write('storage/app/public/img/.meta/a.jpg.yaml', 'data: { alt: Kap }'),
    )
    await afterChange(source, () =>
      project.write('content/collections/x/a.md', '---\nid: a\nphoto: img/a.jpg\n---\n'),
    )
    expect((await pageAt(source, 'nl', '/a')).fields.photo).toMatchObject({
      url: '/storage/img/a.jpg',
      alt: 'Kap',
    })
    expect(source.assetFile('/storage/img/a.jpg')).toBeDefined()
  })

  it('a half-written file keeps its last good version and is counted until it is whole again', async () => {
    const logger = createLogger()
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true, logger })
    await afterChange(source, () => project.write('content/collections/x/a.md', '---\nid: a\ntitle: "Nieu'))
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Oud')
    expect(source.health()).toMatchObject({ state: 'degraded', broken: 1, pages: 1 })
    expect(logger.warnings).toMatchObject([{ file: 'content/collections/x/a.md' }])
    await afterChange(source, () => project.write('content/collections/x/a.md', entry('a', 'Nieuw')))
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
    expect(source.health()).toMatchObject({ state: 'ok', broken: 0 })
  })

  it('content that goes as a whole stays as it was, and follows the disk again when it is back', async () => {
    const logger = createLogger()
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true, logger })
    await afterChange(source, () => project.remove('content'))
    expect(await answerAt(source, 'nl', '/a')).toBe('a')
    expect(source.health()).toMatchObject({ state: 'degraded', pages: 1 })
    expect(logger.warnings.at(-1)?.message).toMatch('the last good content stays')
    await afterChange(
      source,
      async () => {
        await project.write('content/collections/x/b.md', entry('b'))
        await project.write('content/collections/x.yaml', "route: '/{slug}'\n")
      },
      '/b',
    )
    expect(await answerAt(source, 'nl', '/a')).toBe('missing')
    expect(await answerAt(source, 'nl', '/b')).toBe('b')
    expect(source.health()).toMatchObject({ state: 'ok', pages: 1 })
  })

  it('a change that could not be taken in is told again', async () => {
    const logger = createLogger()
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true, logger })
    const fault = new Error('A listener failed')
    const stop = source.onChange(() => {
      stop()
      throw fault
    })
    await afterChange(source, () => project.write('content/collections/x/a.md', entry('a', 'Nieuw')))
    expect(logger.warnings).toMatchObject([{ err: fault }])
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
  })

  it('health has the age of the last look until a change is taken in, and no fault', async () => {
    const clock = { now: 1_000_000 }
    const project = await writeProject(files)
    const meanwhile: SourceHealth[] = []
    /** Told of the entry with an id that is taken while its index is being made. */
    const warn = () => {
      clock.now = 1_090_000
      meanwhile.push(source.health())
    }
    const logger = { ...createLogger(), warn: warn as never }
    const source = await openSource(project, { watch: true, logger, now: () => clock.now })
    await afterChange(source, () => project.write('content/collections/x/b.md', entry('a')))
    expect(meanwhile).toMatchObject([{ state: 'ok', age_s: 90 }])
    await eventually(() => expect(source.health()).toMatchObject({ state: 'ok', age_s: 0 }))
  })

  it('content that is moved away and back', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    const [content, away] = ['content', 'away'].map((name) => path.join(project.dir, name)) as [
      string,
      string,
    ]
    await afterChange(source, () => rename(content, away))
    expect(source.health()).toMatchObject({ state: 'degraded', pages: 1 })
    await afterChange(source, () => rename(away, content))
    expect(source.health()).toMatchObject({ state: 'ok', pages: 1 })
    await afterChange(source, () => project.write('content/collections/x/a.md', entry('a', 'Nieuw')))
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
  })

  it('the whole folder, gone and made again', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    await afterChange(source, () => project.remove('.'))
    expect(await answerAt(source, 'nl', '/a')).toBe('a')
    await afterChange(
      source,
      async () => {
        for (const [file, text] of Object.entries(files)) await project.write(file, text)
      },
      '/a',
    )
    expect(source.health().state).toBe('ok')
    await afterChange(source, () => project.write('content/collections/x/b.md', entry('b')), '/b')
    expect(await answerAt(source, 'nl', '/b')).toBe('b')
  })

  it('what went in steps is back when everything goes', async () => {
    const project = await writeProject({ ...files, 'content/collections/x/b.md': entry('b') })
    const source = await openSource(project, { watch: true })
    await afterChange(source, () => project.remove('content/collections/x/b.md'))
    expect(await answerAt(source, 'nl', '/b')).toBe('missing')
    await afterChange(source, () => project.remove('content/collections'))
    expect(await answerAt(source, 'nl', '/b')).toBe('b')
  })

  it('a file that another of its size and time takes the place of', async () => {
    const project = await writeProject({ ...files, 'nieuw.md': entry('a', 'Wit') })
    const file = 'content/collections/x/a.md'
    for (const each of [file, 'nieuw.md']) await project.touch(each, '2026-01-01T00:00:00Z')
    const store = createFileStore(project.dir, createLogger())
    await store.refresh()
    await rename(path.join(project.dir, 'nieuw.md'), path.join(project.dir, file))
    expect(await store.refresh([file])).toBe(true)
    expect(store.files().get(file)?.value).toMatchObject({ title: 'Wit' })
  })

  it('a file that is empty for a moment keeps what it said', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    await afterChange(source, () => project.write('content/collections/x.yaml', ''))
    expect(await answerAt(source, 'nl', '/a')).toBe('a')
    await afterChange(source, () => project.write('content/collections/x.yaml', "route: '/x/{slug}'\n"))
    expect(await answerAt(source, 'nl', '/x/a')).toBe('a')
  })

  it('a new collection, with its tree', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    await afterChange(
      source,
      async () => {
        await project.write('content/collections/y/b.md', entry('b'))
        await project.write('content/collections/y/c.md', entry('c'))
        await project.write(
          'content/trees/collections/y.yaml',
          'tree: [{ entry: c, children: [{ entry: b }] }]\n',
        )
        await project.write('content/collections/y.yaml', "route: '{parent_uri}/{slug}'\nstructure: true\n")
      },
      '/c/b',
    )
    expect(await answerAt(source, 'nl', '/c/b')).toBe('b')
  })

  it('a project that comes into being after the start', async () => {
    const project = await writeProject({})
    const source = await openSource(project, { watch: true })
    await afterChange(
      source,
      async () => {
        for (const [file, text] of Object.entries(files)) await project.write(file, text)
      },
      '/a',
    )
    expect(await answerAt(source, 'nl', '/a')).toBe('a')
  })

  it('a file that is a link, when what it leads to changes or the link does', async () => {
    const project = await writeProject({
      ...files,
      'elders/b.md': entry('b', 'Oud'),
      'elders/c.md': entry('b', 'Ander'),
    })
    const link = path.join(project.dir, 'content/collections/x/b.md')
    await symlink(path.join(project.dir, 'elders/b.md'), link)
    const source = await openSource(project, { watch: true })
    await afterChange(source, () => project.write('elders/b.md', entry('b', 'Nieuw')))
    expect((await pageAt(source, 'nl', '/b')).title).toBe('Nieuw')
    await afterChange(source, async () => {
      await symlink(path.join(project.dir, 'elders/c.md'), `${link}.tmp`)
      await rename(`${link}.tmp`, link)
    })
    expect((await pageAt(source, 'nl', '/b')).title).toBe('Ander')
    await afterChange(source, () => project.write('elders/c.md', entry('b', 'Anders')))
    expect((await pageAt(source, 'nl', '/b')).title).toBe('Anders')
  })

  const projectWith = (title: string) =>
    writeProject({ ...files, 'content/collections/x/a.md': entry('a', title) })

  it('another project that is moved to the place of the folder, and edits in it', async () => {
    const [project, next] = [await projectWith('Oud'), await projectWith('Nieuw')]
    const source = await openSource(project, { watch: true })
    await rename(project.dir, `${project.dir}-weg`)
    onTestFinished(() => rm(`${project.dir}-weg`, { recursive: true }))
    await afterChange(source, () => rename(next.dir, project.dir))
    await eventually(async () => expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw'))
    await afterChange(source, () => project.write('content/collections/x/b.md', entry('b')), '/b')
    expect(source.health()).toMatchObject({ state: 'ok', pages: 2 })
  })

  it('a link to the folder that leads to another project, and edits in it', async () => {
    const [project, next] = [await projectWith('Oud'), await projectWith('Nieuw')]
    const { dir } = await writeProject({})
    const link = path.join(dir, 'current')
    await symlink(project.dir, link)
    const source = await openSource({ ...project, dir: link }, { watch: true })
    await afterChange(source, async () => {
      await symlink(next.dir, `${link}.new`)
      await rename(`${link}.new`, link)
    })
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Nieuw')
    await afterChange(source, () => next.write('content/collections/x/b.md', entry('b')), '/b')
    await project.write('content/collections/x/c.md', entry('c'))
    expect(source.health()).toMatchObject({ state: 'ok', pages: 2 })
  })

  it('nobody is called back after the source is closed', async () => {
    const project = await writeProject(files)
    const source = await openSource(project, { watch: true })
    await source.close()
    await project.write('content/collections/x/a.md', entry('a', 'Nieuw'))
    expect((await pageAt(source, 'nl', '/a')).title).toBe('Oud')
  })
})

describe('Opening a folder', () => {
  const options = { logger: createLogger(), watch: false }

  it('names the folder that is not there, or is none', async () => {
    const { dir } = await writeProject({ 'bestand.txt': 'x' })
    await expect(flatFiles({ ...options, dir: path.join(dir, 'weg') })).rejects.toThrow(
      `${path.join(dir, 'weg')} does not exist`,
    )
    await expect(flatFiles({ ...options, dir: path.join(dir, 'bestand.txt') })).rejects.toThrow(
      'is not a folder',
    )
  })

  it('rejects a time zone that does not exist', async () => {
    const { dir } = await writeProject({})
    await expect(flatFiles({ ...options, dir, timeZone: 'Mars/Olympus' })).rejects.toThrow(RangeError)
  })

  it('does not follow a folder that links to itself for ever', async () => {
    const { dir } = await writeProject(files)
    await mkdir(path.join(dir, 'public/assets'), { recursive: true })
    await writeFile(path.join(dir, 'public/assets/x.jpg'), 'x')
    await symlink(path.join(dir, 'public/assets'), path.join(dir, 'public/assets/lus'))
    const source = await flatFiles({ ...options, dir })
    expect(source.health().pages).toBe(1)
  })
})

it('the version of a page differs when its file or one of its origins changed, and not with other files', async () => {
  const project = await writeProject({
    'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
    'content/collections/x.yaml': "sites: [nl, en]\nroute: '/{slug}'\n",
    'content/collections/x/nl/a.md': entry('a', 'Oud'),
    'content/collections/x/nl/b.md': entry('b'),
    'content/collections/x/en/a.md': '---\nid: a-en\norigin: a\n---\n',
  })
  const source = await openSource(project, { watch: true })
  const versions = async () => {
    const outlines = [...(await source.outlines('nl')), ...(await source.outlines('en'))]
    return Object.fromEntries(outlines.map(({ summary, version }) => [summary.path, version]))
  }
  const before = await versions()
  await afterChange(source, () => project.write('content/collections/x/nl/a.md', entry('a', 'Nieuwer')))
  const after = await versions()
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  expect(changed.toSorted()).toEqual(['/a', '/en/a'])
  expect(after['/b']).toEqual(expect.any(String))
})

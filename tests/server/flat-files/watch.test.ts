import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { flatFiles } from '../../../server/cms/flat-files/index.ts'
import type { ContentSource } from '../../../server/cms/source.ts'
import { answerAt, createLogger, openSource, pageAt } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'

const entry = (id: string, title = id) => `---\nid: ${id}\ntitle: ${title}\n---\n`
const files = {
  'content/collections/x.yaml': "route: '/{slug}'\n",
  'content/collections/x/a.md': entry('a', 'Oud'),
}

/** Does something on disk and waits until the source has taken it in. */
async function afterChange(source: ContentSource, change: () => Promise<void>): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    const stop = source.onChange(() => {
      stop()
      resolve()
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

  it('a project that comes into being after the start', async () => {
    const project = await writeProject({})
    const source = await openSource(project, { watch: true })
    await afterChange(source, async () => {
      for (const [file, text] of Object.entries(files)) await project.write(file, text)
    })
    expect(await answerAt(source, 'nl', '/a')).toBe('a')
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
    const { symlink } = await import('node:fs/promises')
    await symlink(path.join(dir, 'public/assets'), path.join(dir, 'public/assets/lus'))
    const source = await flatFiles({ ...options, dir })
    expect(source.health().pages).toBe(1)
  })
})

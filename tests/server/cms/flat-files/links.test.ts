import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger, openSource } from '../../../support/flat-files.ts'
import { writeProject } from '../../../support/project.ts'

/** A project with one asset, and a folder that is not the site's with a file. */
async function open(followLinks = false, prepare = async (_dir: string, _outside: string) => {}) {
  const outside = await mkdtemp(join(tmpdir(), 'triptych-outside-'))
  onTestFinished(() => rm(outside, { recursive: true }))
  await writeFile(join(outside, 'secret.png'), 'secret')
  const project = await writeProject({
    'content/assets/assets.yaml': 'title: Assets\ndisk: assets',
    'public/assets/a.png': 'a',
  })
  await mkdir(join(project.dir, 'public/assets/sub'))
  await symlink('../a.png', join(project.dir, 'public/assets/sub/inside.png'))
  await symlink(join(outside, 'secret.png'), join(project.dir, 'public/assets/file.png'))
  await symlink(outside, join(project.dir, 'public/assets/folder'))
  await prepare(project.dir, outside)
  const logger = createLogger()
  const source = await openSource(project, { followLinks, logger })
  return { ...project, outside, logger, at: (address: string) => source.assetFile(`/assets/${address}`) }
}

const told = 'A link leads out of the public folders: its file is not shown'

test('a link to a file of the public folders is the file', async () => {
  const { at, dir, logger } = await open()
  expect([at('a.png'), at('sub/inside.png')]).toEqual([
    join(dir, 'public/assets/a.png'),
    join(dir, 'public/assets/sub/inside.png'),
  ])
  expect(logger.warnings).toEqual([])
})

test('a link that leads elsewhere is no file, and told of once', async () => {
  const { at, logger } = await open()
  expect([at('file.png'), at('file.png'), at('folder/secret.png')]).toEqual([undefined, undefined, undefined])
  expect(logger.warnings).toEqual([
    { file: 'public/assets/file.png', message: told },
    { file: 'public/assets/folder/secret.png', message: told },
  ])
})

test('a file that is replaced by a link is no file at once', async () => {
  const { at, dir, outside } = await open()
  await rm(join(dir, 'public/assets/a.png'))
  await symlink(join(outside, 'secret.png'), join(dir, 'public/assets/a.png'))
  expect(at('a.png')).toBeUndefined()
})

test('links lead anywhere where the setting says so', async () => {
  const { at, logger } = await open(true)
  expect([at('file.png'), at('folder/secret.png')].includes(undefined)).toBe(false)
  expect(logger.warnings).toEqual([])
})

test('the public folder itself may be a link, as may the project', async () => {
  const { at, dir } = await open(false, async (dir, outside) => {
    await rename(join(dir, 'public'), join(outside, 'public'))
    await symlink(join(outside, 'public'), join(dir, 'public'))
  })
  expect(at('a.png')).toBe(join(dir, 'public/assets/a.png'))
  expect(at('file.png')).toBeUndefined()
})

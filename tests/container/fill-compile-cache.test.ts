/** The script that stores compiled code for the container image. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import * as nodeModule from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const fill = (cwd: string, ...site: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/build/fill-compile-cache.mjs'), ...site], {
    cwd,
    encoding: 'utf8',
  })

test('one start for the image leaves what Node compiled, and no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-compiled-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  await rm(join(folder, 'dist/compiled'), { recursive: true, force: true })
  const { status } = fill(folder, process.execPath, 'dist/server/main.js')
  expect(status).toBe(0)
  expect(await readdir(folder)).toEqual(['dist'])
  // Node 20 compiles at each start.
  expect(existsSync(join(folder, 'dist/compiled'))).toBe('enableCompileCache' in nodeModule)
})

test('a site that does not start ends the build of the image', () => {
  const { status, stderr } = fill(root, process.execPath, '-e', 'process.exit(2)')
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'The site ended before it listened.\n' })
})

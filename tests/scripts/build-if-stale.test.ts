/** When a build is made anew, and what a failed one leaves. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Stands in for Vite: makes the files that a build consists of, or fails half-way. */
const vite = `
const { mkdirSync, writeFileSync, readFileSync } = require('node:fs')
mkdirSync('dist/server', { recursive: true })
writeFileSync('dist/server/main.js', process.env.NODE_ENV)
if (readFileSync('src/a.ts', 'utf8') === 'broken') process.exit(1)
mkdirSync('dist/client/.vite', { recursive: true })
mkdirSync('dist/embedded', { recursive: true })
writeFileSync('dist/client/.vite/manifest.json', '{}')
mkdirSync('dist/server/.vite')
mkdirSync('dist/parser')
writeFileSync('dist/parser/worker.js', '')
for (const side of ['client', 'server']) writeFileSync('dist/' + side + '/.vite/packages.json', '[]')
`

const scripts = join(import.meta.dirname, '../../scripts')
const longAgo = new Date('2020-01-01')

describe('scripts/build-if-stale', () => {
  let root: string
  const at = (path: string) => join(root, path)

  const write = (path: string, text: string, time = longAgo) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
    for (const changed of [path, dirname(path)]) utimesSync(at(changed), time, time)
  }

  const run = (...args: string[]) => {
    const command = [at('scripts/build/build-if-stale.mjs'), ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    return { status, built: stdout.includes('Built in'), stderr }
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'triptych-build-'))
    for (const name of [
      'bill-of-materials.mjs',
      'build-if-stale.mjs',
      'build-id.mjs',
      'compress.mjs',
      'licences.mjs',
      'native-packages.mjs',
      'package-list.mjs',
    ])
      cpSync(join(scripts, 'build', name), at(`scripts/build/${name}`))
    write('node_modules/vite/bin/vite.js', vite)
    write('package-lock.json', '{ "packages": {} }')
    write('src/a.ts', 'one')
    write('src/b.ts', 'two')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('builds once, for production', () => {
    expect(run()).toEqual({ status: 0, built: true, stderr: '' })
    expect(readFileSync(at('dist/server/main.js'), 'utf8')).toBe('production')
    expect(run().built).toBe(false)
  })

  test('writes which build it is: the same for the same sources, another for others', () => {
    const build = () => {
      run('--force')
      return JSON.parse(readFileSync(at('dist/build.json'), 'utf8')) as { id: string; timestamp: number }
    }
    const [first, again] = [build(), build()]
    expect(first.id).toMatch(/^[\da-f]{12}$/)
    expect(again.id).toBe(first.id)
    expect(again.timestamp).toBeGreaterThan(first.timestamp)
    write('node_modules/vite/bin/vite.js', `${vite}writeFileSync('dist/client/a.js', '1')`)
    expect(build().id).not.toBe(first.id)
  })

  test('builds again after a source, the lockfile or the list of files changed', () => {
    run()
    const soon = new Date(Date.now() + 60_000)
    write('src/a.ts', 'changed', soon)
    expect(run().built).toBe(true)
    write('src/a.ts', 'changed')
    expect(run().built).toBe(false)
    rmSync(at('src/b.ts'))
    expect(run().built).toBe(true)
    write('package-lock.json', '{ "packages": {} }', soon)
    expect(run().built).toBe(true)
  })

  test.each(['scripts/design/art/draw.mjs', 'scripts/build/build-id.mjs'])(
    'builds again after %s changed',
    (tool) => {
      run()
      const text = existsSync(at(tool)) ? readFileSync(at(tool), 'utf8') : ''
      write(tool, `${text}\n`, new Date(Date.now() + 60_000))
      expect(run().built).toBe(true)
    },
  )

  test('builds again when part of the build is gone, and on --force', () => {
    run()
    for (const part of ['dist/embedded', 'dist/build.json']) {
      rmSync(at(part), { recursive: true })
      expect(run().built, part).toBe(true)
    }
    expect(run('--force').built).toBe(true)
  })

  test('a failed build ends with an error and never counts as fresh', () => {
    write('src/a.ts', 'broken')
    for (const attempt of ['first', 'second']) {
      const { status, built, stderr } = run()
      expect({ status, built }, attempt).toEqual({ status: 1, built: false })
      expect(stderr).toContain('The build failed (exit code 1); nothing was started.')
    }
    expect(existsSync(at('dist/.built'))).toBe(false)
  })

  test('without packages it says what to run', () => {
    rmSync(at('node_modules'), { recursive: true })
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm ci') as string })
  })
})

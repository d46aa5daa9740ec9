/** The flags of `npm start`. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startFlags } from '../../bench/start-flags.mjs'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the image starts Node as npm start does', () => {
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const { scripts } = JSON.parse(read('package.json'))
  expect(JSON.parse(command).join(' ')).toBe(scripts.start)
})

test('the image keeps what Node compiled with the flags of its start', () => {
  const { scripts } = JSON.parse(read('package.json'))
  expect(read('Dockerfile')).toContain(`fill-compile-cache.mjs \\\n      ${scripts.start} &&`)
})

const countCompiled = `
  require('node:crypto')
  const { internalBinding } = require('internal/test/binding')
  const { compiledWithoutCache } = internalBinding('builtins').getCacheUsage()
  console.log([...compiledWithoutCache].length)`

/** How many modules of Node's own it compiles again because its compiled code is for other flags. */
const compiledAgain = (flags: readonly string[]): number =>
  Number(
    execFileSync(process.execPath, [...flags, '--no-warnings', '--expose-internals', '-e', countCompiled]),
  )

test('the flags of npm start cost no more of Node’s compiled code than the limit of the young generation does', () => {
  expect(compiledAgain(startFlags)).toBe(compiledAgain(['--max-semi-space-size=4']))
  expect(compiledAgain(['--heap-growing-percent=100'])).toBeGreaterThan(20)
})

test('the benchmark starts Node with the flags of npm start', () => {
  expect(startFlags).toContain('--max-semi-space-size=4')
})

const imported = (path: string, folder: string) =>
  [...read(path).matchAll(/ from '\.\/(.+)'$/gm)].map(([, name]) => folder + name)

test('what the build imports gets into the image', () => {
  const needed = [
    'scripts/build/fill-compile-cache.mjs',
    ...imported('vite.config.ts', ''),
    ...imported('scripts/build/build-if-stale.mjs', 'scripts/build/'),
  ]
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path)
  const missing = needed.filter(
    (path) => !allowed.some((each) => path === each || path.startsWith(`${each}/`)),
  )
  expect(needed).toContain('scripts/design/art/vite-plugin.mjs')
  expect(missing).toEqual([])
})

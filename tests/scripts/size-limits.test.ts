/** The check of what browsers load. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { limits, measure, readClient } from '../../scripts/checks/size-limits.mjs'

interface Chunk {
  readonly modules: readonly string[]
  /** Bytes of its brotli. */
  readonly bytes: number
  readonly imports?: readonly string[]
}

const entry = 'src/entry-client.tsx'
const [firstScreen, below] = ['src/styles/first-screen.css', 'src/styles/below.css']
const site = 'src/client/site.tsx'
const nl = 'src/i18n/messages/nl.ts'
const react = 'node_modules/react-dom/client.js'

const sound: Readonly<Record<string, Chunk>> = {
  [entry]: { modules: [entry], bytes: 3_000 },
  [firstScreen]: { modules: [], bytes: 5_000 },
  [below]: { modules: [], bytes: 7_000 },
  [site]: { modules: [site, 'src/app.tsx'], bytes: 20_000, imports: [entry, react] },
  [react]: { modules: [react], bytes: 58_000 },
  [nl]: { modules: [nl], bytes: 2_000 },
  'src/layouts/designsystem.tsx': {
    modules: ['src/layouts/designsystem.tsx'],
    bytes: 9_000,
    imports: [site],
  },
}

/** A build whose parts weigh this much. */
function buildOf(chunks: Readonly<Record<string, Chunk>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-sizes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, '.vite'))
  const fileOf = (key: string) => `${key.replaceAll('/', '-')}.js`
  const write = (name: string, bytes: number) =>
    writeFileSync(join(folder, `${name}.br`), Buffer.alloc(bytes))
  const manifest = Object.entries(chunks).map(([key, { imports }]) => [key, { file: fileOf(key), imports }])
  const modules = Object.entries(chunks).map(([key, chunk]) => [fileOf(key), chunk.modules])
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
  writeFileSync(join(folder, '.vite/modules.json'), JSON.stringify(Object.fromEntries(modules)))
  for (const [key, { bytes }] of Object.entries(chunks)) write(fileOf(key), bytes)
  return folder
}

const breaches = (chunks: Readonly<Record<string, Chunk>>) => measure(readClient(buildOf(chunks))).breaches

test('a build within the limits breaks no promise, and each sum counts every file once', () => {
  const { rows, breaches } = measure(readClient(buildOf(sound)))
  expect(breaches).toEqual([])
  expect(rows).toEqual([
    ['script before the first sign of use', 3_000, limits.critical],
    ['all script of a page of content', 83_000, limits.all],
    ['style of the site', 12_000, limits.styles],
  ])
})

test('a first script that is too large is said with its bytes', () => {
  expect(breaches({ ...sound, [entry]: { modules: [entry], bytes: limits.critical + 92 } })).toEqual([
    `script before the first sign of use: ${limits.critical + 92} bytes, 92 more than the ${limits.critical} allowed`,
  ])
})

test('all script counts with the largest language', () => {
  const bytes = limits.all - 81_000 + 5
  expect(breaches({ ...sound, 'src/i18n/messages/de.ts': { modules: [], bytes } })).toEqual([
    `all script of a page of content: ${limits.all + 5} bytes, 5 more than the ${limits.all} allowed`,
  ])
})

test('a style that is too large is said with its bytes', () => {
  expect(breaches({ ...sound, [below]: { modules: [], bytes: limits.styles - 5_000 + 1 } })).toEqual([
    `style of the site: ${limits.styles + 1} bytes, 1 more than the ${limits.styles} allowed`,
  ])
})

test('React in the first script is named', () => {
  const chunks = { ...sound, [entry]: { modules: [entry, react], bytes: 3_000 } }
  expect(breaches(chunks)).toEqual([`The script before the first sign of use holds React: ${react}`])
})

test('a module of the design system that pages of content load is named', () => {
  const stranger = 'src/components/card/card.examples.tsx'
  const chunks = { ...sound, [react]: { modules: [react, stranger], bytes: 58_000 } }
  expect(breaches(chunks)).toEqual([`Pages of content load code of the design system: ${stranger}`])
})

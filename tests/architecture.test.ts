import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepsState } from './support/module-state.ts'

const root = join(import.meta.dirname, '..')
const files = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && !file.includes('/embedded/'))
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const source = (file: string): string => text.get(file) ?? ''

interface Import {
  readonly name: string
  /** Gone before the program runs. */
  readonly isType: boolean
}

const statements =
  /^(?:import|export)\s(?:(?!^(?:import|export)\s)[^'"`;])*?['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm
const calls = /(\btypeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g

/** Static imports and re-exports, over one line or several, and dynamic ones. */
function importsIn(text: string): Import[] {
  const fixed = [...text.matchAll(statements)].filter(([all]) => /^import\s*['"]|\bfrom\s*['"]/.test(all))
  return [
    ...fixed.map(([all, from, bare]) => ({ name: from ?? bare ?? '', isType: /^\w+\s+type\s/.test(all) })),
    ...[...text.matchAll(calls)].map(([, type, name = '']) => ({ name, isType: type !== undefined })),
  ]
}

/** What a file imports: paths from the root for own modules, names for packages. */
const imports = (file: string): Import[] =>
  importsIn(source(file)).map(({ name, isType }) => ({
    name: name.startsWith('.') ? normalize(join(dirname(file), name)) : name,
    isType,
  }))

const importers = (wanted: (name: string) => boolean, among: readonly string[] = files): string[] =>
  among.filter((file) => imports(file).some(({ name }) => wanted(name)))

test.each([
  ["import a from 'x'", 'x', false],
  ["import 'x'", 'x', false],
  ["import {\n  a,\n  type B,\n} from 'x'", 'x', false],
  ["import * as a from 'x'", 'x', false],
  ["export { a } from 'x'", 'x', false],
  ["export * from 'x'", 'x', false],
  ["import type {\n  A,\n} from 'x'", 'x', true],
  ["export type { A } from 'x'", 'x', true],
  ["const a = () => import('x')", 'x', false],
  ["const a = isServer ? await import(\n  'x'\n) : undefined", 'x', false],
  ["type A = typeof import('x')", 'x', true],
])('%j is seen as an import', (text, name, isType) => {
  expect(importsIn(`const b = 'y'\n${text}\nexport const c = 'z'\n`)).toEqual([{ name, isType }])
})

test('only the two entries read the environment', () => {
  const readers = files.filter((file) => /process\.env\b/.test(source(file)))
  expect(readers.toSorted()).toEqual(['server/dev.mjs', 'server/main.ts'])
})

test.each([
  ['export let count = 0', true],
  ['const known = new Map<string, number>()\nexport const note = (a: string) => known.set(a, 1)', true],
  ['const known: string[] = []\nexport function note(a: string) {\n  known[0] = a\n}', true],
  ['const last = { at: 0 }\nexport function note() {\n  last.at += 1\n}', true],
  ['const last = { at: 0 }\nexport function note() {\n  last.at++\n}', true],
  ['const last = { at: 0 }\nexport const note = () => ++last.at', true],
  ['const known: Record<string, 1> = {}\nexport function drop(a: string) {\n  delete known[a]\n}', true],
  ['const known = new Map<string, 1>()\nexport const note = (a: string) =>\n  known\n    .set(a, 1)', true],
  ['const counts = [0]\nexport function count() {\n  counts.push(1)\n}', true],
  ['const last = {}\nexport const note = (a: object) => Object.assign(last, a)', true],
  ["export const names = new Set(['a'])", true],
  ['const answers = createBoundedCache<string, Answer>({ maxEntries: 9 })', true],
  ['const isKnown = memoizeHeader(isHost)', true],
  ["export const names: ReadonlySet<string> = new Set(['a'])", false],
  ["const names = new Set(['a'])\nexport const has = (a: string) => names.has(a)", false],
  [
    'export function create() {\n  const known = new Map()\n  return (a: string) => known.set(a, 1)\n}',
    false,
  ],
  ['const steps = new Int8Array(9)\nfor (const byte of [1, 2]) steps[byte] = 1', false],
])('%j keeps state: %s', (text, expected) => {
  expect(keepsState(text)).toBe(expected)
})

test('no module keeps mutable state', () => {
  expect(files.filter((file) => keepsState(source(file)))).toEqual([])
})

const owners: Readonly<Record<string, readonly string[]>> = {
  'node-cache': ['server/cache/lifetime-cache.ts'],
  'path-to-regexp': ['src/router/match.ts'],
  accepts: ['server/http/locale-detection.ts'],
  'fast-xml-parser': ['server/cms/http-client/body/xml.ts'],
  pino: ['server/logging/logger.ts'],
  'prom-client': ['server/metrics/count-requests.ts', 'server/metrics/create-metrics.ts'],
  'cookie-parser': ['server/http/cookies.ts'],
  valibot: [
    'server/config/schema.ts',
    'server/config/values.ts',
    'server/config/config.ts',
    'server/config/locales.ts',
    'server/config/operations.ts',
    'server/config/security.ts',
    'server/config/tag-origins.ts',
    'server/project/blocks-file/schema.ts',
    'server/project/brand-file/brand-file.ts',
    'server/project/brand-file/fonts-schema.ts',
    'server/project/brand-file/schema.ts',
    'server/project/messages-file/messages-file.ts',
    'server/project/consent-global/read-categories.ts',
    'server/project/read-file.ts',
    'server/project/schema.ts',
    'server/project/site-file/consent/consent.ts',
    'server/project/site-file/consent/hosts.ts',
    'server/project/site-file/consent/tag.ts',
    'server/project/site-file/consent/wording.ts',
    'server/project/site-file/embeds.ts',
    'server/project/site-file/languages-agree.ts',
    'server/project/site-file/languages.ts',
    'server/project/site-file/menus.ts',
    'server/project/site-file/site-file.ts',
  ],
  'node:https': ['server/cms/http-client/connection/connection-pool.ts'],
  fontkit: ['server/brand/fonts/font-file.ts', 'server/brand/pictures/typefaces.ts'],
  hyphen: ['server/loaders/hyphens/patterns.ts'],
  sharp: ['server/brand/pictures/picture-library.ts'],
  'lru-cache': ['server/cache/bounded-cache.ts'],
  '@orama/stemmers': ['server/search/words/stemmers.ts'],
  minisearch: ['server/search/engine.ts'],
  yaml: ['parse-document', 'parse-yaml', 'read-yaml', 'to-values', 'write-yaml'].map(
    (name) => `server/yaml/${name}.ts`,
  ),
  // The examples show their markup: only the server's build holds it, by a dynamic import.
  'react-dom/server': [
    'server/render/shell-cache.tsx',
    'server/render/render-to-bytes.ts',
    'src/showcase/code/markup.tsx',
  ],
}

test.each(Object.entries(owners))('%s has no other owner', (wanted, expected) => {
  const users = files.filter((file) =>
    imports(file).some(({ name, isType }) => !isType && `${name}/`.startsWith(`${wanted}/`)),
  )
  expect(users.toSorted()).toEqual([...expected].toSorted())
})

test('the browser’s side never imports the server or Node', () => {
  const own = files.filter((file) => file.startsWith('src/'))
  expect(importers((name) => name.startsWith('server/') || name.startsWith('node:'), own)).toEqual([])
})

/** Sources lie side by side: none knows another. The two over HTTP share `remote`. */
const sources = ['flat-files', 'remote', 'rest', 'fetch'].map((name) => `server/cms/${name}/`)
const otherThan = (...names: readonly string[]) =>
  sources.filter((folder) => !names.some((name) => folder.endsWith(`/${name}/`)))

/** Folders that may not know others of their height. */
const below: Readonly<Record<string, readonly string[]>> = {
  'src/client/builds/': ['src/app.tsx', 'src/pages/', 'src/components/', 'src/i18n/', 'src/router/'],
  'server/cms/source.ts': sources,
  'server/cms/model/': [...sources, 'server/cms/http-client/', 'server/cms/rich-text/'],
  'server/cms/flat-files/': [...otherThan('flat-files'), 'server/cms/http-client/'],
  'server/cms/remote/': otherThan('remote'),
  'server/cms/rest/': otherThan('rest', 'remote'),
  'server/cms/fetch/': otherThan('fetch', 'remote'),
}

test.each(Object.entries(below))('%s knows nothing of what stands above it', (folder, above) => {
  const own = files.filter((file) => file.startsWith(folder))
  expect(own.length).toBeGreaterThan(0)
  expect(importers((name) => above.some((other) => name.startsWith(other)), own)).toEqual([])
})

/** Rooms of `server` from the ground up: each may know those below it, and none above. */
const serverHeights = [
  ...['terminal', 'cache', 'yaml', 'languages', 'config', 'scheduling', 'memory', 'http'],
  ...['addresses'],
  ...['tracing', 'logging', 'metrics'],
  ...['cms', 'publish', 'assets', 'builds', 'brand', 'pictures', 'consent', 'messages', 'project'],
  ...['menus', 'seo', 'page-body', 'search', 'loaders', 'render', 'page-cache', 'redis', 'prerender'],
  ...['preview', 'feeds', 'forms', 'sitemap', 'purge', 'reports', 'csp-reports'],
  ...['deps.ts', 'handlers', 'middleware', 'fast-path', 'app.ts'],
  ...['process', 'doctor', 'commands', 'development.ts', 'dev.mjs', 'main.ts'],
]

/** Rooms of `src`, likewise. */
const sourceHeights = [
  ...['shared', 'consent', 'i18n', 'routes.ts', 'router', 'content', 'examples'],
  ...['components', 'search', 'blocks', 'showcase', 'virtual.d.ts', 'artwork.d.ts'],
  ...['layouts', 'pages', 'app.tsx', 'client', 'entry-client.tsx'],
]

/** The room of a file below a folder: the next folder, or the file itself where it stands loose. */
const roomIn = (folder: string, file: string): string => file.slice(folder.length).split('/')[0] ?? ''

/** Imports, types included, from a room that stands lower than what it imports. */
const upwardImports = (folder: string, heights: readonly string[]): string[] =>
  files
    .filter((file) => file.startsWith(folder))
    .flatMap((file) =>
      imports(file)
        .filter(({ name }) => name.startsWith(folder))
        .filter(({ name }) => heights.indexOf(roomIn(folder, file)) < heights.indexOf(roomIn(folder, name)))
        .map(({ name }) => `${file} -> ${name}`),
    )

describe.each([
  ['server/', serverHeights],
  ['src/', sourceHeights],
])('%s', (folder, heights) => {
  test('has a height for every room', () => {
    const rooms = files.filter((file) => file.startsWith(folder)).map((file) => roomIn(folder, file))
    expect([...new Set(rooms)].toSorted()).toEqual(heights.toSorted())
  })

  test('has rooms that import downward only', () => {
    expect(upwardImports(folder, heights)).toEqual([])
  })
})

test('readers of CMS fields never reach the browser: only their table imports them', () => {
  const isReader = (name: string) => /\.read\.ts$/.test(name)
  const users = importers(isReader).filter((file) => !isReader(file))
  expect(users.toSorted()).toEqual(['src/blocks/block-readers.ts', 'src/blocks/read-sets.ts'])
  const browser = files.filter((file) => /^src\/(components|layouts|pages|router)\//.test(file))
  expect(
    importers(
      (name) =>
        /src\/(blocks\/(read-(?:blocks|entry|sets)|block-readers|compose\/.*)|content\/fields)\.ts$/.test(
          name,
        ),
      browser,
    ),
  ).toEqual([])
})

const extensions = readdirSync(join(root, 'extensions'), { recursive: true, encoding: 'utf8' })
  .map((name) => `extensions/${name}`)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

test('no module names an extension: they are found by their files', () => {
  expect(importers((name) => name.startsWith('extensions/'))).toEqual([])
})

test('an extension imports the browser’s side, packages and itself, and no other extension', () => {
  const isForeign = (file: string, name: string) =>
    /^(?:node:|server\/|tests\/|scripts\/)/.test(name) ||
    (name.startsWith('extensions/') && dirname(name) !== dirname(file))
  const foreign = extensions.flatMap((file) =>
    importsIn(readFileSync(join(root, file), 'utf8'))
      .map(({ name }) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
      .filter((name) => isForeign(file, name))
      .map((name) => `${file} -> ${name}`),
  )
  expect(foreign).toEqual([])
})

test('every file can be read in one sitting', () => {
  const long = files.filter(
    (file) => source(file).split('\n').length > 200 && !/\/(messages|words|texts)\/|palette\.ts$/.test(file),
  )
  expect(long).toEqual([])
})

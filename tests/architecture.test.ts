import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/embedded/'))
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const source = (file: string): string => text.get(file) ?? ''

/** What a file imports: paths from the root for own modules, names for packages. */
function imports(file: string): string[] {
  const found = [...source(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? '')
  return found.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
}

const importers = (wanted: (name: string) => boolean, among: readonly string[] = files): string[] =>
  among.filter((file) => imports(file).some(wanted))

test('only the two entries read the environment', () => {
  const readers = files.filter((file) => /process\.env\b/.test(source(file)))
  expect(readers.toSorted()).toEqual(['server/dev.mjs', 'server/main.ts'])
})

test('no module keeps mutable state', () => {
  expect(files.filter((file) => /^(export )?(let|var) /m.test(source(file)))).toEqual([])
})

const owners: Readonly<Record<string, readonly string[]>> = {
  'node-cache': ['server/cache.ts'],
  'path-to-regexp': ['src/router/match.ts'],
  accepts: ['server/middleware/locale.ts'],
  'fast-xml-parser': ['server/xml.ts'],
  pino: ['server/logger.ts'],
  'cookie-parser': ['server/app.ts'],
  valibot: ['server/config-values.ts', 'server/config.ts'],
  yaml: ['server/cms/flat-files/yaml.ts'],
  chokidar: ['server/cms/flat-files/watch.ts'],
  'react-dom/server': ['server/render.tsx'],
}

test.each(Object.entries(owners))('%s has one owner', (name, expected) => {
  const users = files.filter((file) => new RegExp(`^import (?!type ).*'${name}'`, 'm').test(source(file)))
  expect(users.toSorted()).toEqual([...expected].toSorted())
})

test('the browser’s side never imports the server or Node', () => {
  const own = files.filter((file) => file.startsWith('src/'))
  expect(importers((name) => name.startsWith('server/') || name.startsWith('node:'), own)).toEqual([])
})

/** What each folder of `src` may not know: everything that stands above it. */
const below: Readonly<Record<string, readonly string[]>> = {
  'src/i18n/': ['src/components/', 'src/blocks/', 'src/layouts/', 'src/pages/', 'src/router/'],
  'src/router/': ['src/components/', 'src/blocks/', 'src/layouts/', 'src/pages/'],
  'src/components/': ['src/blocks/', 'src/layouts/', 'src/pages/', 'src/router/'],
  'src/blocks/': ['src/layouts/', 'src/pages/', 'src/router/'],
  'src/content/': ['src/components/', 'src/layouts/', 'src/pages/', 'src/router/'],
  'src/layouts/': ['src/pages/', 'src/router/'],
  'src/pages/': ['src/router/'],
  'server/cms/': [
    'server/handlers/',
    'server/middleware/',
    'server/app.ts',
    'server/deps.ts',
    'server/loaders.ts',
  ],
  'server/middleware/': ['server/app.ts', 'server/main.ts'],
  'server/handlers/': ['server/app.ts', 'server/main.ts', 'server/middleware/'],
}

test.each(Object.entries(below))('%s knows nothing of what stands above it', (folder, above) => {
  const own = files.filter((file) => file.startsWith(folder))
  expect(own.length).toBeGreaterThan(0)
  expect(importers((name) => above.some((other) => name.startsWith(other)), own)).toEqual([])
})

test('readers of CMS fields never reach the browser: only their table imports them', () => {
  const isReader = (name: string) => /\.read\.ts$/.test(name)
  const users = importers(isReader).filter((file) => !isReader(file))
  expect(users.toSorted()).toEqual(['src/content/block-readers.ts', 'src/content/read-blocks.ts'])
  const browser = files.filter((file) => /^src\/(components|layouts|pages|router)\//.test(file))
  expect(
    importers((name) => /src\/content\/(read-blocks|block-readers|fields)\.ts$/.test(name), browser),
  ).toEqual([])
})

test('every file can be read in one sitting', () => {
  const long = files.filter((file) => source(file).split('\n').length > 200 && !file.includes('/messages/'))
  expect(long).toEqual([])
})

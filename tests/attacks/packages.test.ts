import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the product is made of, and what it is not made of: docs/reference/attacks.md. */

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Package {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}
const lock: { readonly packages: Readonly<Record<string, Package>> } = JSON.parse(read('package-lock.json'))
const own: Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>> =
  JSON.parse(read('package.json'))
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const named = (name: RegExp) =>
  packages.map(([path]) => path.replace(/^.*node_modules\//, '')).filter((each) => name.test(each))

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes('/embedded/')),
)
const using = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path)))

test('nothing is installed that builds objects of what a browser sends (S1)', () => {
  expect(
    named(/^react-server-dom|^(?:devalue|seroval|turbo-stream|superjson|node-serialize|flatted)$/),
  ).toEqual([])
})

test('nothing in the product makes code of texts, but of the name of the garbage collector (S2)', () => {
  const collector = 'server/memory/collector.ts'
  expect(using(/\beval\(|\bnew Function\(|from 'node:vm'|\bv8\.deserialize\(|\brunInNewContext\(/)).toEqual([
    collector,
  ])
  expect(read(collector).match(/\brunIn\w+\(.*?\)/g)).toEqual(["runInNewContext('gc')"])
})

test('nothing is installed that takes headers as lists from others (H4)', () => {
  expect(named(/^(?:on-headers|compression|express-session|morgan)$/)).toEqual([])
})

test('the product sends no events over open answers, and reads headers by no list of their names (H5, I1)', () => {
  expect(using(/text\/event-stream|headersDistinct|trailersDistinct/)).toEqual([])
})

test('a body is read only where one is taken, with a limit, and a query is plain pairs (J5)', () => {
  expect(
    using(/\.use\(\s*(?:express\.(?:json|urlencoded|text|raw)\(|anyBody\b|form\b)|extended: true/),
  ).toEqual([])
  const parsers = sources.flatMap(
    (path) => read(path).match(/express\.(?:json|urlencoded|text|raw)\(.*/g) ?? [],
  )
  expect(parsers.length).toBeGreaterThan(1)
  expect(parsers.filter((parser) => !/\blimit\b/.test(parser))).toEqual([])
  expect(read('server/app.ts')).toMatch(/'query parser', 'simple'/)
})

test('nothing of the site listens to other windows or reads what they left (V4)', () => {
  const browser = using(/postMessage\(|window\.name\b|addEventListener\('message'/).filter((path) =>
    path.startsWith('src/'),
  )
  expect(browser).toEqual([])
  // Its own styles, which the page itself brought.
  expect(using(/(?:inner|outer)HTML\s*\+?=[^;\n]*location|document\.write\(|insertAdjacentHTML\(/)).toEqual([
    'src/content/later-styles.tsx',
  ])
})

test('every package is what its hash says, from whatever registry it comes (U1)', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { integrity, link }]) => !link && !integrity?.startsWith('sha512-'))).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('no package of the product runs a script when it is installed, and the image runs none at all (U1)', () => {
  expect(
    packages.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => path),
  ).toEqual([])
  expect(read('Dockerfile')).toMatch(/npm ci --ignore-scripts/)
})

test('every direct dependency is pinned to one version, which is the one that is installed (U2)', () => {
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/)
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test('pictures are read by a library without the known faults (U3)', () => {
  const [major = 0, minor = 0] = (lock.packages['node_modules/sharp']?.version ?? '').split('.').map(Number)
  expect(major * 1_000 + minor).toBeGreaterThanOrEqual(35)
})

test('the image runs as somebody who may change nothing, and the example takes the rest away (U4)', () => {
  const image = read('Dockerfile')
  expect(image.slice(image.lastIndexOf('\nFROM '))).toMatch(/\nUSER node\n/)
  expect(image).not.toMatch(/^(?:ENV|ARG) .*(?:SECRET|KEY|TOKEN|PASSWORD)/m)
  const compose = read('deploy/compose.yaml')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'mem_limit: 256m'])
    expect(compose).toContain(line)
})

/** No package is older than the version in which its last known weakness was mended. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const floors = JSON.parse(read('tests/dependencies/version-floors.json')) as {
  readonly packages: Readonly<Record<string, string>>
  readonly never: readonly string[]
  readonly image: { readonly node: number }
}

interface Locked {
  readonly name: string
  readonly version: string
}

/** Every copy of every package, those inside of others included, by its own name. */
const lockedIn = (lock: {
  readonly packages: Readonly<Record<string, { readonly name?: string; readonly version?: string }>>
}): readonly Locked[] =>
  Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version = '0' }]) => ({
      name: name ?? path.split('node_modules/').at(-1) ?? '',
      version,
    }))

const numbersOf = (version: string): readonly number[] =>
  (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number(part))

/** Whether a version is older than another. What comes before a version is older than it. */
function isOlder(version: string, floor: string): boolean {
  const [own, wanted] = [numbersOf(version), numbersOf(floor)]
  const at = wanted.findIndex((part, n) => part !== (own[n] ?? 0))
  return at < 0 ? version.includes('-') : (own[at] ?? 0) < (wanted[at] ?? 0)
}

const tooOld = (locked: readonly Locked[]): readonly string[] =>
  locked
    .filter(({ name, version }) => isOlder(version, floors.packages[name] ?? '0.0.0'))
    .map(({ name, version }) => `${name} ${version} is older than ${floors.packages[name]}`)

const locked = lockedIn(JSON.parse(read('package-lock.json')))

test.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.2', '1.2.3', true],
  ['1.10.0', '1.9.9', false],
  ['0.7.1', '0.7.2', true],
  ['2.0.0', '1.9.9', false],
  ['2.0.0-beta.1', '2.0.0', true],
  ['2.0.1-beta.1', '2.0.0', false],
])('%s beside the floor %s', (version, floor, expected) => {
  expect(isOlder(version, floor)).toBe(expected)
})

describe('the lockfile', () => {
  test('holds no package below its floor, also inside of others', () => {
    expect(locked.length).toBeGreaterThan(300)
    expect(tooOld(locked)).toEqual([])
  })

  test('would fail for a copy inside of another package, and for one under another name', () => {
    const packages = {
      'node_modules/a/node_modules/qs': { version: '6.14.0' },
      'node_modules/old-cookie': { name: 'cookie', version: '0.6.0' },
    }
    expect(tooOld(lockedIn({ packages }))).toEqual([
      'qs 6.14.0 is older than 6.17.1',
      'cookie 0.6.0 is older than 0.7.2',
    ])
  })

  test('holds nothing of what this site must never have', () => {
    const names = locked.map(({ name }) => name)
    expect(floors.never.filter((name) => names.includes(name))).toEqual([])
  })

  test('has every dependency of the site as one exact version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
    >
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    expect(ranges).toEqual([])
  })
})

test('the image is made of a Node that still gets fixes, in both of its stages', () => {
  const versions = [...read('Dockerfile').matchAll(/^FROM node:(\d+)(?:\.\d+)*-/gm)].map(([, major]) =>
    Number(major),
  )
  expect(versions).toHaveLength(2)
  for (const major of versions) expect(major).toBeGreaterThanOrEqual(floors.image.node)
})

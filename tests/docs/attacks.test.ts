import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasGroup, hasRow, hasTest } from '../support/named-tests.ts'

/** `docs/reference/attacks.md` promises a test, or a reason, for each attack; the tests are there. */

interface Attack {
  readonly id: string
  readonly tried: string
  readonly answered: string
  /** Tests, or the reason why there is none. */
  readonly proof: string
}
interface Named {
  readonly file: string
  readonly name: string
}

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const doc = read('docs/reference/attacks.md')

const attacks: readonly Attack[] = doc.split('\n').flatMap((line) => {
  const [id = '', tried = '', answered = '', proof = ''] = line
    .split(' | ')
    .map((cell) => cell.replace(/^\| | \|$/g, ''))
  return /^[A-Z]\d+$/.test(id) ? [{ id, tried, answered, proof }] : []
})

const fileOf = (path: string) => `tests/${path}${path.startsWith('browser/') ? '.spec.ts' : '.test.ts'}`

function testsIn({ proof }: Attack): readonly Named[] {
  return proof.split('<br>').flatMap((each) => {
    const [, path, name] = /^`([^`]+)` (.+)$/.exec(each) ?? []
    return path && name ? [{ file: fileOf(path), name }] : []
  })
}

const reason = 'Does not apply: '
const named = attacks.flatMap(testsIn)

test('every letter has a heading, and its attacks are numbered from one without a gap', () => {
  const letters = [...doc.matchAll(/^## ([A-Z]) /gm)].map(([, letter = '']) => letter)
  expect(letters).toEqual([...'ABCDEFGHIJKLMNOPQRSTUV'])
  const numbered = letters.flatMap((letter) =>
    attacks.filter(({ id }) => id.startsWith(letter)).map((_, at) => `${letter}${at + 1}`),
  )
  expect(attacks.map(({ id }) => id)).toEqual(numbered)
})

test('every row says what is tried and what is answered, and has tests or a reason for having none', () => {
  expect(attacks.length).toBeGreaterThan(150)
  const incomplete = attacks.filter((attack) => {
    const proven = attack.proof.startsWith(reason)
      ? attack.proof.length > reason.length + 20
      : testsIn(attack).length === attack.proof.split('<br>').length
    return attack.tried === '' || attack.answered === '' || !proven
  })
  expect(incomplete).toEqual([])
})

const isThere = (source: string, name: string): boolean =>
  [hasTest, hasRow, hasGroup].some((has) => has(source, name))

describe.each([...new Set(named.map(({ file }) => file))])('%s', (file) => {
  test('is there, with each test that the page names', () => {
    expect(existsSync(join(root, file))).toBe(true)
    const source = read(file)
    const names = named.filter((each) => each.file === file).map(({ name }) => name)
    expect(names.filter((name) => !isThere(source, name))).toEqual([])
    expect(source).not.toMatch(/\b(?:test|it|describe)\.(?:skip|only|todo|fails)\b/)
  })
})

/** Ids in brackets at the end of a name. */
const idsIn = (name: string) => [...name.matchAll(/\b[A-V]\d{1,2}\b(?=[^(]*\)$)/g)].map(([id]) => id)

test('a test that is named with an id stands in the row of that id', () => {
  const misplaced = attacks.flatMap((attack) =>
    testsIn(attack)
      .filter(({ name }) => idsIn(name).length > 0 && !idsIn(name).includes(attack.id))
      .map(({ name }) => `${attack.id}: ${name}`),
  )
  expect(misplaced).toEqual([])
})

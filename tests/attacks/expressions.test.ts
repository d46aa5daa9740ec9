import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

/** Texts that make a regular expression try for ever: docs/reference/attacks.md. */

const root = join(import.meta.dirname, '../..')
const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name) && !name.includes('embedded/'))
    .map((name) => join(root, folder, name)),
)

interface Node {
  readonly regex?: { readonly pattern: string; readonly flags: string }
}

/** All literals of regular expressions in a source. */
function literalsIn(path: string): readonly string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as Node
    if (regex) found.push(`/${regex.pattern}/${regex.flags}`)
    for (const member of Object.values(node)) visit(member)
  }
  visit(parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

const literals = [...new Set(sources.flatMap(literalsIn))]

/** Characters that an expression speaks of, and some of each kind that it may speak of by a class. */
const alphabetOf = (literal: string) =>
  [...new Set(`${literal.replace(/\\[a-zA-Z]/g, '').replace(/[\\^$.*+?()[\]{}|]/g, '')}a0 -_/<"\n`)].slice(
    0,
    16,
  )

/** Repetitions of each character and of each pair of neighbours, with an end that fits nothing. */
function textsFor(literal: string): readonly string[] {
  const letters = alphabetOf(literal)
  const pieces = [...letters, ...letters.map((letter, at) => letter + letters[(at + 1) % letters.length])]
  return pieces.map((piece) => `${piece.repeat(Math.ceil(1_500 / piece.length))}\u0000!`)
}

const sandbox = createContext({})

/** Whether an expression ends on all of the texts. Ten million tries take far less than the limit. */
function ends(literal: string, timeout = 10_000): boolean {
  const script = `for (const text of ${JSON.stringify(textsFor(literal))}) text.search(${literal})`
  try {
    runInContext(script, sandbox, { timeout })
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

test('an expression that tries all ways to divide a text is found', () => {
  expect(ends('/^(a+)+$/', 500)).toBe(false)
  expect(ends('/^a+$/')).toBe(true)
}, 30_000)

test('no expression of the product takes longer than its text is long, squared (J6)', () => {
  expect(literals.length).toBeGreaterThan(300)
  expect(literals.filter((literal) => !ends(literal))).toEqual([])
}, 120_000)

import { expect, test } from 'vitest'
import { builtIns } from '../../scripts/built-ins.mjs'

/** What the code of a chunk becomes. */
function written(code: string): string {
  const chunk = { type: 'chunk', code }
  builtIns().generateBundle({}, { 'main.js': chunk })
  return chunk.code
}

const path = 'process.getBuiltinModule("node:path")'

test.each([
  ['some names', 'import { join, sep as slash } from "node:path";', `const { join, sep: slash } = ${path};`],
  ['all names', 'import * as path from "node:path";', `const path = ${path};`],
  ['the module itself', 'import path from "node:path";', `const path = ${path};`],
  [
    'the module itself and a name',
    'import path, { join } from "node:path";',
    `const path = ${path}; const { join } = ${path};`,
  ],
  ['nothing', 'import "node:path";', ''],
])('who imports %s of a built-in module asks for it', (_what, code, plain) => {
  expect(written(`${code}\nrun();\n`)).toBe(`${plain}\nrun();\n`)
})

test.each([
  ['of another file', 'import { run } from "./site.js";\nrun();\n'],
  ['in a text', 'const text = `\nimport { join } from "node:path";\n`;\n'],
])('an import %s stays', (_where, code) => {
  expect(written(code)).toBe(code)
})

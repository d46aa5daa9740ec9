/** How imports of Node's own modules are replaced in the server's bundle. */
import { expect, test } from 'vitest'
import { builtIns } from '../../scripts/build/built-ins.mjs'

/** What the code of a chunk becomes. */
function written(code: string): string {
  const chunk = { type: 'chunk', code }
  builtIns().generateBundle({}, { 'main.js': chunk })
  return chunk.code
}

const path = 'globalThis.process.getBuiltinModule("node:path")'

test.each([
  ['some names', 'import { join, sep as slash } from "node:path";', `const { join, sep: slash } = ${path};`],
  ['all names', 'import * as path from "node:path";', `const path = ${path};`],
  ['the module itself', 'import path from "node:path";', `const path = ${path};`],
  [
    'the module itself and a name',
    'import path, { join } from "node:path";',
    `const path = ${path}; const { join } = ${path};`,
  ],
  ['a name with a sign', 'import path$1 from "node:path";', `const path$1 = ${path};`],
  ['nothing', 'import "node:path";', ''],
])('who imports %s of a built-in module asks for it', (_what, code, plain) => {
  expect(written(`${code}\nrun();\n`)).toBe(`${plain}\nrun();\n`)
})

test('an import of a built-in module that cannot be asked for ends the build', () => {
  expect(() => written('import { default as path } from "node:path";\nrun();\n')).toThrow(
    'main.js imports a module of Node in a way that cannot be written otherwise: import { default as path } from "node:path";',
  )
})

test.each([
  ['of another file', 'import { run } from "./site.js";\nrun();\n'],
  ['in a text', 'const text = `\nimport { join } from "node:path";\n`;\n'],
])('an import %s stays', (_where, code) => {
  expect(written(code)).toBe(code)
})

/** How the server's bundle is written in ASCII. */
import { expect, test } from 'vitest'
import { plainCode } from '../../scripts/build/plain-code.mjs'

/** What the code of a chunk becomes. */
function written(code: string): string {
  const chunk = { type: 'chunk', fileName: 'main.js', code }
  plainCode().generateBundle({}, { 'main.js': chunk })
  return chunk.code
}

test.each([
  ['a string', '"Zoë … 文 💩"'],
  ['a template', '`Zoë …`.length + `文`'],
  ['a name', '((größe) => größe)("ß")'],
  ['a backslash in front that is escaped itself', '"a\\\\…b"'],
  ['a backslash in front that means nothing', '"a\\…b"'],
  [
    'a pattern of whole characters',
    '/^[文💩]\\…$/.source.length > 0 && "💩…".replace(/^[文💩]…$/u, "is found")',
  ],
])('%s says the same in ASCII', (_what, code) => {
  const plain = written(code)
  expect(plain).toMatch(/^[\0-\x7f]+$/)
  // biome-ignore lint/security/noGlobalEval: only running both shows that they mean the same
  const run = globalThis.eval
  expect(run(plain)).toBe(run(code))
})

test('code that looks at a text as it is written is refused', () => {
  expect(() => written('String.raw`…`')).toThrow('main.js cannot be written in ASCII: String.raw')
})

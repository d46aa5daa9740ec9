/** Where the styles of extensions go. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addExtensionStyles } from '../../scripts/build/extension-styles.mjs'

const own = "@import './print.css';\n"

/** What becomes of a style sheet in a project with these files. */
function transform(sheet: string, files: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'triptych-styles-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const plugin = addExtensionStyles()
  plugin.configResolved({ root })
  return plugin.transform(own, join(root, sheet))
}

test('they stand behind those of our own, one extension after the other', () => {
  const files = [
    'extensions/b/b.css',
    'extensions/a/a.css',
    'extensions/none/none.tsx',
    'extensions/README.md',
  ]
  const expected = `${own}@import '../../extensions/a/a.css';\n@import '../../extensions/b/b.css';\n`
  expect(transform('src/styles/below.css', files)).toBe(expected)
  expect(transform('src/styles/below.css?direct', files)).toBe(expected)
})

test('a project without extensions has only our own', () => {
  expect(transform('src/styles/below.css', [])).toBe(own)
})

test('other style sheets stay as they are', () => {
  expect(transform('src/styles/first-screen.css', ['extensions/a/a.css'])).toBeUndefined()
  expect(transform('extensions/a/below.css', ['extensions/a/a.css'])).toBeUndefined()
})

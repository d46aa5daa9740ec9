import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { tokensCss } from '../../../scripts/design/tokens/css.mjs'
import { styledFolders } from '../../../scripts/design/tokens/sheets.mjs'
import { rulesOf } from '../../../scripts/design/tokens/used.mjs'

const source = new URL('../../../src/', import.meta.url)
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && name !== 'styles/tokens.css',
)
const read = (sheet: string): string =>
  readFileSync(new URL(sheet, source), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const namesIn = (css: string, pattern: RegExp): readonly string[] =>
  [...css.matchAll(pattern)].map(([, name]) => name ?? '')
const declarations = /(--[\w-]+)\s*:/g
const uses = /var\(\s*(--[\w-]+)/g
const tokens = new Set(namesIn(tokensCss(), declarations))

const folders = styledFolders()

const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi
const colourless = /mask-image:[^;]*;/g
const printed = 'styles/print.css'
const ink = new Set(['#fff', '#000'])

/** Selectors of drawings: their places belong to the picture, whichever way the language runs. */
const drawings = /^\.profile__/
const physical =
  /(?:^|;)\s*((?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|width|height|(?:min|max)-(?:width|height))\s*:/g
const sided = /(?:text-align|float|clear)\s*:\s*(left|right)\b/g

/** What wins over everything, each for a reason that stands beside it. */
const important = [
  'display: none',
  'animation-duration: 1ms',
  'animation-iteration-count: 1',
  'transition-duration: 0s',
  'scroll-behavior: auto',
  'transition: none',
]
/** Paper wins over all layers; faces of fonts have no layer; the two sheets of the site only import. */
const parts = ['styles/first-screen.css', 'styles/below.css']
const unlayered = new Set([printed, 'styles/fonts.css', ...parts])

test('the style sheets of every component, block and page are looked at', () => {
  expect(sheets.length).toBeGreaterThan(40)
})

test('nothing but the wishes of visitors and hidden elements wins by force', () => {
  const forced = sheets.flatMap((sheet) => namesIn(read(sheet), /([\w-]+:[^;{}]*?)\s*!important/g))
  expect(forced.map((text) => text.trim())).toEqual(important)
})

describe.each(sheets)('%s', (sheet) => {
  const css = read(sheet)

  test('uses tokens and what its component declares', () => {
    const own = folders.get(sheet.slice(0, sheet.lastIndexOf('/'))) ?? ''
    const known = new Set([...tokens, ...namesIn(own, declarations)])
    expect(namesIn(css, uses).filter((name) => !known.has(name))).toEqual([])
  })

  test('has no colour that is no token', () => {
    const colours = css.replace(colourless, '').match(colour) ?? []
    expect(colours.filter((value) => sheet !== printed || !ink.has(value))).toEqual([])
  })

  test('says start and end, not left and right', () => {
    const sides = rulesOf(css)
      .filter(({ selector }) => !drawings.test(selector))
      .flatMap(({ body }) => [...namesIn(body, physical), ...namesIn(body, sided)])
    expect(sides).toEqual([])
  })
})

test.each(sheets.filter((sheet) => !unlayered.has(sheet)))(
  '%s keeps all of its rules in a layer',
  (sheet) => {
    const loose = rulesOf(read(sheet)).filter(({ at }) => !at.includes('@layer'))
    expect(loose.map(({ selector }) => selector)).toEqual([])
  },
)

/** What the minifier makes of a style sheet and all that it imports. */
async function bundled(sheet: URL): Promise<string> {
  const result = await build({
    root: fileURLToPath(new URL('..', source)),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, cssTarget: 'esnext', rolldownOptions: { input: fileURLToPath(sheet) } },
  })
  const files = 'output' in result ? result.output : []
  const css = files.find(({ fileName }) => fileName.endsWith('.css'))
  return css?.type === 'asset' ? String(css.source) : ''
}

/** The style sheet that a module imports. */
function importedSheet(module: string): URL {
  const file = new URL(module, source)
  const [path = ''] = namesIn(readFileSync(file, 'utf8'), /import '([^']+\.css)'/g)
  return new URL(path, file)
}

test('the styles of the site fit in 14.38 KB, and with those of the design system in 16 KB', async () => {
  const sheets = await Promise.all(
    [...parts.map((part) => new URL(part, source)), importedSheet('layouts/designsystem.tsx')].map(bundled),
  )
  expect(sheets.map((css) => css.length).every((length) => length > 2000)).toBe(true)
  expect(brotliCompressSync(sheets.slice(0, -1).join('')).length).toBeLessThanOrEqual(14_720)
  expect(brotliCompressSync(sheets.join('')).length).toBeLessThanOrEqual(16 * 1024)
}, 30_000)

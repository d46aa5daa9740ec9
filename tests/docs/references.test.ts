import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { expect, test } from 'vitest'

/** What docs, code and tests refer to is there, and is something that a reader has. */

const root = join(import.meta.dirname, '../..')
const folders = ['bench', 'docs', 'extensions', 'scripts', 'server', 'src', 'tests']
const rootFiles = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
const paths = [
  ...rootFiles.map(({ name }) => name),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  ),
]
const isText = (path: string): boolean =>
  /\.(css|md|mjs|mts|sh|tsx?)$/.test(path) && !/\/(embedded|fixtures|results)\//.test(path)
const texts = new Map(paths.filter(isText).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const markdown = [...texts].filter(([path]) => path.endsWith('.md'))
const own = relative(root, import.meta.filename)

/** The anchors of a page, as forges make them of its headings. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/**
 * Whether a page, or a heading of one, is there. @param target path from the root, with or without `#heading`
 */
function isThere(target: string): boolean {
  const [path = '', anchor] = target.split('#')
  if (!existsSync(join(root, path))) return false
  return anchor === undefined || anchorsOf(texts.get(path) ?? '').has(anchor)
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([all, first]) => first ?? all)

test('every link of the docs leads to a file, and to a heading of it', () => {
  const dead = markdown.flatMap(([path, text]) =>
    found(text, /\]\(((?!https?:|mailto:)[^)\s]+)\)/g)
      .filter((link) => !link.startsWith('../../compare') && !link.startsWith('../../releases'))
      .map((link) => (link.startsWith('#') ? path + link : join(dirname(path), link)))
      .filter((target) => !isThere(target))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('every page that code and tests cite is there, with its heading', () => {
  const dead = [...texts].flatMap(([path, text]) =>
    found(text, /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)
      .filter((target) => !isThere(target))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

const unavailable = [
  /\bcontent-contract\b/g,
  /\breliability-and-security\b/g,
  /\boriginal-behaviour\b/g,
  /\b(?:product|demands|toolchain|specification)\.md\b/g,
  /(?<!reference\/|\[)\bdesign\.md\b/g,
  /\bspecification, sections? \d/g,
  /\/work\/shared\b/g,
  /\((?:[A-Z]\d{1,2}(?:, )?)+\)/g,
  /(?<=\s)\((?:[2-7]\.\d{1,2}(?:, | and | to )?)+\)/g,
]

/** Ids of attacks at the end of a test's name: docs/reference/attacks.md has them. */
const attackIds = / \((?:[A-V]\d{1,2}(?:, )?)+\)(?=['"`],)/g

test('nothing cites what a reader does not have', () => {
  const citations = [...texts]
    .filter(([path]) => path !== own && !path.startsWith('docs/reference/'))
    .map(([path, text]) => [path, path.startsWith('tests/') ? text.replace(attackIds, '') : text] as const)
    .flatMap(([path, text]) =>
      unavailable.flatMap((pattern) => found(text, pattern)).map((each) => `${path}: ${each}`),
    )
  expect(citations).toEqual([])
})

const isPath = /^(?:bench|docs|scripts|server|src|tests|\.github)\/[\w./-]*$/
const isFileName = /^[\w-]+(?:\/[\w.-]+)*\.(?:d\.mts|mjs|sh|tsx?)$/

test('every path and file name in the docs is there', () => {
  const missing = markdown
    // Conformance names tests, which have a test of their own; adding names files that are not there yet.
    .filter(
      ([path]) =>
        !['CHANGELOG.md', 'docs/adding.md', 'docs/conformance.md', 'docs/reference/attacks.md'].includes(
          path,
        ),
    )
    .flatMap(([path, text]) =>
      found(text, /`([^`\n]+)`/g)
        .filter((code) =>
          isPath.test(code)
            ? !existsSync(join(root, code))
            : isFileName.test(code) && !paths.some((each) => `/${each}`.endsWith(`/${code}`)),
        )
        .map((code) => `${path}: ${code}`),
    )
  expect(missing).toEqual([])
})

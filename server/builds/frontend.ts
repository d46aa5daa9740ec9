import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { pagesInParts } from '../../src/content/later-styles.tsx'
import { type LayoutName, layoutFiles, type PageName, pageFiles } from '../../src/routes.ts'
import type { MemoryFiles } from '../assets/memory-files.ts'
import { staticFiles } from '../assets/static-files.ts'
import { buildFile, readBuild } from './build-file.ts'
import { type BuildStore, openBuildStore } from './build-store.ts'

export interface PageAssets {
  readonly script: string
  /** What the head links. */
  readonly styles: readonly string[]
  /** What only the page below its first screen needs; none where the head links them too. */
  readonly laterStyles: readonly string[]
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
}

/** The style sheet of the first screen. */
export interface FirstStyles {
  readonly href: string
  /**
   * Its text, which a `style` element can hold: it refers to other files by their whole path, and does not
   * end the element.
   */
  readonly css: string
}

/** Everything that differs between development and production. */
export interface Frontend {
  readonly buildId: string
  /** When it was built, in milliseconds since 1970. */
  readonly buildTime: number
  /** Serves scripts, styles and public files. */
  readonly files: RequestHandler
  /** Those of `files` that are in memory; absent in development. */
  readonly memoryFiles?: MemoryFiles
  /** Builds whose scripts and styles `files` serves besides the own ones; absent where none are kept. */
  readonly builds?: BuildStore
  /** What the document of a page has to link: the same object at each call. */
  readonly assets: (page: PageName, layout: LayoutName) => PageAssets
  /** What the document of a first view may hold inside; absent where it is always linked. */
  readonly firstStyles?: FirstStyles
  /** Last step before a document is sent. Vite adds its development scripts here. */
  readonly transformHtml: (url: string, html: Buffer) => Buffer | Promise<Buffer>
  /**
   * False in development, where Vite needs inline scripts and styles, and whoever writes content sees what
   * has no block.
   */
  readonly isBuilt: boolean
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}
export type Manifest = Readonly<Record<string, Chunk>>

const entry = 'src/entry-client.tsx'
const firstScreen = 'src/styles/first-screen.css'
const below = 'src/styles/below.css'
const preloadedFont = /instrument-sans-latin-wdth-normal/

export const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The build in `folder` (Vite's `dist/client`, with `build.json` beside it) and the files of those in
 * `buildsDir`. Rejects when there is none.
 * @throws BuildError when it does not say which build it is
 */
export async function builtFrontend(folder: string, buildsDir?: string): Promise<Frontend> {
  const { id, timestamp } = await readBuild(join(folder, '..', buildFile))
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const builds = buildsDir === undefined ? undefined : openBuildStore(buildsDir)
  const files = await staticFiles(folder)
  const firstStyles = await readFirstStyles(folder, manifest)
  return {
    buildId: id,
    buildTime: timestamp,
    files: builds ? Router().use(files.serve, builds.files) : files.serve,
    memoryFiles: files.memoryFiles,
    ...(builds && { builds }),
    assets: assetTable(manifest),
    ...(firstStyles && { firstStyles }),
    transformHtml: (_url, html) => html,
    isBuilt: true,
  }
}

/** What would end the element, or lead elsewhere from another place. */
const bound = /<\/style|url\((?!["']?(?:\/|data:))/i

async function readFirstStyles(folder: string, manifest: Manifest): Promise<FirstStyles | undefined> {
  const file = manifest[firstScreen]?.file
  if (file === undefined) return undefined
  const css = await readFile(join(folder, file), 'utf8')
  return bound.test(css) ? undefined : { href: `/${file}`, css }
}

/** Worked out once: every page of the build with every layout. */
function assetTable(manifest: Manifest): Frontend['assets'] {
  const rows = mapMembers(pageFiles, (page, name) =>
    mapMembers(layoutFiles, (layout) => assetsOf(manifest, [page, layout], pagesInParts.has(name))),
  )
  return (page, layout) => rows[page][layout]
}

const mapMembers = <Name extends string, Value, Made>(
  values: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Made,
): Readonly<Record<Name, Made>> =>
  Object.fromEntries(
    (Object.entries(values) as [Name, Value][]).map(([name, value]) => [name, make(value, name)]),
  ) as Record<Name, Made>

function assetsOf(manifest: Manifest, files: readonly string[], isInParts: boolean): PageAssets {
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build's manifest has no ${key}`)
    return chunk
  }
  const [main, first, rest] = [chunkOf(entry), chunkOf(firstScreen), chunkOf(below)]
  const url = (file: string) => `/${file}`
  const own = withImports(manifest, [entry, ...files]).flatMap((chunk) => chunk.css ?? [])
  const [head, later] = isInParts ? [own, [rest.file]] : [[rest.file, ...own], []]
  return {
    script: url(main.file),
    styles: [...new Set([first.file, ...head])].map(url),
    laterStyles: later.map(url),
    // The rest of the page's code is asked for by the entry when the page has been painted.
    preloads: withImports(manifest, [entry])
      .filter((chunk) => !chunk.isEntry)
      .map((chunk) => url(chunk.file)),
    fonts: (first.assets ?? []).filter((file) => preloadedFont.test(file)).map(url),
  }
}

function withImports(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}

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

/** Addresses of the scripts, styles and fonts that the document of a page links. */
export interface PageAssets {
  /** Undefined for a document that is read without code, such as a preview. */
  readonly script: string | undefined
  /** Style sheets in the head. */
  readonly styles: readonly string[]
  /** Style sheets for the part of the page below the first screen; none where the head links them already. */
  readonly laterStyles: readonly string[]
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
}

/** The style sheet of the first screen. */
export interface FirstStyles {
  readonly href: string
  /**
   * The style sheet's text. It may be put into a `style` element of any page: its URLs are absolute paths.
   */
  readonly css: string
}

/**
 * The files for the browser, and everything else that differs between production, where they are built, and
 * development, where Vite serves their sources.
 */
export interface Frontend {
  readonly buildId: string
  /** Time of the build, in milliseconds since 1970. */
  readonly buildTime: number
  /** Serves scripts, styles and public files. */
  readonly files: RequestHandler
  /** Files in memory, for the fast path; absent in development. */
  readonly memoryFiles?: MemoryFiles
  /** Earlier builds whose files are served as well; absent where none are stored. */
  readonly builds?: BuildStore
  /** What the document of a page links: the same object at each call. */
  readonly assets: (page: PageName, layout: LayoutName) => PageAssets
  /** Styles that may be embedded in the document of a first view; absent where they are always linked. */
  readonly firstStyles?: FirstStyles
  /** Last step before a document is sent. Vite adds its development scripts here. */
  readonly transformHtml: (url: string, html: Buffer) => Buffer | Promise<Buffer>
  /**
   * False in development, where Vite needs inline scripts, and unknown sets of the content are shown as
   * boxes.
   */
  readonly isBuilt: boolean
}

/** An entry of Vite's manifest. Files are paths inside the build. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}
/** Vite's manifest of a build: the output files by source file. */
export type Manifest = Readonly<Record<string, Chunk>>

const entry = 'src/entry-client.tsx'
const firstScreen = 'src/styles/first-screen.css'
const below = 'src/styles/below.css'
const preloadedFont = /instrument-sans-latin-wdth-normal/

/** The hash by which a content security policy allows an inline script or style. */
export const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * Loads the build in `folder` (Vite's `dist/client`, with `build.json` in the parent folder), and serves the
 * files of earlier builds in `buildsDir` as well. Rejects when `folder` holds no build.
 * @throws BuildError when `build.json` has no valid id and time
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

/**
 * Matches style sheets that cannot be embedded in a document: with the end of a `style` element, or relative
 * URLs.
 */
const notMovable = /<\/style|url\((?!["']?(?:\/|data:))/i

/** Reads the style sheet of the first screen; undefined where it cannot be embedded in a document. */
async function readFirstStyles(folder: string, manifest: Manifest): Promise<FirstStyles | undefined> {
  const file = manifest[firstScreen]?.file
  if (file === undefined) return undefined
  const css = await readFile(join(folder, file), 'utf8')
  return notMovable.test(css) ? undefined : { href: `/${file}`, css }
}

/** Computes the assets of every page with every layout once, and returns a lookup. */
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
  const ofChunks = withImports(manifest, [entry, ...files]).flatMap((chunk) => chunk.css ?? [])
  const [head, later] = isInParts ? [ofChunks, [rest.file]] : [[rest.file, ...ofChunks], []]
  return {
    script: url(main.file),
    styles: [...new Set([first.file, ...head])].map(url),
    laterStyles: later.map(url),
    // The entry loads the rest of the page's code itself, when the page has been painted.
    preloads: withImports(manifest, [entry])
      .filter((chunk) => !chunk.isEntry)
      .map((chunk) => url(chunk.file)),
    fonts: (first.assets ?? []).filter((file) => preloadedFont.test(file)).map(url),
  }
}

/** The chunks of the given sources and of everything that they import, each once. */
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

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { type LayoutName, layoutFiles, type PageName, pageFiles } from '../src/routes.ts'
import { buildFile, readBuild } from './builds/build-file.ts'
import { type KeptBuilds, keptBuilds } from './builds/kept-builds.ts'
import { staticFiles } from './static-files.ts'

export interface Assets {
  readonly script: string
  /** Text of the one inline style; absent in development, where Vite replaces linked styles while they are edited. */
  readonly inlineStyle?: string
  /** Files whose text the inline style is. */
  readonly inlined?: readonly string[]
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
}

/** Everything that differs between development and production. */
export interface Frontend {
  readonly buildId: string
  /** When it was built, in milliseconds since 1970. */
  readonly buildTime: number
  /** Serves scripts, styles and public files. */
  readonly files: RequestHandler
  /** Builds whose scripts and styles `files` serves besides the own ones; absent where none are kept. */
  readonly builds?: KeptBuilds
  /** What the document of a page has to link. */
  readonly assets: (page: PageName, layout: LayoutName) => Assets
  /** Last step before a document is sent. Vite adds its development scripts here. */
  readonly finish: (url: string, html: string) => Promise<string>
  /** CSP hash of the inline style; undefined switches the policy off (development). */
  readonly styleHash: string | undefined
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
const preloadedFont = /instrument-sans-latin-wdth-normal/

export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The build in `folder` (Vite's `dist/client`, with `build.json` beside it) and the files of those in `buildsDir`. Rejects when there
 * is none.
 * @throws BuildError when it does not say which build it is
 */
export async function builtFrontend(folder: string, buildsDir?: string): Promise<Frontend> {
  const { id, timestamp } = await readBuild(join(folder, '..', buildFile))
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const inlineStyle = await styleText(folder, manifest)
  const builds = buildsDir === undefined ? undefined : keptBuilds(buildsDir)
  const files = await staticFiles(folder)
  return {
    buildId: id,
    buildTime: timestamp,
    files: builds ? Router().use(files, builds.files) : files,
    ...(builds && { builds }),
    assets: (page, layout) => ({
      ...assetsOf(manifest, [pageFiles[page], layoutFiles[layout]]),
      inlineStyle,
    }),
    finish: async (_url, html) => html,
    styleHash: cspHash(inlineStyle),
  }
}

const styleText = async (folder: string, manifest: Manifest): Promise<string> => {
  const files = manifest[entry]?.css ?? []
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('').trim()
}

function assetsOf(manifest: Manifest, pages: readonly string[]): Omit<Assets, 'inlineStyle'> {
  const main = manifest[entry]
  if (!main) throw new Error(`The build's manifest has no ${entry}`)
  const inlined = new Set(main.css)
  const chunks = withImports(manifest, [entry, ...pages])
  const url = (file: string) => `/${file}`
  return {
    script: url(main.file),
    inlined: [...inlined].map(url),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
      .filter((file) => !inlined.has(file))
      .map(url),
    // The rest of the page's code is asked for by the entry when the page has been painted.
    preloads: withImports(manifest, [entry])
      .filter((chunk) => !chunk.isEntry)
      .map((chunk) => url(chunk.file)),
    fonts: (main.assets ?? []).filter((file) => preloadedFont.test(file)).map(url),
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

import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import { parseEntryFile } from './front-matter.ts'
import { parseYaml } from './yaml.ts'

/** A file of the project. `path` is relative, with `/`; `value` is what it says, absent for assets. */
export interface SourceFile {
  readonly path: string
  readonly mtimeMs: number
  readonly size: number
  readonly value?: Value
}
export type SourceFiles = ReadonlyMap<string, SourceFile>

const asYaml =
  /^(content\/.*\.yaml|resources\/(sites\.(yaml|json)|(blueprints|fieldsets|forms)\/.*\.yaml)|composer\.json)$/
const asEntry = /^content\/collections\/[^/]+\/.*(?<!\.yaml)$/
const asMeta = /^public\/.*\/\.meta\/[^/]+\.yaml$/
const asAsset = /^public\/[^/]+\/(?!.*\.meta\/)/
const backup = /(~|\.(swp|swo|swx|bak|orig|tmp|part))$|^#.*#$|^4913$|^(Thumbs\.db|desktop\.ini)$/i

/** Dot files are left out, except the folders with asset data; so is what editors leave behind. */
export function isHidden(file: string): boolean {
  const names = file.split('/')
  return names.some((name) => name.startsWith('.') && name !== '.meta') || backup.test(names.at(-1) ?? '')
}

const parseJson = (text: string): Value => JSON.parse(text.replace(/^\uFEFF/, ''))

/** How a file of the project is read; undefined when it holds no content. */
function parserOf(file: string): ((text: string) => Value) | undefined {
  if (asYaml.test(file) || asMeta.test(file)) return file.endsWith('.json') ? parseJson : parseYaml
  return asEntry.test(file) ? parseEntryFile : undefined
}

export const isContentFile = (file: string): boolean =>
  !isHidden(file) && (parserOf(file) !== undefined || asAsset.test(file))

const parents = ['', 'content', 'resources', 'public']
const within = /^(content|resources\/(blueprints|fieldsets|forms)|public\/[^/]+)(\/|$)/
const built = /^public\/(build|vendor|dist|storage|hot)(\/|$)/

/** A link to a folder above it would go on for ever. */
const deepest = 24

/** Whether a folder may hold content. Statamic's own and a bundler's output under `public` never do. */
export const isContentFolder = (folder: string): boolean =>
  (parents.includes(folder) || within.test(folder)) &&
  !built.test(folder) &&
  !isHidden(folder) &&
  folder.split('/').length <= deepest

/** Every content file below `folder`, as paths relative to `dir`. A folder that is not there is empty. */
export async function listFiles(dir: string, folder = ''): Promise<string[]> {
  const items = await readdir(path.join(dir, folder), { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    items.map(async (item) => {
      const name = folder === '' ? item.name : `${folder}/${item.name}`
      const real = item.isSymbolicLink() ? await stat(path.join(dir, name)).catch(() => item) : item
      if (real.isDirectory()) return isContentFolder(name) ? listFiles(dir, name) : []
      return real.isFile() && isContentFile(name) ? [name] : []
    }),
  )
  return found.flat()
}

/** Runs `work` over all items, a few at a time: open files are a bounded good. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>, limit = 32): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

export interface FileStore {
  /** Reads what is new or changed; without paths it looks at every file. True when anything is different. */
  refresh(paths?: Iterable<string>): Promise<boolean>
  files(): SourceFiles
  /** Files that could not be read when last looked at. */
  broken(): ReadonlySet<string>
}

/**
 * The files of the project in memory. A file that no longer parses keeps its last good version and is logged with its relative
 * path (content-contract 4.14).
 */
export function createFileStore(dir: string, logger: Pick<Logger, 'warn'>): FileStore {
  const files = new Map<string, SourceFile>()
  const broken = new Map<string, string>()

  const forget = (file: string) => {
    const wasBroken = broken.delete(file)
    return files.delete(file) || wasBroken
  }

  async function read(file: string): Promise<boolean> {
    const found = await stat(path.join(dir, file)).catch(() => undefined)
    if (!found?.isFile()) return forget(file)
    const { mtimeMs, size } = found
    const known = files.get(file)
    const version = `${mtimeMs}:${size}`
    if (broken.get(file) === version) return false
    if (known?.mtimeMs === mtimeMs && known.size === size && !broken.has(file)) return false
    const parse = parserOf(file)
    try {
      const value = parse?.(await readFile(path.join(dir, file), 'utf8'))
      files.set(file, parse ? { path: file, mtimeMs, size, value } : { path: file, mtimeMs, size })
      broken.delete(file)
    } catch (err) {
      broken.set(file, version)
      logger.warn({ file, err }, 'Content file could not be read')
    }
    return true
  }

  return {
    async refresh(paths) {
      const listed = paths ? [...paths] : await listFiles(dir)
      const present = new Set(listed)
      const gone = paths ? [] : [...files.keys(), ...broken.keys()].filter((file) => !present.has(file))
      let changed = false
      await eachOf([...listed, ...gone], async (file) => {
        if (isContentFile(file) && (await read(file))) changed = true
      })
      return changed
    },
    files: () => files,
    broken: () => new Set(broken.keys()),
  }
}

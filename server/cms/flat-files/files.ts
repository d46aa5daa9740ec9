import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
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
export function parserOf(file: string): ((text: string) => Value) | undefined {
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

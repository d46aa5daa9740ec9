/** Which files and folders of a project hold content, and how each kind of file is parsed. */
import type { Value } from '../../../../src/content/types.ts'
import { parseYaml } from '../../../yaml/parse-yaml.ts'
import type { FileState } from './file-state.ts'
import { parseEntryFile } from './front-matter.ts'
import { parseFilesystems } from './php/filesystems.ts'
import { parseApp } from './php/php-app.ts'
import { parseSites } from './php/php-sites.ts'
import { parseUser } from './users.ts'

/** A file of the project. `path` is relative, with `/`; `value` is its parsed content, absent for assets. */
export interface SourceFile extends FileState {
  readonly path: string
  /** Hash of the file's text; absent without a parse cache. */
  readonly hash?: string | undefined
  readonly value?: Value
}
/** The files of a project by path. */
export type SourceFiles = ReadonlyMap<string, SourceFile>

/**
 * YAML and JSON: `content/**.yaml`, `resources/sites.yaml`, `resources/blueprints/**.yaml`, `composer.json`.
 */
const asYaml =
  /^(content\/.*\.yaml|resources\/(sites\.(yaml|json)|(blueprints|fieldsets|forms)\/.*\.yaml)|composer\.json)$/
/** Every other file in the folder of a collection: `content/collections/pages/nl/about.md`. */
const asEntry = /^content\/collections\/[^/]+\/.*(?<!\.yaml)$/
/** The data of an asset: `public/assets/.meta/a.png.yaml`. */
const asMeta = /^(?:public|storage\/app\/public)\/(?:.*\/)?\.meta\/[^/]+\.ya?ml$/
/** An asset: `public/assets/a.png`, or on Laravel's disk for uploads `storage/app/public/a.png`. */
const asAsset = /^(?:public|storage\/app\/public)\/(?!(?:.*\/)?\.meta\/)/
/** What runs on a server, or tells it how to run: never an asset. */
const asProgram = /\.(?:php\d?|phtml|phar|cgi|pl|py|sh|env|sql|sqlite|log|config)$/i
/** A user, such as the author of an article: `users/neel@mill.example.yaml`. */
const asUser = /^users\/[^/]+\.yaml$/
/** The disks of the project, on which its assets lie. */
const disksFile = 'config/filesystems.php'
/** The sites of a project with Statamic 3 or 4. */
const sitesFile = 'config/statamic/sites.php'
/** The name of the project. */
const appFile = 'config/app.php'
/** Names of the backups and locks of text editors (`a.md~`, `.a.md.swp`, `4913` of Vim), and of systems. */
const backup = /(~|\.(swp|swo|swx|bak|orig|tmp|part))$|^#.*#$|^4913$|^(Thumbs\.db|desktop\.ini)$/i

/** A path with a name that begins with a dot, other than `.meta`. */
const dotted = /(?:^|\/)\.(?!meta(?:\/|$))/

/**
 * Whether a file is ignored: dot files, except folders with asset data, and what text editors leave behind.
 */
export function isHidden(file: string): boolean {
  return dotted.test(file) || backup.test(file.slice(file.lastIndexOf('/') + 1))
}

const parseJson = (text: string): Value => JSON.parse(text.replace(/^\uFEFF/, ''))

/** Reads the text of a file. It throws when the text cannot be read. */
export type Parser = (text: string) => Value

/** The parser for a file of the project; undefined when the file has no content to parse. */
export function parserOf(file: string): Parser | undefined {
  if (asYaml.test(file) || asMeta.test(file)) return file.endsWith('.json') ? parseJson : parseYaml
  if (file === disksFile) return parseFilesystems
  if (file === sitesFile) return parseSites
  if (file === appFile) return parseApp
  if (asUser.test(file)) return parseUser
  return asEntry.test(file) ? parseEntryFile : undefined
}

/** Maximum bytes of a file that is parsed. Parsing a larger one would block every request. */
export const maxSize = 5_242_880

/** Whether a file of the project is an entry. */
export const isEntryFile = (file: string): boolean => asEntry.test(file)

/** Whether a file of the project is read. */
export const isContentFile = (file: string): boolean =>
  !isHidden(file) && (parserOf(file) !== undefined || (asAsset.test(file) && !asProgram.test(file)))

/** Folders above those with content. */
const parents = [
  '',
  'config',
  'config/statamic',
  'content',
  'resources',
  'public',
  'storage',
  'storage/app',
  'users',
]
/** Folders with content, at any depth. */
const within = /^(content|resources\/(blueprints|fieldsets|forms)|public\/[^/]+|storage\/app\/public)(\/|$)/
/** What Statamic and bundlers write. */
const built = /^public\/(build|vendor|dist|hot)(\/|$)/

/** Maximum levels of folders: a link to a folder above itself would never end. */
const maxLevels = 24

/** Whether a folder may hold content. Folders of Statamic and of bundlers below `public` never do. */
export const isContentFolder = (folder: string): boolean =>
  (parents.includes(folder) || within.test(folder)) &&
  !built.test(folder) &&
  !isHidden(folder) &&
  folder.split('/').length <= maxLevels

/**
 * Whether an error of the file system says that a path does not exist. After any other error the path may
 * exist.
 */
export const isMissing = (err: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((err as NodeJS.ErrnoException).code ?? '')

/** Reads the disks that `config/filesystems.php` describes. The file is never run: only its texts are read. */
import type { Value, Values } from '../../../../../src/content/types.ts'
import { defined } from '../../../../../src/content/values/values.ts'
import { arrayIn, memberMap, pathsIn, textsIn, withoutComments } from './php-arrays.ts'

/** Folders of a Laravel project by the function that names them. */
const folders: Readonly<Record<string, string>> = {
  public_path: 'public/',
  storage_path: 'storage/',
  base_path: '',
}

/** `public_path('img')` → `public/img`; undefined for a folder outside of the project. */
function rootIn(expression: string): string | undefined {
  const [, name, rest] = /\b(public_path|storage_path|base_path)\s*\(([\s\S]*)$/.exec(expression) ?? []
  if (name === undefined || rest === undefined) return undefined
  const segments = `${folders[name]}${textsIn(rest).join('/')}`
    .split('/')
    .filter((part) => !/^\.?$/.test(part))
  return segments.includes('..') ? undefined : segments.join('/')
}

/** The path that an address ends with: `env('APP_URL').'/storage'` → `/storage`. */
const pathIn = (expression: string): string | undefined =>
  pathsIn(expression)
    .findLast((path) => path !== '/')
    ?.replace(/\/+$/, '')

function readDisk(expression: string): Values {
  const members = memberMap(expression)
  // Without undefined members: what JSON does not know is not kept for the next start.
  return defined({ root: rootIn(members.get('root') ?? ''), url: pathIn(members.get('url') ?? '') })
}

/**
 * The disks of a project by name, each with its folder in the project (`root`) and the path of its address
 * (`url`), as far as they can be told: `{ disks: { assets: { root: 'public/assets', url: '/assets' } } }`.
 */
export function parseFilesystems(text: string): Value {
  const php = withoutComments(text)
  const disks = arrayIn(php, 'disks') ?? []
  return { disks: Object.fromEntries(disks.map(([name, expression]) => [name, readDisk(expression)])) }
}

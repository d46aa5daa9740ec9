/**
 * Fails when the browser's code is larger than the limits, or holds what it should not (React at first, the
 * design system on other pages). Without a folder it measures `dist/client`, and builds first when that is
 * stale; a given folder is measured as it is.
 *
 *     node scripts/checks/size-limits.mjs [folder]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { moduleListFile } from '../build/module-list.mjs'

const entry = 'src/entry-client.tsx'
const sheets = ['src/styles/first-screen.css', 'src/styles/below.css']
/**
 * Modules where the script of a page of content starts; the app (`src/client/site.tsx`) is added when
 * measuring. All that they import statically is counted too.
 */
const roots = [entry, 'src/client/start/after-load.ts']
const messages = 'src/i18n/messages/'

/**
 * Limits in bytes after compression with brotli: of the script before the first interaction, of all script of
 * a page of content, and of its styles.
 */
export const limits = { critical: 4_864, all: 96_192, styles: 14_736 }

const isReact = (id) => /node_modules\/(?:react|react-dom|scheduler)\//.test(id)
const isDesignSystem = (id) =>
  /^src\/(?:showcase|layouts\/designsystem|pages\/(?:designsystem|showcase))|\.examples\.tsx$/.test(id)

/** Reads the browser's build in a folder (`dist/client`): its chunks, and the modules in them. */
export function readClient(folder) {
  const readJson = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const manifest = readJson('.vite/manifest.json')
  const modules = readJson(moduleListFile)
  const bytesOf = (file) => {
    const compressed = join(folder, `${file}.br`)
    if (existsSync(compressed)) return readFileSync(compressed).length
    return brotliCompressSync(readFileSync(join(folder, file))).length
  }
  return { manifest, modules, bytesOf }
}

/** The files of some chunks of the manifest, and of all chunks that they import statically. */
function filesOf({ manifest }, keys) {
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen]
}

/** The key of the manifest's chunk that contains a module. */
const holderOf = ({ manifest, modules }, id) =>
  Object.keys(manifest).find((key) => modules[manifest[key].file]?.includes(id)) ?? id

/**
 * Measures what a page loads at first and after the first interaction, and compares that with the limits.
 * @returns `rows` of name, bytes and limit, a sentence for each of the `breaches`, and the `files` with bytes
 */
export function measure(client) {
  const sum = (files) => files.reduce((bytes, file) => bytes + client.bytesOf(file), 0)
  const critical = filesOf(client, [entry])
  const used = filesOf(client, [...roots, holderOf(client, 'src/client/site.tsx')])
  const texts = Object.keys(client.manifest)
    .filter((key) => key.startsWith(messages))
    .map((key) => sum(filesOf(client, [key])))
  const styles = sheets.map((key) => client.manifest[key].file)
  const rows = [
    ['script before the first sign of use', sum(critical), limits.critical],
    ['all script of a page of content', sum(used) + Math.max(...texts), limits.all],
    ['style of the site', sum(styles), limits.styles],
  ]
  const holds = (files, isUnwanted) => files.flatMap((file) => client.modules[file] ?? []).find(isUnwanted)
  const strangers = [
    [holds(critical, isReact), 'The script before the first sign of use holds React'],
    [holds(used, isDesignSystem), 'Pages of content load code of the design system'],
  ]
  const breaches = [
    ...rows
      .filter(([, bytes, limit]) => bytes > limit)
      .map(
        ([name, bytes, limit]) => `${name}: ${bytes} bytes, ${bytes - limit} more than the ${limit} allowed`,
      ),
    ...strangers.filter(([id]) => id).map(([id, sentence]) => `${sentence}: ${id}`),
  ]
  return { rows, breaches, files: used.map((file) => [file, client.bytesOf(file)]) }
}

function print({ rows, breaches, files }) {
  const line = (name, bytes, note) => `${name.padEnd(44)}${String(bytes).padStart(8)}${note}`
  const table = [
    ...rows.map(([name, bytes, limit]) => line(name, bytes, ` of ${limit}`)),
    ...files.map(([file, bytes]) => line(`  ${file}`, bytes, '')),
  ]
  process.stdout.write(`Bytes in brotli\n${table.join('\n')}\n`)
  for (const breach of breaches) process.stderr.write(`Too much: ${breach}\n`)
}

function run(folder) {
  if (!folder) {
    const build = join(import.meta.dirname, '../build/build-if-stale.mjs')
    const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
    if (status !== 0) return 1
  }
  const measured = measure(readClient(folder ?? join(import.meta.dirname, '../../dist/client')))
  print(measured)
  return measured.breaches.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = run(process.argv[2])

/**
 * Builds the site into `dist/` when there is no fresh build; `npm start` and `npm test` run it first.
 *
 *     node scripts/build/build-if-stale.mjs [--force]
 *
 * A build is fresh while none of its sources has changed since it began. `dist/.built` holds the time when it
 * began, and is written last, so that a build that failed or was interrupted never counts as fresh.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { writeBuild } from './build-id.mjs'
import { compressFiles } from './compress.mjs'
import { writeLicences } from './licences.mjs'
import { copyNativePackages } from './native-packages.mjs'
import { packageListFile } from './package-list.mjs'

const root = join(import.meta.dirname, '../..')
const at = (path) => join(root, path)

const stamp = at('dist/.built')
const vite = at('node_modules/vite/bin/vite.js')
/** Files and folders in the project's folder that a build is made of. */
const isInput = /^(src|extensions|server|public|vite\.config\.ts|package-lock\.json|tsconfig.*\.json)$/
/** Folders with the scripts that make the build, whose changes make it stale as well. */
const tools = ['scripts/build', 'scripts/design']
/** Files and folders that Vite writes, and without which a build is not whole. */
const lists = ['client', 'server'].map((side) => `dist/${side}/${packageListFile}`)
const bundles = [
  'dist/server/main.js',
  'dist/parser/worker.js',
  'dist/client/.vite/manifest.json',
  'dist/embedded',
  ...lists,
]
const outputs = [...bundles, 'dist/build.json', 'dist/sbom.cdx.json']

const say = (line) => process.stdout.write(`${line}\n`)

function fail(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/**
 * Time of the latest change at or below a path, in milliseconds since 1970. A folder's own time changes when
 * a file in it is removed.
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0
  return readdirSync(path).reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs)
}

function isFresh() {
  if (!existsSync(stamp) || !outputs.every((path) => existsSync(at(path)))) return false
  const inputs = [...readdirSync(root).filter((name) => isInput.test(name)), ...tools]
  return Math.max(...inputs.map((name) => newest(at(name)))) <= Number(readFileSync(stamp, 'utf8'))
}

function runVite() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, signal } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (status !== 0) fail(`The build failed (${signal ?? `exit code ${status}`}); nothing was started.`)
  const missing = bundles.filter((path) => !existsSync(at(path)))
  if (missing.length > 0) fail(`The build ended without ${missing.join(', ')}; nothing was started.`)
}

async function build() {
  if (!existsSync(vite)) fail('The packages to build with are missing. Run: npm ci')
  const started = Date.now()
  rmSync(at('dist'), { recursive: true, force: true })
  say('Building the site…')
  runVite()
  // dist/ also runs alone, where no package.json above it says that its files are modules.
  writeFileSync(at('dist/package.json'), '{ "private": true, "type": "module" }\n')
  const native = copyNativePackages(root, at('dist'))
  writeLicences(root, at('dist/third-party-licences.txt'), native)
  writeBillOfMaterials(root, at('dist'), native)
  await compressFiles(at('dist/client'))
  writeBuild(at('dist'), started)
  writeFileSync(stamp, String(started))
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

if (process.argv.includes('--force') || !isFresh()) await build()

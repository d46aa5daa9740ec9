/** Collects the licences of all packages that the build contains. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that npm counts as development only, but whose files (fonts) are served. */
const served = /node_modules\/@fontsource/
/**
 * Whether a package is installed only because others may use it (an optional package, or a peer such as
 * TypeScript); the build holds nothing of it.
 */
const isTool = ({ optional, devOptional, peer }) => Boolean(optional || devOptional || peer)
/** `LICENSE`, `licence.md`, `COPYING`, `NOTICE.txt` */
const isLicence = /^(licen[cs]e|copying|notice)/i

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

function entry(folder) {
  const { name, version, license } = readJson(join(folder, 'package.json'))
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n')
}

/** Whether code or files of a package are in the bundles. */
const isPart = (path, about) =>
  path !== '' && !path.includes('@types/') && !isTool(about) && (!about.dev || served.test(path))

/**
 * Writes the licences of all packages whose code or files are part of the build, as the licences require.
 * @param {readonly string[]} native names of the packages that lie beside the bundles
 */
export function writeLicences(root, target, native = []) {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const isNative = (path) => native.includes(path.replace(/^node_modules\//, ''))
  const entries = Object.entries(packages)
    .filter(([path, about]) => isNative(path) || isPart(path, about))
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(folder))
    .map(entry)
  writeFileSync(target, `${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}

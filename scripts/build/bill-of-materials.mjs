/** Writes the bill of materials of a build: which packages are in it, for tools that look for known faults. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageListFile } from './package-list.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Name of the innermost package of a path in the lockfile. */
const nameOf = (path) => path.split('node_modules/').at(-1)

/** Package URL, which scanners know a package by: `pkg:npm/%40redis/client@6.3.1`. */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** How CycloneDX writes a licence: the first form whose pattern fits. */
const licenceForms = [
  [/^[\w.+-]+$/, (id) => [{ license: { id } }]],
  [/^[\w.+() -]+$/, (expression) => [{ expression }]],
  [/./, (name) => [{ license: { name } }]],
]
const licencesOf = (text) => licenceForms.find(([pattern]) => pattern.test(text))?.[1](text)

/** `sha512-…` in base 64, as npm writes it, in the words and the hexadecimal digits of CycloneDX. */
function hashOf(integrity) {
  const [, size, digest] = /^sha(\d+)-(\S+)/.exec(integrity)
  return { alg: `SHA-${size}`, content: Buffer.from(digest, 'base64').toString('hex') }
}

/** The hash is that of the archive that npm fetched, and stands beside its address for that reason. */
const archiveOf = ({ resolved, integrity }, name, version) => ({
  type: 'distribution',
  url: resolved ?? `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
  hashes: [hashOf(integrity)],
})

function component([path, about]) {
  const { name = nameOf(path), version, license, integrity } = about
  const [group, plain] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    ...(group && { group }),
    name: plain,
    version,
    scope: 'required',
    ...(license && { licenses: licencesOf(license) }),
    purl: purlOf(name, version),
    ...(integrity && { externalReferences: [archiveOf(about, name, version)] }),
  }
}

/** The same build has the same number everywhere: a UUID (version 8) of what the bill says. */
function serialNumber(components) {
  const hex = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`
}

/**
 * The bill of materials in the form of CycloneDX 1.6. It says nothing of the time, so that the same sources
 * make the same bill.
 * @param {object} lock what `package-lock.json` says
 * @param {readonly string[]} paths paths of the packages in the build, as the lockfile writes them
 */
export function billOfMaterials(lock, paths) {
  const missing = paths.filter((path) => !lock.packages[path])
  if (missing.length > 0) throw new Error(`package-lock.json does not name ${missing.join(', ')}`)
  const made = paths.map((path) => component([path, lock.packages[path]]))
  const components = [...new Map(made.map((each) => [each.purl, each])).values()].toSorted((one, other) =>
    one.purl < other.purl ? -1 : 1,
  )
  const { name = 'site', version = '0.0.0', license } = lock.packages[''] ?? {}
  const site = { type: 'application', 'bom-ref': purlOf(name, version), name, version }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(components),
    version: 1,
    metadata: { component: { ...site, ...(license && { licenses: licencesOf(license) }) } },
    components,
  }
}

/**
 * Writes `dist/sbom.cdx.json` from the lists that the bundles carry.
 * @param {readonly string[]} native names of the packages that lie beside the bundles
 */
export function writeBillOfMaterials(root, dist, native = []) {
  const bundled = ['client', 'server'].flatMap((side) => readJson(join(dist, side, packageListFile)))
  const paths = [...bundled, ...native.map((name) => `node_modules/${name}`)]
  const bill = billOfMaterials(readJson(join(root, 'package-lock.json')), paths)
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
}

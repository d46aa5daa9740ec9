/** Measures the bytes that a browser loads for the first view of the home page. */
import { readFileSync } from 'node:fs'
import { httpGet } from './http-get.mjs'
import { readDocument } from './markup.mjs'

const br = { 'accept-encoding': 'br, gzip' }
/**
 * Headers of a visit on a phone that starts outside the site (`none`: at a typed address or a bookmark), for
 * which the first style sheet is embedded in the document.
 */
const fromOutside = {
  ...br,
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mobile',
}

/**
 * The module that the home page in the default language needs, for each folder with alternative modules.
 */
const homeModules = {
  'src/pages/': 'src/pages/home.tsx',
  'src/layouts/': 'src/layouts/default.tsx',
  'src/i18n/messages/': 'src/i18n/messages/nl.ts',
}

const isOfHome = (key) => {
  const folder = Object.keys(homeModules).find((start) => key.startsWith(start))
  return folder === undefined || key === homeModules[folder]
}

/**
 * Addresses of the scripts of chunks and of all that they import; with `later`, dynamically as well, as far
 * as the home page needs it.
 * @param roots keys of chunks in the manifest
 */
function filesFrom(manifest, roots, later) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key]
    for (const next of [...imports, ...(later ? dynamicImports.filter(isOfHome) : [])]) visit(next)
  }
  roots.forEach(visit)
  return [...seen].map((key) => `/${manifest[key].file}`).filter((file) => file.endsWith('.js'))
}

/**
 * Addresses of the home page's scripts: `before`, those that load with the document, and `after`, all that
 * have loaded after hydration.
 * @param manifest Vite's manifest of the build
 * @param linked addresses of the scripts that the document links
 */
export function scriptsOf(manifest, linked) {
  const keys = Object.keys(manifest).filter((key) => linked.includes(`/${manifest[key].file}`))
  const before = new Set([...linked, ...filesFrom(manifest, keys, false)])
  return { before: [...before], after: [...new Set([...before, ...filesFrom(manifest, keys, true)])] }
}

/**
 * Measures the number of files and of bytes on the wire, by kind: `{ style: { files, bytes }, … }`.
 * @param url address of a running server
 * @param manifestFile path of its build's manifest
 */
export async function weighFirstView(url, manifestFile) {
  const sizeOf = async (path) => (await httpGet(url + path, br)).body.length
  const sum = async (paths) => {
    const sizes = await Promise.all(paths.map(sizeOf))
    return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) }
  }
  const plain = await httpGet(`${url}/`)
  const { styles, scripts, fonts, pictures } = readDocument(plain.body.toString())
  const { before, after } = scriptsOf(JSON.parse(readFileSync(manifestFile, 'utf8')), scripts)
  return {
    'document, not compressed': { files: 1, bytes: plain.body.length },
    document: await sum(['/']),
    'document, first styles inside': { files: 1, bytes: (await httpGet(`${url}/`, fromOutside)).body.length },
    style: await sum(styles),
    'script before interaction': await sum(before),
    'script after hydration, all': await sum(after),
    'fonts, preloaded': await sum(fonts),
    'pictures, not lazy': await sum(pictures),
  }
}

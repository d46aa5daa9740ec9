import { readFileSync } from 'node:fs'
import { ask } from './ask.mjs'
import { readDocument } from './markup.mjs'

const br = { 'accept-encoding': 'br, gzip' }
/** What a phone says that comes from outside: its document has the first style sheet inside. */
const fromOutside = {
  ...br,
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mobile',
}

/**
 * Of each folder whose modules exclude each other, the one that the home page in the default language needs.
 */
const oneOf = {
  'src/pages/': 'src/pages/home.tsx',
  'src/layouts/': 'src/layouts/default.tsx',
  'src/i18n/messages/': 'src/i18n/messages/nl.ts',
}

const isOfHome = (key) => {
  const folder = Object.keys(oneOf).find((start) => key.startsWith(start))
  return folder === undefined || key === oneOf[folder]
}

/** Files of chunks and of what they import; with what they ask for later, too, if that is `later`. */
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
 * Scripts of the home page: those that its document asks for, and all that it has once the page is taken
 * over.
 */
export function scriptsOf(manifest, linked) {
  const keys = Object.keys(manifest).filter((key) => linked.includes(`/${manifest[key].file}`))
  const before = new Set([...linked, ...filesFrom(manifest, keys, false)])
  return { before: [...before], after: [...new Set([...before, ...filesFrom(manifest, keys, true)])] }
}

/** Bytes on the wire by kind. @param url of a running server, @param manifestFile of its build */
export async function weighFirstView(url, manifestFile) {
  const sizeOf = async (path) => (await ask(url + path, br)).body.length
  const sum = async (paths) => {
    const sizes = await Promise.all(paths.map(sizeOf))
    return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) }
  }
  const plain = await ask(`${url}/`)
  const { styles, scripts, fonts, pictures } = readDocument(plain.body.toString())
  const { before, after } = scriptsOf(JSON.parse(readFileSync(manifestFile, 'utf8')), scripts)
  return {
    'document, not compressed': { files: 1, bytes: plain.body.length },
    document: await sum(['/']),
    'document, first styles inside': { files: 1, bytes: (await ask(`${url}/`, fromOutside)).body.length },
    style: await sum(styles),
    'script before interaction': await sum(before),
    'script after hydration, all': await sum(after),
    'fonts, preloaded': await sum(fonts),
    'pictures, not lazy': await sum(pictures),
  }
}

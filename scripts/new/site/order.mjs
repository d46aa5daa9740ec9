/** What was asked for on the command line, checked. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { Refusal } from '../refusal.mjs'

/** The languages of a site for which none are named. */
const usualLanguages = 'nl,en,de'
const usualColour = '#005a9c'
/** Lowest contrast of text (WCAG 2.2, 1.4.3). */
const textContrast = 4.5
/** As `brand.yaml` allows. */
const longestName = 100

/** Imports a module of the front end, which is in TypeScript. */
const load = async (path) =>
  (
    await runnerImport(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), {
      configFile: false,
      logLevel: 'error',
    })
  ).module

/** `.git` alone is what `git init` or a clone of a new repository leaves. */
function assertEmpty(folder) {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new Refusal(`${folder} is a file`)
  const others = readdirSync(folder).filter((name) => name !== '.git')
  if (others.length > 0) throw new Refusal(`${folder} is not empty: it has ${others.toSorted()[0]}`)
}

/** `our-site` → `Our site`. */
const nameOf = (folder) =>
  basename(folder)
    .replace(/[-_.\s]+/g, ' ')
    .trim()
    .replace(/^./u, (letter) => letter.toUpperCase())

function readName(given) {
  const name = given.replace(/\s+/g, ' ').trim()
  if (/\p{Cc}/u.test(name)) throw new Refusal('--name must not have control characters')
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Refusal(`--name must have a letter, not "${given}"`)
  if (name.length > longestName)
    throw new Refusal(`--name must have at most ${longestName} characters, not ${name.length}`)
  return name
}

/** The English of this site is that of the specification. */
const usualRegions = { en: 'GB' }

/** A language by its tag, such as `fr` or `pt-BR`; undefined for what is none. */
function languageOf(tag) {
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag)) return undefined
  const [lang] = Intl.getCanonicalLocales(tag)
  const label = new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }).of(lang)
  if (!label) return undefined
  const { language, region = usualRegions[language] ?? new Intl.Locale(lang).maximize().region } =
    new Intl.Locale(lang)
  return {
    lang,
    /** The handle of its site in the content. */
    site: lang.toLowerCase().replaceAll('-', '_'),
    locale: `${language}_${region}`,
    label: label.replace(/^./u, (letter) => letter.toLocaleUpperCase(lang)),
  }
}

function readLanguages(given) {
  const languages = given.split(',').map((part) => {
    const language = languageOf(part.trim())
    if (!language) throw new Refusal(`--languages: "${part.trim()}" is no language, such as fr or pt-BR`)
    return language
  })
  const twice = languages.find(({ lang }, index) =>
    languages.slice(0, index).some((other) => other.lang === lang),
  )
  if (twice) throw new Refusal(`--languages names ${twice.lang} twice`)
  return languages
}

/** A colour as `#rrggbb`, and whether dark ink is seen better on it than white. */
async function readColour(given) {
  const { createPalette } = await load('server/brand/palette/palette.ts')
  const { parseColour } = await load('server/brand/palette/parse-colour.ts')
  const { luminance, ratio } = await load('server/brand/palette/oklch.ts')
  const result = createPalette({ brand: given })
  if (result.kind === 'wrong') throw new Refusal(`--colour ${result.faults[0].text}`)
  const colour = parseColour(given)
  return { colour, isLight: ratio(luminance(colour), luminance('#ffffff')) < textContrast }
}

/**
 * Reads the folder and options of a new site: its name, its languages, the first of which is the default,
 * its colour, and the English texts of the interface.
 * @throws Refusal for the first one that cannot be used
 */
export async function readOrder(folder, { name, languages = usualLanguages, colour = usualColour }) {
  assertEmpty(folder)
  return {
    name: readName(name ?? nameOf(folder)),
    languages: readLanguages(languages),
    ...(await readColour(colour)),
    messages: (await load('src/i18n/messages/en.ts')).default,
  }
}

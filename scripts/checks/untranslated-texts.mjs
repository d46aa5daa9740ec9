/**
 * Lists the texts that each language of the site shows in English, because they are not translated yet. This
 * is information only: the command never fails.
 *
 *     npm run texts
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const messages = 'src/i18n/messages'
const source = 'src'

/** Keys of a table of texts in a source file, as Biome formats it: `  'menu-more': 'Meer',`. */
const keysIn = (text) => [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?:/gm)].map(([, key]) => key)

/** Paths where the design system has the texts of one language, or should have: `src/…/texts/nl.ts`. */
const textFiles = (root, locale) =>
  readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])(?:texts|words)$/.test(name))
    .map((folder) => `${source}/${folder.replaceAll('\\', '/')}/${locale}.ts`)

/**
 * Counts the texts of a language in tables that hold all languages side by side, such as
 * `{ nl: 'Meer', en: 'More' }`.
 */
function countPhrases(root, locale) {
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(root, source, name))
  const phrase = new RegExp(`\\b${locale}: ['"\`]`, 'g')
  return files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(phrase)?.length ?? 0), 0)
}

/**
 * Finds the texts that are missing in each language: keys of `messages`, `files` of the design system, and
 * how many `phrases` of its examples.
 * @param {string} root folder of the project
 * @returns {readonly { locale: string, messages: readonly string[], files: readonly string[], phrases: number
 * }[]}
 */
export function untranslated(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const all = keysIn(read(`${messages}/nl.ts`))
  const phrases = countPhrases(root, 'en')
  return readdirSync(join(root, messages))
    .map((name) => name.replace(/\.ts$/, ''))
    .map((locale) => {
      const own = new Set(keysIn(read(`${messages}/${locale}.ts`)))
      return {
        locale,
        messages: all.filter((key) => !own.has(key)),
        files: textFiles(root, locale).filter((path) => !existsSync(join(root, path))),
        phrases: phrases - countPhrases(root, locale),
      }
    })
}

function sentencesOf({ locale, messages: keys, files, phrases }) {
  const lines = [
    [keys.length, 'texts of the interface', keys],
    [files.length, 'files of the design system', files],
    [phrases, 'phrases of its examples', []],
  ]
  return lines
    .filter(([count]) => count > 0)
    .map(([count, what, names]) => [`${locale} shows ${count} ${what} in English`, ...names].join('\n  '))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = untranslated(join(import.meta.dirname, '../..')).flatMap(sentencesOf)
  process.stdout.write(`${lines.join('\n') || 'Every language says everything itself'}\n`)
}

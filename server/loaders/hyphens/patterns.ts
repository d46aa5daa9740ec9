/** Where the words of a language may be broken: Liang's patterns, as TeX has them, of the package `hyphen`. */
import { memoText } from '../../../src/shared/memo.ts'

/** Puts soft hyphens into a word. */
export type BreakWord = (word: string) => string

/** The patterns of a language, which the package's own function reads. */
type LoadPatterns = () => Promise<{ readonly default: unknown }>

/** Patterns by language tag in small letters, whole or its first part. Of others no word is broken. */
const loaders: Readonly<Record<string, LoadPatterns>> = {
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  en: () => import('hyphen/patterns/en-gb.js'),
  'en-us': () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  it: () => import('hyphen/patterns/it.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  nn: () => import('hyphen/patterns/nn.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  sv: () => import('hyphen/patterns/sv.js'),
}

/** Loaded once for each language, by the first heading that has a long word: some 50 to 100 ms, and 1 to 3 MB. */
const load = memoText(async (name: string): Promise<BreakWord> => {
  const [{ default: createHyphenator }, patterns] = await Promise.all([import('hyphen'), loaders[name]?.()])
  return createHyphenator(patterns?.default, { html: false })
})

/**
 * Loads what breaks the words of a language; undefined where no patterns are known.
 * @param lang language tag (BCP 47)
 */
export function loadPatterns(lang: string): Promise<BreakWord> | undefined {
  const tag = lang.toLowerCase()
  const name = [tag, tag.split('-')[0] ?? ''].find((each) => Object.hasOwn(loaders, each))
  return name === undefined ? undefined : load(name)
}

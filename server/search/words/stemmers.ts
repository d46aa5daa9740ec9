import { dutchStems } from './dutch-stems.ts'
import { foldWord } from './words.ts'

/**
 * The stems of a word, folded: what its inflected forms have in common. Words of which any stem is the same
 * are forms of one word.
 */
export type Stems = (word: string) => readonly string[]

/** Removes the endings of a word in lower case, with its accents. */
type Stemmer = (word: string) => string
type LoadStemmer = () => Promise<{ readonly stemmer: Stemmer }>

const norwegian: LoadStemmer = () => import('@orama/stemmers/norwegian')

/** The stemmers of the Snowball project, by the first part of a language tag. */
const loaders: Readonly<Record<string, LoadStemmer>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  ga: () => import('@orama/stemmers/irish'),
  hi: () => import('@orama/stemmers/indian'),
  hu: () => import('@orama/stemmers/hungarian'),
  hy: () => import('@orama/stemmers/armenian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  nb: norwegian,
  ne: () => import('@orama/stemmers/nepali'),
  nl: () => import('@orama/stemmers/dutch'),
  nn: norwegian,
  no: norwegian,
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sr: () => import('@orama/stemmers/serbian'),
  sv: () => import('@orama/stemmers/swedish'),
  ta: () => import('@orama/stemmers/tamil'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
}

/** What is made of the stems of a language whose stemmer leaves several for one word. */
const spellings: Readonly<Record<string, (stem: string, stemmer: Stemmer) => readonly string[]>> = {
  nl: dutchStems,
}

/** Number of letters up to which a word has no endings. */
const shortest = 2

/** A language whose words have no stems that are known. */
export const noStems: Stems = () => []

/**
 * Loads the stemmer of a language; `noStems` where there is none. Stems are made of the word with its accents,
 * which the rules of German, Finnish or French need, and folded afterwards.
 * @param lang language tag (BCP 47)
 */
export async function loadStems(lang: string): Promise<Stems> {
  const [language = ''] = lang.toLowerCase().split('-')
  if (!Object.hasOwn(loaders, language)) return noStems
  const module = await loaders[language]?.()
  if (!module) return noStems
  const { stemmer } = module
  const spell = spellings[language] ?? ((stem) => [stem])
  return (word) => (word.length > shortest ? spell(stemmer(word), stemmer).map(foldWord) : [])
}

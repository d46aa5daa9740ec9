/**
 * Compares names of sets and pages with those of collections: `news_list`, `Latest news` and `nieuwsoverzicht`
 * each name a collection, in the singular or plural.
 */
import { handleWords, wordSet } from './handle-words.ts'

/** Words around the name of a collection that only say that it is listed, in English, Dutch and German. */
const listing = wordSet(
  'list lists listing lijst liste overview overzicht uebersicht index archive archief archiv latest recent recente laatste ' +
    'neueste aktuelle all alle featured uitgelicht slider carousel grid raster feed cards kaarten tiles teaser teasers ' +
    'items entries posts berichten',
)

/** Words that say nothing of what is shown. */
const neutral = wordSet('section sectie block blok our onze ons unser unsere het de die der das the')

/** Such words at the end of a compound: `blogslider`, `nieuwsoverzicht`. */
const endings = [
  ...wordSet('overzicht uebersicht overview lijst liste list slider grid index archief archiv carousel'),
]

const withoutEnding = (word: string): string => {
  const ending = endings.find((each) => word.length > each.length + 2 && word.endsWith(each))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A word without the endings of plurals: `vacatures` and `vacature` are `vacatur`. */
const stemOf = (word: string): string => {
  const stem = word.replace(/ies$/, 'y').replace(/(?:en|es|e|s|n)$/, '')
  return stem.length < 3 ? word : stem.length === word.length ? stem : stemOf(stem)
}

/**
 * The name of a collection, or of what lists it, in a form in which both are equal; undefined for a name
 * without a word of its own, such as `overview`.
 */
export function collectionKey(name: string): string | undefined {
  const words = handleWords(name).map(withoutEnding)
  const own = words.filter((word) => !listing.has(word) && !neutral.has(word) && !/^\d+$/.test(word))
  return own.map(stemOf).join('') || undefined
}

/** Whether a name says that it lists something: `latest_news`, `blogslider`. */
export const namesList = (name: string): boolean =>
  handleWords(name).some((word) => listing.has(word) || withoutEnding(word) !== word)

/** Whether a name asks for what stands below the page: the entries mounted on it, or its children. */
export const namesChildren = (name: string): boolean =>
  /^(?:index_content|children|child_pages|subpages|sub_pages|subpaginas|onderliggende_paginas|unterseiten|kinderen)$/.test(
    handleWords(name).join('_'),
  )

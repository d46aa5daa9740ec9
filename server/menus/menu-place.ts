/** Tells from the handle of a navigation where in a site it belongs. */
import { handleWords } from '../../src/content/kinds/handle-words.ts'
import { memoBounded } from '../../src/shared/memo.ts'

/** Where a navigation belongs. Lower ranks come first among those of one place. */
export interface MenuPlace {
  readonly place: 'main' | 'footer'
  readonly rank: number
}

/** Words for a menu itself, alone or at the end of another word: `hoofdnavigatie`, `fusszeile`. */
const menu =
  'menu|menue|nav|navi|navigatie|navigation|links|rows?|columns?|balk|bar|leiste|tekst|text|zeile|bereich'

/** Dutch, English and German words for places, each place before those that its navigation may name too. */
const places: readonly (MenuPlace & { readonly words: string })[] = [
  { place: 'footer', rank: 0, words: 'footer|foot|voet|fuss|onder|unter|unten|bottom|colofon|colophon' },
  { place: 'footer', rank: 1, words: 'service|meta|dienst|hulp|hilfe|help' },
  { place: 'footer', rank: 2, words: 'legal|juridisch|rechtlich|rechtliches|impressum|imprint' },
  { place: 'main', rank: 0, words: 'main|primary|hoofd|haupt|global|site|website' },
  { place: 'main', rank: 1, words: 'header|head|kop|kopf' },
  { place: 'main', rank: 2, words: 'top|boven|oben' },
]

const rows = places.map(({ words, ...found }) => ({ found, word: new RegExp(`^(?:${words})(?:${menu})?$`) }))
const menuWord = new RegExp(`^(?:${menu})+$`)

/** The place that a handle names: `voettekst`, `FooterLinks`, `haupt_menue`; undefined for `campagne`. */
export const menuPlaceOf = memoBounded((handle: string): MenuPlace | undefined => {
  const words = handleWords(handle)
  const row = rows.find(({ word }) => words.some((each) => word.test(each)))
  return (
    row?.found ??
    (words.length > 0 && words.every((word) => menuWord.test(word)) ? { place: 'main', rank: 3 } : undefined)
  )
})

const placeWords = new RegExp(`^(?:${places.map(({ words }) => words).join('|')})?(?:${menu})?$`)

/**
 * What visitors may read of a title that editors gave a navigation: without the words for its place, which
 * come first, as in `Footer: over ons`. Undefined where nothing is left of it, as of `Voettekst`.
 */
export function shownTitle(title: string | undefined): string | undefined {
  const words = [...(title ?? '').matchAll(/[^\s:,|/_–-]+/gu)]
  const first = words.find(([word]) => !handleWords(word).every((each) => placeWords.test(each)))
  const rest = first && title?.slice(first.index).trim()
  return rest && rest.slice(0, 1).toUpperCase() + rest.slice(1)
}

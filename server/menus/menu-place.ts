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
  'menu|menue|nav|navi|navigatie|navigation|links|rows?|columns?|balk|bar|barre|leiste|liens|tekst|text|zeile|bereich'

/** Dutch, English, German and French words for places, each place before those that its navigation may name too. */
const places: readonly (MenuPlace & { readonly words: string })[] = [
  {
    place: 'footer',
    rank: 0,
    words: 'footer|foot|voet|fuss|onder|unter|unten|pied|bas|bottom|colofon|colophon',
  },
  { place: 'footer', rank: 1, words: 'service|meta|dienst|hulp|hilfe|help|aide' },
  {
    place: 'footer',
    rank: 2,
    words: 'legal|juridisch|rechtlich|rechtliches|impressum|imprint|mentions|legale|legales',
  },
  {
    place: 'main',
    rank: 0,
    words: 'main|primary|hoofd|haupt|global|site|website|principal|principale|primaire',
  },
  { place: 'main', rank: 1, words: 'header|head|kop|kopf|entete|tete' },
  { place: 'main', rank: 2, words: 'top|boven|oben|haut' },
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

/** The French footer, whose three words are one. */
const ofPage = /\bpied de page\b/i

/**
 * What visitors may read of a title that editors gave a navigation: without the words for its place, which
 * come first, as in `Footer: over ons`. Undefined where nothing is left of it, as of `Voettekst`.
 */
export function shownTitle(written: string | undefined): string | undefined {
  const title = (written ?? '').replace(ofPage, 'pied')
  const words = [...title.matchAll(/[^\s:,|/_–-]+/gu)]
  const first = words.find(([word]) => !handleWords(word).every((each) => placeWords.test(each)))
  const rest = first && title.slice(first.index).trim()
  return rest && rest.slice(0, 1).toUpperCase() + rest.slice(1)
}

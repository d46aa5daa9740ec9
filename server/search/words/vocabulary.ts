import { noStems, type Stems } from './stemmers.ts'
import { foldings, foldWord } from './words.ts'

/** The words of the indexed texts of one language: how they are written, and which are forms of one word. */
export interface Vocabulary {
  /** Takes in a word of a text. Returns the folded forms by which it is found. */
  add(word: string): readonly string[]
  /**
   * Other forms of a word, folded: `dijken` of `dijk`. Some may stand on no page any longer.
   * @param word as somebody wrote it
   */
  inflections(word: string): readonly string[]
  /** A folded word as it was written, in lower case: `überflutung` for `uberflutung`. */
  spelling(folded: string): string
  /** Number of words. */
  size(): number
  /** Removes the words that the index does not have any longer. */
  retain(isIndexed: (folded: string) => boolean): void
}

/** Creates an empty vocabulary. */
export function createVocabulary(stems: Stems = noStems): Vocabulary {
  const known = new Set<string>()
  /** Folded words by their stem; most stems have one word. */
  const families = new Map<string, string | string[]>()
  const spellings = new Map<string, string>()

  const membersOf = (stem: string): readonly string[] => {
    const family = families.get(stem)
    return family === undefined ? [] : typeof family === 'string' ? [family] : family
  }

  function addTo(stem: string, folded: string): void {
    const family = families.get(stem)
    if (family === undefined) families.set(stem, folded)
    else if (typeof family === 'string') families.set(stem, [family, folded])
    else family.push(folded)
  }

  function learn(folded: string, written: string): void {
    known.add(folded)
    if (written !== folded) spellings.set(folded, written)
    for (const stem of new Set(stems(written))) addTo(stem, folded)
  }

  const lower = (word: string): string => word.toLowerCase().normalize('NFC')

  return {
    add(word) {
      const forms = foldings(word)
      const [folded = '', written] = forms
      if (!known.has(folded)) learn(folded, lower(word))
      if (written !== undefined && !known.has(written)) learn(written, written)
      return forms
    },
    inflections(word) {
      const own = foldWord(word)
      // The stem of `gids` is `gid`, as if it were a plural: the word itself counts as a stem, too.
      const all = [own, ...stems(lower(word))].flatMap((stem) =>
        known.has(stem) ? [stem, ...membersOf(stem)] : membersOf(stem),
      )
      const others = new Set(all)
      others.delete(own)
      return [...others]
    },
    spelling: (folded) => spellings.get(folded) ?? folded,
    size: () => known.size,
    retain(isIndexed) {
      for (const word of known) {
        if (isIndexed(word)) continue
        known.delete(word)
        spellings.delete(word)
      }
      for (const stem of [...families.keys()]) {
        const left = membersOf(stem).filter((word) => known.has(word))
        const [only] = left
        if (only === undefined) families.delete(stem)
        else families.set(stem, left.length === 1 ? only : [...left])
      }
    },
  }
}

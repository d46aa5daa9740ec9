/** Spelling of Dutch stems, which the Snowball stemmer leaves as they stand before an ending. */

/** `huiz-en` is a form of `huis`, `briev-en` one of `brief`: no word ends in `z` or `v`. */
const hardened: Readonly<Record<string, string>> = { v: 'f', z: 's' }
const soft = /[vz]$/
/** `gras` and `grass-en`. */
const doubled = /([bfglmnprs])\1$/
/** A verb with `-t`, as in `groei-t` and `werk-t`; of other words that end so nothing stands without it. */
const verb = /(?<=.{2}(?:[bdfgklmprw]|oei|aai|ooi))t$/

/**
 * The stems of a Dutch word in the spelling of its singular, and for a verb with `-t` that without it.
 * @param stem what the Snowball stemmer leaves of the word
 * @param stemmer the Snowball stemmer
 */
export function dutchStems(stem: string, stemmer: (word: string) => string): readonly string[] {
  if (verb.test(stem)) return [stem, stemmer(stem.slice(0, -1))]
  return [stem.replace(doubled, '$1').replace(soft, (letter) => hardened[letter] ?? letter)]
}

/** Spelling of Dutch stems, which the Snowball stemmer leaves as they stand before an ending. */

/** `huiz-en` is a form of `huis`, `briev-en` one of `brief`: no word ends in `z` or `v`. */
const hardened: Readonly<Record<string, string>> = { v: 'f', z: 's' }
const soft = /[vz]$/
/** `gras` and `grass-en`. */
const doubled = /([bfglmnprs])\1$/
/** The syllable before an ending that was opened by it: `boom` and `bom-en`. */
const opened = /(?:^|[^aeiou])([aeou])[bdfgklmnprst]$/
/** An `e` without stress, as in `wandel` or `kwelder`, stays single. */
const unstressed = /[aeiou].*e[lmnr]$/
const ending = /en?$/
/** A verb with `-t`, as in `groei-t` and `werk-t`; other words that end so have no form without it. */
const verb = /(?<=.{2}(?:[bdfgklmprw]|oei|aai|ooi))t$/

/**
 * The stems of a Dutch word in the spelling of its singular. A stem of one syllable before `-en` may have a
 * short vowel (`dag-en`, of `dag`) or a long one (`bom-en`, of `boom`): it counts as both.
 * @param word in lower case
 * @param stem what the Snowball stemmer leaves of it
 */
export function dutchStems(word: string, stem: string): readonly string[] {
  if (verb.test(stem)) return [stem, stem.slice(0, -1)]
  const single = stem.replace(doubled, '$1').replace(soft, (letter) => hardened[letter] ?? letter)
  if (single.length < stem.length || !ending.test(word) || word.length <= stem.length) return [single]
  const vowel = unstressed.test(single) ? undefined : opened.exec(single)?.[1]
  if (vowel === undefined) return [single]
  return [single, `${single.slice(0, -2)}${vowel}${single.slice(-2)}`]
}

/** Reads values that no field describes, such as those of a fieldset that the project does not have. */
import { handleWords, wordSet } from '../../../../src/content/kinds/handle-words.ts'
import type { Value } from '../../../../src/content/types.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { isoDate } from './date-values.ts'
import { readEntry } from './entry-values.ts'
import { type FieldScope, htmlValue } from './field-reader.ts'

/** Maximum characters of a reference. */
const maxLength = 300
/** A reference to an entry or a file: `entry::e-molen`, `statamic://asset::main::img/kap.jpg`. */
const reference = /^(?:statamic:\/\/)?(?:entry|asset|term)::\S/
/** The id that Statamic gives to an entry. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** What an id of an entry looks like that a person has written. */
const idLike = /^[\w-]{1,100}$/
/** A path whose name ends like that of a file. */
const filePath = /^[^\n<>{}]*\.[a-z0-9]{2,5}$/i
/** A term with its taxonomy: `topics::wind`. */
const term = /^[a-z]\w*::[\w-]+$/i

/**
 * The target of a text that is nothing but a reference to an entry, a file or a term; undefined when the
 * target of an address is missing. Any other text stays as it is.
 */
export function readLooseText(text: string, scope: FieldScope): Value {
  const { context } = scope
  if (text.length > maxLength) return text
  if (reference.test(text)) return resolveAddress(text, context)
  if (uuid.test(text)) return readEntry(text, scope) ?? text
  if (filePath.test(text)) return context.asset(undefined, text) ?? text
  const [taxonomy, slug] = term.test(text) ? splitReference(text) : []
  return taxonomy && slug && context.hasTaxonomy(taxonomy) ? context.term(taxonomy, slug) : text
}

/** Seconds of a day, and how far from 1970 a number of seconds is at least to be no other number. */
const [daySeconds, minSeconds] = [86_400, 1e8]

/** A date without quotes is a number of seconds in YAML: whole days of some decades are a date again. */
export const readLooseDate = (value: number): Value =>
  value % daySeconds === 0 && Math.abs(value) >= minSeconds ? (isoDate(value) ?? value) : value

/** Words of names whose texts are written for machines, or as a sample. */
const ofCode = wordSet('code css js javascript json yaml script snippet svg html embed regex schema')

/** What people write in Markdown alone. Each ends where it would begin again, so that its time grows with length. */
const marks = [
  /** Bold words. */
  /(?:^|[\s(])\*\*[^\s*][^*\n]*\*\*(?=$|[\s.,;:!?)])/m,
  /** A link. */
  /\[[^[\]\n]+\]\((?:https?:\/\/|\/|#|mailto:|tel:|statamic:\/\/)/,
  /** A heading above something. */
  /^#{2,6} \S.*\n/m,
  /** Items of a list, and numbered ones. */
  /^[-*+] \S.*\n+[-*+] \S/m,
  /^1[.)] \S.*\n+2[.)] \S/m,
]
const isMarkdown = (text: string): boolean => marks.some((mark) => mark.test(text))

/** The markup of a text that is written in Markdown; undefined for any other value. */
export const readLooseMarkdown = (handle: string, value: Value, { text }: FieldScope): Value =>
  typeof value === 'string' && !handleWords(handle).some((word) => ofCode.has(word)) && isMarkdown(value)
    ? htmlValue(text.fromMarkdown(value))
    : undefined

/** The entries that a list of nothing but their ids names; undefined for any other list. */
export function readLooseList(items: readonly Value[], scope: FieldScope): Value {
  const ids = items.filter((item) => typeof item === 'string' && idLike.test(item))
  if (ids.length === 0 || ids.length < items.length) return undefined
  if (!ids.every((id) => scope.context.entry(id as string))) return undefined
  return ids.map((id) => readEntry(id as string, scope)).filter((entry) => entry !== undefined)
}

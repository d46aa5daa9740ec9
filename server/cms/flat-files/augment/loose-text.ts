/** Reads texts that no field describes, such as those of a fieldset that the project does not have. */
import type { Value } from '../../../../src/content/types.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { readEntry } from './entry-values.ts'
import type { FieldScope } from './field-reader.ts'

/** Maximum characters of a reference. */
const maxLength = 300
/** A reference to an entry or a file: `entry::e-molen`, `statamic://asset::main::img/kap.jpg`. */
const reference = /^(?:statamic:\/\/)?(?:entry|asset|term)::\S/
/** The id that Statamic gives to an entry. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
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

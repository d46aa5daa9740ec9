/** Finds the fields of SEO add-ons by any of their names, as single fields or as members of groups. */
import type { Value, Values } from '../types.ts'
import { linkOf } from '../values/links.ts'
import { isValues, listOf, memberOf, textOf } from '../values/values.ts'

/** Reads the fields of SEO add-ons, by name or by path (`seo.title`). No method throws. */
export interface SeoFields {
  /** The stored value of a field. A value `@seo:field` refers to another field, whose value is returned. */
  value(name: string): Value
  /** Returns what `reader` makes of the first value that it can use. */
  read<T>(reader: (value: Value) => T | undefined, ...names: readonly string[]): T | undefined
  /** Plain text of the first field that is set; empty when that is `false`, which switches the text off. */
  text(...names: readonly string[]): string | undefined
  /** Whether any of the fields is switched on. */
  flag(...names: readonly string[]): boolean
  /** The first path of this site or http(s) address. */
  address(...names: readonly string[]): string | undefined
}

/** Texts that switch a field on, in lower case. */
const yes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'on'])
/** Matches a reference to another field, such as `@seo:title`. */
const pointer = /^@seo:([\w-]+)$/

/** The key of a choice, which systems deliver either alone or in an object with its label. */
const keyOf = (value: Value): Value =>
  isValues(value) ? (memberOf(value, 'value') ?? memberOf(value, 'key')) : value

/** The words of a text (`noindex, nofollow`), a list of choices or one choice, in lower case. */
export const wordsOf = (value: Value): readonly string[] =>
  value === undefined
    ? []
    : listOf(value)
        .map(keyOf)
        .flatMap((key) => (typeof key === 'string' ? key.toLowerCase().split(/[\s,]+/) : []))
        .filter(Boolean)

const isTrue = (value: Value): boolean => {
  const key = keyOf(value)
  return key === true || key === 1 || (typeof key === 'string' && yes.has(key.trim().toLowerCase()))
}

/** Plain text; empty for `false`, by which an editor switches a text off. */
const offOrText = (value: Value): string | undefined => {
  if (value === false) return ''
  const text = textOf(value)
  // A reference that could not be followed is no text for visitors.
  return text?.startsWith('@seo:') ? undefined : text
}

/** A path or an http(s) address, but no other link, such as `mailto:`. */
const webAddress = (value: Value): string | undefined => {
  const address = linkOf(value)
  return address && /^(?:\/|https?:\/\/)/i.test(address) ? address : undefined
}

/** Creates the readers of a page's fields. Inherited members, such as `constructor`, are never read. */
export function createSeoFields(values: Values): SeoFields {
  /** The value under a name or path, before a reference is followed. */
  const stored = (name: string): Value => {
    const dot = name.indexOf('.')
    if (dot < 0) return memberOf(values, name)
    return memberOf(memberOf(values, name.slice(0, dot)), name.slice(dot + 1))
  }
  const value = (name: string): Value => {
    const direct = stored(name)
    const field = typeof direct === 'string' ? pointer.exec(direct.trim())?.[1] : undefined
    return field === undefined ? direct : memberOf(values, field)
  }
  const read = <T>(reader: (value: Value) => T | undefined, ...names: readonly string[]) => {
    for (const name of names) {
      const found = reader(value(name))
      if (found !== undefined) return found
    }
    return undefined
  }
  return {
    value,
    read,
    text: (...names) => read(offOrText, ...names),
    flag: (...names) => names.some((name) => isTrue(value(name))),
    address: (...names) => read(webAddress, ...names),
  }
}

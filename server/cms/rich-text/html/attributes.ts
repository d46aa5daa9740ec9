/**
 * Reads attributes of HTML into properties of a hast tree, some under another name: `class` as `className`.
 */
import type { Properties } from 'hast'
import { tokens } from '../hast.ts'

/** The name of a property in a hast tree, and a function that reads its value from HTML. */
type AttributeReader = readonly [property: string, read: (value: string) => Properties[string]]

/** Returns a function that creates a row for an attribute with the same name in HTML and hast. */
const row =
  (read: AttributeReader[1]) =>
  (name: string): [string, AttributeReader] => [name, [name, read]]
const string = row((value) => value)
const list = row(tokens)
const flag = row(() => true)

/** The attributes that are read, by their names in HTML. The sanitizer decides later which of these stay. */
const attributes: ReadonlyMap<string, AttributeReader> = new Map<string, AttributeReader>([
  ...['id', 'title', 'lang', 'dir', 'href', 'target', 'src', 'alt', 'width', 'height', 'align', 'style'].map(
    string,
  ),
  ...['start', 'value', 'scope', 'type'].map(string),
  ...['open', 'reversed', 'checked', 'disabled'].map(flag),
  ...['rel'].map(list),
  ['class', ['className', tokens]],
  ['hreflang', ['hrefLang', (value) => value]],
  ['datetime', ['dateTime', (value) => value]],
  ['colspan', ['colSpan', (value) => value]],
  ['rowspan', ['rowSpan', (value) => value]],
  ['aria-label', ['ariaLabel', (value) => value]],
])

/**
 * Converts an HTML attribute to the name and value of a property in a hast tree; returns an empty list for an
 * attribute that is not read.
 */
export function readAttribute(name: string, value: string): [string, Properties[string]][] {
  const reader = attributes.get(name)
  return reader ? [[reader[0], reader[1](value)]] : []
}

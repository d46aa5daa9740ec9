/** Writes single elements and texts as HTML. */
import type { Properties } from 'hast'

/** The HTML names of properties that have another name in a hast tree. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  hrefLang: 'hreflang',
  dateTime: 'datetime',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  ariaLabel: 'aria-label',
  tabIndex: 'tabindex',
}

/** Elements without content and end tag. */
const voids: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr'])

/** The character reference for a character: `&#x3C;`. */
const reference = (character: string): string => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`

/** Escapes a text for HTML. */
export const escapeText = (value: string): string =>
  /[<&]/.test(value) ? value.replace(/[<&]/g, reference) : value

const escapeValue = (value: string): string =>
  /[\0"&'`]/.test(value) ? value.replace(/[\0"&'`]/g, reference) : value

/** Whether a property is left out. An empty `alt` stays, because it marks a picture as decoration. */
const isMissing = (name: string, value: Properties[string]): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (value === '' && name !== 'alt')

function attributes(properties: Properties): string {
  let markup = ''
  for (const name in properties) {
    const value = properties[name]
    if (isMissing(name, value)) continue
    markup += ` ${names[name] ?? name}`
    if (value !== true) markup += `="${escapeValue(Array.isArray(value) ? value.join(' ') : String(value))}"`
  }
  return markup
}

/**
 * Writes the HTML of an element.
 * @param inner HTML of its content
 */
export const tag = (name: string, properties: Properties, inner: string): string =>
  voids.has(name)
    ? `<${name}${attributes(properties)}>`
    : `<${name}${attributes(properties)}>${inner}</${name}>`

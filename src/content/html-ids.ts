/** Makes the ids in the content's markup unique on the page, and finds headings for the table of contents. */
import { memoRepeated } from '../shared/memo.ts'
import { textOfMarkup } from './markup.ts'
import type { Html } from './types.ts'

// These patterns match markup that the sanitizer wrote: attribute values are quoted and never hold a quote.
// Attributes are matched one after the other, so that text such as ` id=` inside a value is never taken for
// an attribute.
const openTag = /<[a-z](?:"[^"]*"|[^">])*>/g
const attribute = /([^\s"'<>/=]+)="([^"]*)"/g
const heading = /<h2((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/h2>/g

/** Replaces the value of each attribute in the markup by what `change` returns. */
const eachAttribute = (html: string, change: (name: string, value: string) => string): string =>
  html.replace(openTag, (tag) =>
    tag.replace(attribute, (_, name: string, value: string) => `${name}="${change(name, value)}"`),
  )

/** Attributes whose value is a list of ids. */
const references = new Set(['aria-labelledby', 'aria-describedby'])

/** Whether an element of the markup may have an id. A text that looks like an attribute also counts. */
export const holdsIds = ({ html }: Html): boolean => html.includes(' id="')

/**
 * Returns the markup with new names for the ids that the page already has, also in the markup's links and
 * references to these ids.
 * @param unique returns an id that the page does not have yet: the wanted one, or one made from it
 */
export function uniqueHtmlIds(source: Html, unique: (wanted: string) => string): Html {
  if (!holdsIds(source)) return source
  const renamed = new Map<string, string>()
  const named = eachAttribute(source.html, (name, value) => {
    if (name !== 'id' || value === '') return value
    const id = unique(value)
    if (id !== value && !renamed.has(value)) renamed.set(value, id)
    return id
  })
  if (renamed.size === 0) return source
  const html = eachAttribute(named, (name, value) => {
    if (name === 'href' && value.startsWith('#')) return `#${renamed.get(value.slice(1)) ?? value.slice(1)}`
    return references.has(name)
      ? value
          .split(' ')
          .map((id) => renamed.get(id) ?? id)
          .join(' ')
      : value
  })
  return { html }
}

/** The second-level headings of the markup that have an id, in their order, with their plain text. */
export const headingsOf = memoRepeated(
  ({ html }: Html): readonly { readonly id: string; readonly text: string }[] =>
    [...html.matchAll(heading)].flatMap(([, attributes = '', content = '']) => {
      const id = [...attributes.matchAll(attribute)].find(([, name]) => name === 'id')?.[2]
      const text = textOfMarkup(content)
      return id && text ? [{ id, text }] : []
    }),
)

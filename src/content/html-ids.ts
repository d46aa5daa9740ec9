/** Ids in markup of the content: makes them unique on the page, and finds headings. */
import { memoRepeated } from '../shared/memo.ts'
import { textOfMarkup } from './markup.ts'
import type { Html } from './types.ts'

// Both walk what our own sanitizer wrote: attribute values are always quoted and never hold a quote.
// Attributes are matched one after the other, so that text such as ` id=` inside a value is never taken for
// an attribute.
const openTag = /<[a-z](?:"[^"]*"|[^">])*>/g
const attribute = /([^\s"'<>/=]+)="([^"]*)"/g
const heading = /<h2((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/h2>/g

const eachAttribute = (html: string, change: (name: string, value: string) => string): string =>
  html.replace(openTag, (tag) =>
    tag.replace(attribute, (_, name: string, value: string) => `${name}="${change(name, value)}"`),
  )

const references = new Set(['aria-labelledby', 'aria-describedby'])

/** Whether an element has an id; a text that looks like one counts too. */
export const holdsIds = ({ html }: Html): boolean => html.includes(' id="')

/** Renames ids that the page already has, and what refers to them in the same text. */
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

/** Second-level headings that have an id, in their order. */
export const headingsOf = memoRepeated(
  ({ html }: Html): readonly { readonly id: string; readonly text: string }[] =>
    [...html.matchAll(heading)].flatMap(([, attributes = '', content = '']) => {
      const id = [...attributes.matchAll(attribute)].find(([, name]) => name === 'id')?.[2]
      const text = textOfMarkup(content)
      return id && text ? [{ id, text }] : []
    }),
)

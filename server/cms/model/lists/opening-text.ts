/** Finds the first sentences of rich text and of sets, for summaries. */
import { isSwitchedOff, isThere } from '../../../../src/content/kinds/field-conditions.ts'
import { roleOf } from '../../../../src/content/kinds/field-roles.ts'
import type { FieldSchema } from '../../../../src/content/kinds/field-schema.ts'
import { hiddenByName, hiddenText } from '../../../../src/content/kinds/hidden-fields.ts'
import { looksLikeMarkup, textOfMarkup } from '../../../../src/content/markup.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { plainText } from '../plain-text.ts'

/** Maximum characters of a text that was not written as a summary. */
const maxLength = 180
/** Characters after which a sentence may be the last. */
const minLength = 60

const endOfSentence = /[.!?…]["'”’»)]?(?=\s)/g

/** A text of at most 180 characters: whole sentences, else cut between two words. */
export function cutText(text: string): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength + 1)
  const end = [...start.matchAll(endOfSentence)].map((found) => found.index + found[0].length).at(-1) ?? 0
  if (end >= minLength) return start.slice(0, end)
  const space = start.lastIndexOf(' ')
  return `${start.slice(0, space > minLength ? space : maxLength).replace(/[\s,;:–-]+$/, '')}…`
}

/** Whether a text reads as sentences: it is long, or ends as one does. */
export const isSentence = (text: string): boolean => {
  const words = text.split(/\s+/, 13).length
  return words > 12 || (words > 3 && /[.!?…]["'”’»)]?$/.test(text))
}

/** Characters of rich text that are read: far more than a summary shows. */
const maxRead = 4000

/** Matches what stands between the sentences of Markdown and HTML: headings, pictures, code, tables. */
const between = [
  /^```[\s\S]*?^```/gm,
  /<(h[1-6]|table|figure|pre)\b[^>]*>[\s\S]*?<\/\1>/gi,
  /^(?:#{1,6}\s|\||```|>\s*$|={3,}\s*$|-{3,}\s*$).*$/gm,
  /!\[[^\]]*\]\([^)]*\)/g,
] as const

function openingOfString(text: string): string | undefined {
  const sentences = between.reduce((rest, pattern) => rest.replace(pattern, ' '), text.slice(0, maxRead))
  const plain = /^\s*<[a-z]/i.test(sentences)
    ? textOfMarkup(sentences)
    : plainText(sentences.replaceAll('`', ''))
  return plain && cutText(plain)
}

/** Nodes of Bard that hold sentences. */
const sentenceNodes = new Set([
  'paragraph',
  'bullet_list',
  'bulletList',
  'ordered_list',
  'orderedList',
  'blockquote',
])
const isSentences = (node: Value): boolean => sentenceNodes.has(String(memberOf(node, 'type')))

/** Maximum paragraphs that are read. */
const maxNodes = 6

function openingOfBard(nodes: readonly Value[]): string | undefined {
  const text = plainText(nodes.filter(isSentences).slice(0, maxNodes))
  return text && cutText(text)
}

/** Maximum number of sets that are searched, and of levels below each. */
const maxSets = 6
const maxLevels = 4

/** The fields of a set and its type; in Bard they lie a few levels deeper. */
function setIn(node: Value): Values | undefined {
  const attrs = memberOf(node, 'attrs')
  const set = memberOf(node, 'type') === 'set' && isValues(attrs) ? memberOf(attrs, 'values') : node
  const isOff = memberOf(node, 'enabled') === false || memberOf(attrs, 'enabled') === false
  return isValues(set) && !isOff ? set : undefined
}

/** Roles of fields whose sentences say nothing about the whole. */
const besides = new Set(['alt', 'caption', 'credit', 'linkLabel', 'heading', 'label'])

/** Whether the name of a field says that its text belongs to a picture, a link or a title. */
export const isBesides = (handle: string): boolean => besides.has(roleOf(handle) ?? '')

/** Whether visitors see a field of a set. */
function isVisible(handle: string, schema: FieldSchema | undefined, set: Values): boolean {
  if (handle === 'type' || handle === 'id' || isBesides(handle)) return false
  if (schema?.conditions && !isThere(schema.conditions, set, set)) return false
  if (isSwitchedOff(handle, (name) => memberOf(set, name))) return false
  return schema ? schema.hidden === undefined : hiddenByName(handle) === undefined
}

const hasText = (value: Value): value is string => typeof value === 'string' && value.trim() !== ''

const readsAsText = (handle: string, text: string): boolean =>
  hiddenText(handle, text) === undefined && (looksLikeMarkup(text) || isSentence(text))

/** The first sentences in the fields of a set. */
function openingOfSet(set: Values, fields: readonly FieldSchema[] | undefined, level: number) {
  for (const handle of Object.keys(set)) {
    const schema = fields?.find((field) => field.handle === handle)
    if (!isVisible(handle, schema, set)) continue
    const value = set[handle]
    if (hasText(value) && !readsAsText(handle, value)) continue
    const found = openingOf(value, schema, level + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The first sentences of a value: of Markdown, HTML or Bard, or of the first text in sets.
 * @param schema the field of the value, where a blueprint tells it
 */
export function openingOf(value: Value, schema?: FieldSchema, level = 0): string | undefined {
  if (hasText(value)) return openingOfString(value)
  if (!Array.isArray(value) || level >= maxLevels) return undefined
  const own = openingOfBard(value)
  if (own !== undefined) return own
  for (const node of value.slice(0, maxSets)) {
    const set = setIn(node)
    const found = set && openingOfSet(set, schema?.sets?.get(String(set.type)) ?? schema?.fields, level)
    if (found !== undefined) return found
  }
  return undefined
}

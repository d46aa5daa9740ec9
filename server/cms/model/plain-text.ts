import type { Value } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values/values.ts'
import { asList, asText } from './values.ts'

/** The texts in a node of a Bard document; sets are left out. */
function textsOf(value: Value): string[] {
  if (isValues(value))
    return value.type === 'set' ? [] : [asText(value.text) ?? '', ...asList(value.content).flatMap(textsOf)]
  return []
}

/** Patterns of the syntax of HTML, Markdown and templates, with their replacements in plain text. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Scripts and styles with their text.
  [/<(script|style)[\s\S]*?<\/\1>/gi, ' '],
  // Tags between which words are apart.
  [/<\/?(p|div|h[1-6]|li|ul|ol|br|hr|blockquote|pre|table|tr|td|th)\b[^>]*>/gi, ' '],
  // Other tags and comments.
  [/<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi, ''],
  // Links and pictures of Markdown keep their text: `[text](address)`.
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  // Marks of headings, then of strong text and of emphasis.
  [/(^|\s)#{1,6}\s+/g, '$1'],
  [/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*]*\S)\*(?![\w*])/g, '$1'],
  // Template code, then white space.
  [/\{\{[\s\S]*?\}\}/g, ' '],
  [/\s+/g, ' '],
]

/**
 * Maximum characters that are read. A summary shows far fewer, and on hostile texts the patterns take time
 * that grows with the square of the length.
 */
const maxLength = 4000

/**
 * Turns the beginning of a text, Markdown, HTML or Bard document into one line of plain text; undefined when
 * no text is left.
 */
export function plainText(value: Value): string | undefined {
  const text = Array.isArray(value)
    ? asList(value)
        .map((node) => textsOf(node).join(''))
        .join(' ')
    : asText(value)
  if (text === undefined) return undefined
  return (
    replacements
      .reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.slice(0, maxLength))
      .trim() || undefined
  )
}

import type { Value } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values.ts'
import { asList, asText } from './values.ts'

function textsOf(value: Value): string[] {
  if (isValues(value))
    return value.type === 'set' ? [] : [asText(value.text) ?? '', ...asList(value.content).flatMap(textsOf)]
  return []
}

/** Markup and Markdown signs that would show in a plain sentence. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/<(script|style)[\s\S]*?<\/\1>/gi, ' '],
  [/<\/?(p|div|h[1-6]|li|ul|ol|br|hr|blockquote|pre|table|tr|td|th)\b[^>]*>/gi, ' '],
  [/<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(^|\s)#{1,6}\s+/g, '$1'],
  [/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*]*\S)\*(?![\w*])/g, '$1'],
  [/\{\{[\s\S]*?\}\}/g, ' '],
  [/\s+/g, ' '],
]

/**
 * Characters that are read. A summary shows far fewer, and the patterns take time by the square of the length
 * on texts made to be slow.
 */
const longest = 4000

/**
 * Turns the beginning of a text, Markdown, HTML or Bard document into one plain line; undefined when nothing
 * is left.
 */
export function plainText(value: Value): string | undefined {
  const text = Array.isArray(value)
    ? asList(value)
        .map((node) => textsOf(node).join(''))
        .join(' ')
    : asText(value)
  if (text === undefined) return undefined
  return (
    signs.reduce((rest, [sign, instead]) => rest.replace(sign, instead), text.slice(0, longest)).trim() ||
    undefined
  )
}

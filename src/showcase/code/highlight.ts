/** Formats and highlights the markup that the design system shows as code below an example. */

/** Matches a tag, or the text between two tags. */
const tagPattern = /<[^>]+>|[^<]+/g

/** Matches a tag of an element that has no end tag, such as `<br>` or `<path/>`. */
const lone = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/

/**
 * Puts every element on a line of its own, two spaces deeper than its parent. An element with nothing but
 * text stays on one line.
 */
export function formatMarkup(html: string): string {
  const lines: string[] = []
  let depth = 0
  // Whether the last line is the start tag of an open element, with nothing but text after the tag.
  let onlyText = false
  for (const token of html.match(tagPattern) ?? []) {
    if (token.startsWith('</')) {
      depth -= 1
      if (onlyText) lines.push(lines.pop() + token)
      else lines.push('  '.repeat(Math.max(0, depth)) + token)
      onlyText = false
      continue
    }
    const isTag = token.startsWith('<')
    if (!isTag && token.trim() === '') continue
    const opens = isTag && !lone.test(token)
    if (!isTag && onlyText) lines.push(lines.pop() + token)
    else lines.push('  '.repeat(depth) + token.trim())
    if (opens) depth += 1
    onlyText = opens || (!isTag && onlyText)
  }
  return lines.join('\n')
}

/** Character references of the special characters of HTML. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/**
 * Matches the parts of HTML or JSX: a string, the start of a tag, the name of an attribute (before `="` or
 * `={`), or other text.
 */
const parts = /("[^"]*")|(<\/?)([a-z][\w-]*)|([a-z][\w-]*)(?==["{])|([^"<a-z]+|.)/gi

/** Markup as escaped text with `span`s of classes `t` (tag), `k` (attribute) and `s` (string). */
export function highlightMarkup(markup: string): string {
  return markup.replace(parts, (all, string, open, tag, attribute) => {
    if (string) return `<span class="s">${escapeHtml(string)}</span>`
    if (tag) return `${escapeHtml(open)}<span class="t">${tag}</span>`
    return attribute ? `<span class="k">${attribute}</span>` : escapeHtml(all)
  })
}

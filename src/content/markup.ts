/** Extracts plain text from markup, for fields that are shown as plain text. */

/** Characters by the names of their entities (`&nbsp;`); other names stay as they are. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
}

/** The character of an entity by its name or number; empty for a number that is no visible character. */
function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  const printable = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return printable ? String.fromCodePoint(code) : ''
}

/** Tags inside a word or line: they are removed, while all other tags become a space. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** A span of markup that is to be replaced. */
interface Span {
  /** Index of the first character after the span. */
  readonly end: number
  /** Its replacement. */
  readonly text: string
}

/**
 * Replaces the spans of markup that `find` recognises, reading once from start to end.
 *
 * @param starts global pattern of the places where a span may begin
 * @param find returns undefined when no span begins at the place, and `none` when the rest has no span either
 */
function replaceFrom(
  markup: string,
  starts: RegExp,
  find: (start: RegExpExecArray) => Span | undefined | 'none',
): string {
  const parts: string[] = []
  let at = 0
  for (const start of markup.matchAll(starts)) {
    if (start.index < at) continue
    const found = find(start)
    if (found === 'none') break
    if (!found) continue
    parts.push(markup.slice(at, start.index), found.text)
    at = found.end
  }
  return parts.join('') + markup.slice(at)
}

/** Finds the end tags of elements with code, in a text from a place on; -1 where there is none. */
function createEndFinder(markup: string): (name: string, from: number) => number {
  // Without an end tag there is none further on either: each name is looked for in vain once.
  const missing = new Set<string>()
  return (name, from) => {
    if (missing.has(name)) return -1
    const tag = new RegExp(`</${name}\\b`, 'gi')
    tag.lastIndex = from
    const start = tag.exec(markup)?.index ?? -1
    const end = start < 0 ? -1 : markup.indexOf('>', start)
    if (end < 0) missing.add(name)
    return end
  }
}

/** Removes script and style elements with their code. One that is not closed goes as far as the next `<`. */
function withoutCode(markup: string): string {
  const findEnd = createEndFinder(markup)
  return replaceFrom(markup, /<(script|style)\b/gi, ({ index, 0: { length }, 1: name = '' }) => {
    const open = markup.indexOf('>', index + length)
    if (open < 0) return 'none'
    const end = findEnd(name.toLowerCase(), open)
    if (end >= 0) return { end: end + 1, text: ' ' }
    const next = markup.indexOf('<', open)
    return { end: next < 0 ? markup.length : next, text: ' ' }
  })
}

/** Removes tags and comments. A `<` that starts neither stays, as in `a < b`. */
function withoutTags(markup: string): string {
  const tag = /<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/iy
  const lastComment = markup.lastIndexOf('-->')
  return replaceFrom(markup, /<(?:!--|[a-z/])/gi, ({ index, 0: start }) => {
    if (start === '<!--')
      return index + 4 > lastComment ? undefined : { end: markup.indexOf('-->', index + 4) + 3, text: ' ' }
    tag.lastIndex = index
    const found = tag.exec(markup)
    const isInline = inlineTags.has(found?.[1]?.toLowerCase() ?? '')
    return found ? { end: tag.lastIndex, text: isInline ? '' : ' ' } : undefined
  })
}

/** Characters of markup that are read: longer markup would block the server. */
const maxLength = 200_000

/**
 * The text of markup in one line, without tags, scripts and styles, with entities decoded and without spaces
 * before punctuation.
 */
export const textOfMarkup = (markup: string): string =>
  withoutTags(withoutCode(markup.slice(0, maxLength)))
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()

/** Whether a text contains a tag or the start of a comment. */
export const looksLikeMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>|<!--/i.test(text)

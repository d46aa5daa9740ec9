/** Plain text from markup. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  const printable = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return printable ? String.fromCodePoint(code) : ''
}

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** A span of markup that a text replaces. */
interface Found {
  readonly end: number
  readonly text: string
}

/**
 * Replaces what `find` recognises, reading once from start to end.
 *
 * @param starts where something may begin; global
 * @param find undefined when nothing that it knows begins there, `none` when nothing more will
 */
function replaceFrom(
  markup: string,
  starts: RegExp,
  find: (start: RegExpExecArray) => Found | undefined | 'none',
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

/** Scripts and styles up to the next tag. */
const withoutCode = (markup: string): string =>
  replaceFrom(markup, /<(script|style)\b/gi, ({ index, 0: { length }, 1: name = '' }) => {
    const open = markup.indexOf('>', index + length)
    if (open < 0) return 'none'
    const next = markup.indexOf('<', open)
    const closing = `</${name}>`
    if (next < 0) return { end: markup.length, text: ' ' }
    const isClosed = markup.slice(next, next + closing.length).toLowerCase() === closing.toLowerCase()
    return { end: isClosed ? next + closing.length : next, text: ' ' }
  })

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

/** More is no text for a list or a heading, and would keep everyone else waiting. */
const longest = 200_000

/** The text of markup, in one line. */
export const textOfMarkup = (markup: string): string =>
  withoutTags(withoutCode(markup.slice(0, longest)))
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()

export const looksLikeMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>|<!--/i.test(text)

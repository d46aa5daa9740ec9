/** Reads blocks of Markdown that need no parser, because nothing in them is Markdown: code, HTML and plain prose. */
import type { RootContent } from 'mdast'

/** A node, and the index of the line behind it. */
export interface VerbatimBlock {
  readonly node: RootContent
  readonly end: number
}

/** Reads the block that begins at a line; undefined where the parser has to read it. */
type ReadBlock = (lines: readonly string[], start: number) => VerbatimBlock | undefined

export const isBlank = (line: string | undefined): boolean => line === undefined || /^[ \t]*$/.test(line)

/** The index of the first line from a place on that passes the test; the number of lines without one. */
function find(lines: readonly string[], from: number, test: (line: string) => boolean): number {
  let at = from
  while (at < lines.length && !test(lines[at] ?? '')) at += 1
  return at
}

const fenceStart = /^(`{3,})[^`]*$|^(~{3,})/

/** The index of the line that closes a fence; the number of lines for one that stays open. */
export function fenceEnd(lines: readonly string[], start: number): number | undefined {
  const opening = (lines[start] ?? '').trimStart()
  const fence = fenceStart.exec(opening)?.slice(1).find(Boolean)
  if (fence === undefined) return undefined
  const close = new RegExp(`^ {0,3}\\${fence[0]}{${fence.length},}[ \\t]*$`)
  return find(lines, start + 1, (line) => close.test(line))
}

/** What stands behind the start of a fence; no references in it. */
const information = /^(?:`{3,}|~{3,})[ \t]*([^\s\\&]*)[ \t]*([^\\&]*)$/

const readFence: ReadBlock = (lines, start) => {
  const [, lang = '', meta = ''] = information.exec(lines[start] ?? '') ?? []
  const end = information.test(lines[start] ?? '') ? fenceEnd(lines, start) : undefined
  if (end === undefined) return undefined
  const value = lines.slice(start + 1, end).join('\n')
  return { node: { type: 'code', lang: lang || null, meta: meta.trimEnd() || null, value }, end: end + 1 }
}

/** Names of elements that begin a block of HTML, up to an empty line (CommonMark, 4.6, condition 6). */
const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|' +
  'figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|' +
  'noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul'
const blockTag = new RegExp(`^</?(?:${blockNames})(?=[ \\t>]|/>|$)`, 'i')

/** Starts of HTML that goes over empty lines, and its ends (CommonMark, 4.6, conditions 1 to 5). */
const spans: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?=[ \t>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--(?!-?>)/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
]

/** The index of the last line of HTML that may have empty lines in it. */
export function spanEnd(lines: readonly string[], start: number): number | undefined {
  const opening = (lines[start] ?? '').trimStart()
  const end = opening.startsWith('<') ? spans.find(([begins]) => begins.test(opening))?.[1] : undefined
  return end && find(lines, start, (line) => end.test(line))
}

const readMarkup: ReadBlock = (lines, start) => {
  const last = spanEnd(lines, start)
  const isTag = last === undefined && blockTag.test(lines[start] ?? '')
  if (last === undefined && !isTag) return undefined
  const end = last === undefined ? find(lines, start, isBlank) : Math.min(last + 1, lines.length)
  return { node: { type: 'html', value: lines.slice(start, end).join('\n') }, end }
}

/** Matches a line of prose: it begins with a letter, and nothing in it can be markup. */
const prose = /^["“”‘’„«(]?\p{L}[^\\`*_[\]<&|~{}\t\0]*$/u
const isProse = (line: string): boolean => prose.test(line) && !line.endsWith(' ')

const readProse: ReadBlock = (lines, start) => {
  const end = find(lines, start, (line) => !isProse(line))
  if (end === start || !isBlank(lines[end])) return undefined
  const value = lines.slice(start, end).join('\n')
  return { node: { type: 'paragraph', children: [{ type: 'text', value }] }, end }
}

const heading = /^(#{1,6}) (.*[^#])$/

const readHeading: ReadBlock = (lines, start) => {
  const [, marks = '', value = ''] = heading.exec(lines[start] ?? '') ?? []
  if (!isProse(value)) return undefined
  const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6
  return { node: { type: 'heading', depth, children: [{ type: 'text', value }] }, end: start + 1 }
}

const readers: readonly ReadBlock[] = [readProse, readHeading, readFence, readMarkup]

/** Reads the block that begins at a line, where it needs no parser. The line has to begin a block. */
export function readVerbatim(lines: readonly string[], start: number): VerbatimBlock | undefined {
  for (const read of readers) {
    const block = read(lines, start)
    if (block) return block
  }
  return undefined
}

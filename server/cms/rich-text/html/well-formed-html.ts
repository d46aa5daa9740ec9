/** The fast way to read HTML: texts without mistakes need no full HTML parser. */
import type { Element, ElementContent, Properties, Root } from 'hast'
import type { Steps } from '../../../scheduling/steps.ts'
import { element, text } from '../hast.ts'
import { richTextLimits } from '../limits.ts'
import { readAttribute } from './attributes.ts'

/** The rules of the HTML parser for an element (HTML standard, section 13.2.6.4.7). */
interface ElementKind {
  /** Whether the element's start tag closes an open paragraph. */
  readonly isBlock?: true
  /** Whether the element has no content and no end tag. */
  readonly isVoid?: true
  /** The only parents that the element may have. */
  readonly inside?: readonly string[]
  /**
   * Whether the element may contain no text of its own, because the parser would move that text elsewhere.
   */
  readonly isFrame?: true
  /** Elements that may not be open around the element. */
  readonly alone?: readonly string[]
}

const kindsOf = (names: string, kind: ElementKind): [string, ElementKind][] =>
  names.split(' ').map((name) => [name, kind])
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** The elements that this file reads. A text with any other element is left to the parser. */
const kinds: ReadonlyMap<string, ElementKind> = new Map([
  ...kindsOf('abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var', {}),
  ...kindsOf('a', { alone: ['a'] }),
  ...kindsOf('br img wbr', { isVoid: true }),
  ...kindsOf('hr', { isBlock: true, isVoid: true }),
  ...kindsOf('blockquote div figcaption figure ol p ul', { isBlock: true }),
  ...kindsOf(headings.join(' '), { isBlock: true, alone: headings }),
  ...kindsOf('li', { isBlock: true, inside: ['ul', 'ol'] }),
  ...kindsOf('table', { isBlock: true, isFrame: true }),
  ...kindsOf('tbody tfoot thead', { inside: ['table'], isFrame: true }),
  ...kindsOf('tr', { inside: ['tbody', 'tfoot', 'thead'], isFrame: true }),
  ...kindsOf('td th', { inside: ['tr'] }),
])

/** An attribute with its name and value as captured text. */
const attribute = /([a-z][a-z0-9-]*)="([^"]*)"/g

/** Characters that the HTML parser replaces. */
const unusual = /[\0\r]/

/**
 * Limits of a text. Larger texts are left to the parser, which enforces the limits of rich text. Each start tag
 * is compared with all elements around it, hence the limit of the depth.
 */
const max = { ...richTextLimits, elements: 20_000 }

/** Elements that are read in one step. */
const elementsAtOnce = 500

/** The character references that are decoded. */
const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&nbsp;': '\u00a0',
}

/** Decodes character references; undefined for a text with a rare one. */
function decode(source: string): string | undefined {
  if (!source.includes('&')) return source
  let isKnown = true
  const decoded = source.replace(/&[a-z0-9#]+;?/gi, (reference) => {
    const character = named[reference]
    if (character === undefined) isKnown = false
    return character ?? ''
  })
  return isKnown ? decoded : undefined
}

/** Reads the attributes of a start tag; undefined when the parser has to read them. */
function readAttributes(source: string): Properties | undefined {
  const properties: Properties = {}
  const seen = new Set<string>()
  for (const [, name = '', written = ''] of source.matchAll(attribute)) {
    const value = decode(written)
    // A repeated attribute is left to the parser, which keeps the first.
    if (value === undefined || seen.has(name)) return undefined
    seen.add(name)
    for (const [property, read] of readAttribute(name, value)) properties[property] = read
  }
  return properties
}

/** An element whose end tag was not read yet. */
interface OpenElement {
  readonly name: string
  /** Whether the element may contain no text of its own, as `table`. */
  readonly isFrame: boolean
  readonly children: ElementContent[]
}

/**
 * Reads well-formed HTML into a hast tree: HTML in which every element is closed in order and is in a place
 * where the standard allows it. Most texts of editors are well-formed. They are read in a fraction of the
 * time of a full parser, with the same result. Undefined for any other text, which `parseHtml` has to read.
 */
export function* readWellFormedHtml(markup: string): Steps<Root | undefined> {
  if (markup.length > max.characters || unusual.test(markup)) return undefined
  const children: ElementContent[] = []
  const open: OpenElement[] = [{ name: '', isFrame: false, children }]
  const startTag = /<([a-z][a-z0-9]*)((?:[ \n]+[a-z][a-z0-9-]*="[^"]*")*)[ \n]*(\/?)>/y
  const endTag = /<\/([a-z][a-z0-9]*)>/y
  let elements = 0
  for (let at = 0; at < markup.length; ) {
    const current = open.at(-1)
    if (!current) return undefined
    if (markup[at] !== '<') {
      const end = nextTag(markup, at)
      if (!addText(current, markup.slice(at, end))) return undefined
      at = end
    } else if (markup[at + 1] === '/') {
      endTag.lastIndex = at
      if (endTag.exec(markup)?.[1] !== current.name || current.name === '') return undefined
      open.pop()
      at = endTag.lastIndex
    } else {
      startTag.lastIndex = at
      const match = startTag.exec(markup)
      const started = match && startElement(match, open)
      if (!started || ++elements > max.elements || open.length > max.depth) return undefined
      if (elements % elementsAtOnce === 0) yield
      current.children.push(started.node)
      if (!started.isVoid) open.push({ ...started, children: started.node.children })
      at = startTag.lastIndex
    }
  }
  return open.length === 1 ? { type: 'root', children } : undefined
}

function nextTag(markup: string, from: number): number {
  const end = markup.indexOf('<', from)
  return end < 0 ? markup.length : end
}

/** Adds a text to an element. Returns false when the parser has to read it. */
function addText({ isFrame, children }: OpenElement, source: string): boolean {
  const value = decode(source)
  if (value === undefined || (isFrame && /[^ \t\n\f]/.test(value))) return false
  children.push(text(value))
  return true
}

/** An element whose start tag was just read. */
interface StartedElement extends Omit<OpenElement, 'children'> {
  readonly node: Element
  readonly isVoid: boolean
}

/** Reads a start tag; undefined when the parser has to read it. */
function startElement(
  [, name = '', source = '', slash]: RegExpExecArray,
  open: readonly OpenElement[],
): StartedElement | undefined {
  const kind = kinds.get(name)
  const parent = open.at(-1)
  if (!kind || !parent || (slash && !kind.isVoid)) return undefined
  const isInPlace = kind.inside ? kind.inside.includes(parent.name) : !parent.isFrame
  if (!isInPlace || (kind.isBlock && isOpen(open, 'p'))) return undefined
  if (kind.alone?.some((other) => isOpen(open, other))) return undefined
  const properties = source === '' ? {} : readAttributes(source)
  if (!properties) return undefined
  const { isFrame = false, isVoid = false } = kind
  return { name, isFrame, isVoid, node: element(name, properties, []) }
}

const isOpen = (open: readonly OpenElement[], name: string): boolean =>
  open.some((around) => around.name === name)

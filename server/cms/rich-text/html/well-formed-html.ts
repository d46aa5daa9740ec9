import type { Element, ElementContent, Properties, Root } from 'hast'
import { element, text } from '../hast.ts'
import { readAttribute } from './attributes.ts'

interface Kind {
  /** A start tag ends a paragraph that is open (HTML standard, section 13.2.6.4.7). */
  readonly isBlock?: true
  readonly isVoid?: true
  /** The only parents that it stays in. */
  readonly inside?: readonly string[]
  /** Holds no text of its own: the parser moves it elsewhere. */
  readonly isFrame?: true
  /** No element of the same kind may be open around it. */
  readonly alone?: readonly string[]
}

const each = (names: string, kind: Kind): [string, Kind][] => names.split(' ').map((name) => [name, kind])
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** What editors write, and what the parser does with it where nothing is left out and nothing is crossed. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ...each('abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var', {}),
  ...each('a', { alone: ['a'] }),
  ...each('br img wbr', { isVoid: true }),
  ...each('hr', { isBlock: true, isVoid: true }),
  ...each('blockquote div figcaption figure ol p ul', { isBlock: true }),
  ...each(headings.join(' '), { isBlock: true, alone: headings }),
  ...each('li', { isBlock: true, inside: ['ul', 'ol'] }),
  ...each('table', { isBlock: true, isFrame: true }),
  ...each('tbody tfoot thead', { inside: ['table'], isFrame: true }),
  ...each('tr', { inside: ['tbody', 'tfoot', 'thead'], isFrame: true }),
  ...each('td th', { inside: ['tr'] }),
])

const attribute = /([a-z][a-z0-9-]*)="([^"]*)"/g

/** Characters that the parser replaces or takes for something else. */
const unusual = /[\0\r]/

/** More is left to the parser, which counts. */
const most = { characters: 200_000, elements: 5_000 }

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&nbsp;': '\u00a0',
}

/** Undefined where a text has a reference that is not one of the common ones. */
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

function readAttributes(source: string): Properties | undefined {
  const properties: Properties = {}
  const seen = new Set<string>()
  for (const [, name = '', written = ''] of source.matchAll(attribute)) {
    const value = decode(written)
    // Of an attribute that stands twice the parser takes the first.
    if (value === undefined || seen.has(name)) return undefined
    seen.add(name)
    for (const [property, read] of readAttribute(name, value)) properties[property] = read
  }
  return properties
}

interface Open {
  readonly name: string
  readonly isFrame: boolean
  readonly children: ElementContent[]
}

/**
 * HTML in which every element is closed where it was opened and stands where it may stand → hast: most texts
 * of editors, read in a fraction of the time. Undefined for anything else, which needs a parser that mends;
 * both make the same tree.
 */
export function readWellFormedHtml(markup: string): Root | undefined {
  if (markup.length > most.characters || unusual.test(markup)) return undefined
  const children: ElementContent[] = []
  const open: Open[] = [{ name: '', isFrame: false, children }]
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
      const found = startTag.exec(markup)
      const started = found && start(found, open)
      if (!started || ++elements > most.elements) return undefined
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

function addText({ isFrame, children }: Open, source: string): boolean {
  const value = decode(source)
  if (value === undefined || (isFrame && /[^ \t\n\f]/.test(value))) return false
  children.push(text(value))
  return true
}

interface Started extends Omit<Open, 'children'> {
  readonly node: Element
  readonly isVoid: boolean
}

function start(
  [, name = '', source = '', slash]: RegExpExecArray,
  open: readonly Open[],
): Started | undefined {
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

const isOpen = (open: readonly Open[], name: string): boolean => open.some((around) => around.name === name)

import type { Nodes, Parents, RootContent } from 'mdast'

/** The attributes in `{#id .class}`. */
interface Attributes {
  readonly id?: string
  readonly className?: string[]
}

/** Attributes at the start of a text. */
const list = /^[ \t]*\{((?:[ \t]*[#.][\w-]{1,60}){1,10})[ \t]*\}/
/** Attributes at the end of a text. */
const listAtEnd = /[ \t]*\{((?:[ \t]?[#.][\w-]{1,60}){1,10})[ \t]?\}[ \t]*$/

function parseList(source: string): Attributes {
  const names = source.split(/[ \t]+|(?=[#.])/).filter((name) => name.length > 1)
  const id = names.findLast((name) => name.startsWith('#'))?.slice(1)
  const className = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  return { ...(id && { id }), ...(className.length > 0 && { className }) }
}

function addAttributes(node: Nodes, attributes: Attributes): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...attributes } }
}

/** Reads the attributes at the end of a heading: `## Kop {#anker .klas}`. */
function readHeading(node: Nodes): void {
  const last = node.type === 'heading' ? node.children.at(-1) : undefined
  if (last?.type !== 'text') return
  // A list of attributes has fewer than 700 characters.
  const match = listAtEnd.exec(last.value.slice(-700))
  if (!match?.[1]) return
  addAttributes(node, parseList(match[1]))
  last.value = last.value.slice(0, last.value.length - match[0].length)
}

/** Inline elements that can have attributes. */
const marked = new Set(['link', 'image', 'emphasis', 'strong', 'inlineCode'])

/** Reads the attributes behind an inline element: `[Lees verder](/x){.knop}`. */
function readInline({ children }: Parents): void {
  children.forEach((node, index) => {
    const next = children[index + 1]
    if (!marked.has(node.type) || next?.type !== 'text') return
    const match = next.value.startsWith('{') ? list.exec(next.value) : undefined
    if (!match?.[1]) return
    addAttributes(node, parseList(match[1]))
    next.value = next.value.slice(match[0].length)
  })
}

/** The attributes in a paragraph that contains only these; undefined for any other node. */
const listOnlyIn = (node: Nodes): Attributes | undefined => {
  const only = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
  const match = only?.type === 'text' ? list.exec(only.value) : undefined
  return match?.[1] && match[0].length === (only as { value: string }).value.trimEnd().length
    ? parseList(match[1])
    : undefined
}

/** Reads `{.klas}` alone on a line: the attributes belong to the block below that line. */
function readLines(parent: Parents): void {
  const kept = parent.children.filter((node, index) => {
    const attributes = listOnlyIn(node)
    const next = parent.children[index + 1]
    if (attributes && next) addAttributes(next, attributes)
    return !attributes
  })
  ;(parent as { children: RootContent[] }).children = kept as RootContent[]
}

/**
 * Moves `{#id .class}` from the text of Markdown to the element that it belongs to. The sanitizer decides
 * later which ids and classes stay. Changes the given tree.
 */
export function applyAttributes(node: Nodes): void {
  if (!('children' in node)) return
  readHeading(node)
  readInline(node)
  readLines(node)
  for (const child of node.children) applyAttributes(child)
}

/** Cuts stored text, whether plain, Markdown or HTML, into the paragraphs that a reader sees. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const inline = new Set(
  ...[
    'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
      ' ',
    ),
  ],
)
const unseen = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg'])

/** Texts of the innermost blocks, in order. */
function blocksOfHtml(html: string): readonly string[] {
  const blocks = ['']
  const walk = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) blocks.push(`${blocks.pop()}${node.value}`)
    if (!('childNodes' in node) || unseen.has(node.nodeName)) return
    const isBlock = !inline.has(node.nodeName)
    if (isBlock) blocks.push('')
    if (node.nodeName === 'br') blocks.push(`${blocks.pop()} `)
    for (const child of node.childNodes) walk(child)
    if (isBlock) blocks.push('')
  }
  for (const node of parseFragment(html).childNodes) walk(node)
  return blocks.map((block) => block.trim()).filter(Boolean)
}

/** Pictures in markup, by their addresses. */
export const picturesInText = (text: string): readonly string[] =>
  [...text.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)/g)].map(
    ([, html, markdown]) => html ?? markdown ?? '',
  )

const isHtml = (text: string) =>
  /<\/?(?:p|h[1-6]|ul|ol|li|div|table|blockquote|section|figure)\b[^>]*>/i.test(text)

/** What begins a line in Markdown without being part of its text. */
const lineStart = /^\s*(?:[-*+]\s+(?:\[[ x]\]\s+)?|\d+[.)]\s+|#{1,6}\s+|>\s?|\[\^[^\]]+\]:\s*)+/

const blockStart = /^\s*(?:[-*+]\s|\d+[.)]\s|#{1,6}\s|>|\||\[\^[^\]]+\]:)/

/** Text between blank lines, and each item, heading and row of a table. */
function markdownBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let open = false
  for (const line of text.split('\n')) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line) || /^[\s|:-]*$/.test(line) || /^\s*\[[^\]^][^\]]*\]:\s/.test(line)) {
      open = false
      continue
    }
    if (open && !blockStart.test(line)) blocks.push(`${blocks.pop()} ${line.trim()}`)
    else blocks.push(line.trim())
    open = true
  }
  return blocks
}

const decode = (text: string) => blocksOfHtml(text).join(' ')

/** A line of Markdown as it is read. */
const withoutMarkup = (block: string): string =>
  decode(
    block
      .replace(lineStart, '')
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[\^[^\]]+\]/g, '')
      .replace(/\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, '$1')
      .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
      .replace(/\{[#.:][^}]*\}/g, '')
      .replace(/\{\{.*?\}\}/g, ''),
  )

/**
 * The paragraphs of a stored text, each with the ways in which it may be meant: as it stands, and read as
 * Markdown or HTML.
 */
export const paragraphsOf = (text: string): readonly (readonly string[])[] =>
  isHtml(text)
    ? blocksOfHtml(text).map((block) => [block, withoutMarkup(block)])
    : markdownBlocks(text.replaceAll('\r\n', '\n')).map((block) => [withoutMarkup(block), block])

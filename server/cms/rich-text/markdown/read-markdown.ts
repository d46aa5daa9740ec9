/** Reads Markdown into hast trees. */
import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Nodes as MarkdownNode, Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { decodeAddress } from '../../model/addresses/tidy-address.ts'
import type { RichTextLabels } from '../context.ts'
import { changeElements, isElement, tokens } from '../hast.ts'
import { readHtml } from '../html/read-html.ts'
import { prune } from '../limits.ts'
import { normalizeLinkTag } from '../sanitize/resolve-address.ts'
import { applyAttributes } from './attributes.ts'
import { limitMarkdown } from './limits.ts'
import { createListItems } from './list-items.ts'
import { finish, parsePieces } from './parse-pieces.ts'
import type { ParsedMarkdown } from './parsed-markdown.ts'

/** Options with which Markdown is read. */
export interface MarkdownOptions {
  /** Number of the text on its page. It is part of the ids of footnotes, which must be unique. */
  readonly number: number
  /** Labels in the language of the page. */
  readonly labels?: RichTextLabels | undefined
}

/**
 * Parses Markdown in steps of some milliseconds: CommonMark with tables, strikethrough, footnotes, task lists
 * and `{#id .class}`. Between two steps others may have their turn.
 */
export function* parseMarkdown(source: string): Generator<void, ParsedMarkdown> {
  const { tree: parsed, isCut } = yield* parsePieces(encodeTemplates(limitMarkdown(source)))
  const tree = prune(parsed)
  decodeTemplates(tree)
  applyAttributes(tree)
  yield
  return contains(tree, 'footnoteReference')
    ? { tree, isCut }
    : { tree, isCut, root: markdownToHast(tree, { number: 0 }) }
}

/** Parses Markdown without a rest. */
export const parseMarkdownAtOnce = (source: string): ParsedMarkdown => finish(parseMarkdown(source))

/**
 * Turns parsed Markdown into a hast tree. Where the text contains HTML, the whole result is parsed again as
 * HTML, as a browser would.
 */
export const readMarkdown = ({ tree, root }: ParsedMarkdown, options: MarkdownOptions): Root =>
  root ?? markdownToHast(tree, options)

function markdownToHast(tree: MarkdownRoot, { number, labels }: MarkdownOptions): Root {
  const root = toHast(tree, {
    allowDangerousHtml: true,
    handlers: { listItem: createListItems() },
    clobberPrefix: `n${number}-`,
    footnoteBackLabel: () => labels?.footnoteBack ?? '',
  }) as Root
  return withoutFootnoteHeading(
    contains(tree, 'html') ? readHtml(toHtml(root, { allowDangerousHtml: true })) : root,
  )
}

/** Whether a tree has a node of a type. */
const contains = (node: MarkdownNode, type: MarkdownNode['type']): boolean =>
  node.type === type || ('children' in node && node.children.some((child) => contains(child, type)))

/** Template code in place of an address, behind `](` or `]: `. Markdown would not read it as an address. */
const templateAddress = /(\](?:\(<?|:[ \t]{1,8}<?))(\{\{[^{}\n]{1,200}\}\})/g
const encodedTemplate = /antlers:([\w%.~!*'-]{1,800})/g

const encodeTemplate = (code: string): string =>
  `antlers:${encodeURIComponent(code).replaceAll('(', '%28').replaceAll(')', '%29')}`

/** Encodes template code as an address, so that the parser accepts it. */
const encodeTemplates = (source: string): string =>
  source.replace(templateAddress, (_, before: string, code: string) => `${before}${encodeTemplate(code)}`)

const decodeTemplate = (value: string): string =>
  value.replace(encodedTemplate, (whole, code: string) =>
    code.startsWith('%7B%7B') ? decodeAddress(code) : whole,
  )

/** Puts template code back in a parsed tree, with links to entries as references. */
function decodeTemplates(node: MarkdownNode): void {
  if ('value' in node && typeof node.value === 'string') node.value = decodeTemplate(node.value)
  if ('url' in node) node.url = normalizeLinkTag(decodeTemplate(node.url))
  if ('children' in node) for (const child of node.children) decodeTemplates(child)
}

/** Removes the heading that the library puts above footnotes: the section has a label instead. */
const withoutFootnoteHeading = (root: Root): Root =>
  changeElements(prune(root), (node) =>
    isElement(node, 'section') && tokens(node.properties.className).includes('footnotes')
      ? [
          {
            ...node,
            children: node.children.filter((child): child is ElementContent => !isElement(child, 'h2')),
          },
        ]
      : [node],
  )

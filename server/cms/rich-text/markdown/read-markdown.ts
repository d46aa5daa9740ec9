/** Reads Markdown into hast trees. */
import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Nodes as MarkdownNode } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { toHast } from 'mdast-util-to-hast'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { decodeAddress } from '../../model/addresses/tidy-address.ts'
import type { RichTextLabels } from '../context.ts'
import { changeElements, isElement, tokens } from '../hast.ts'
import { readHtml } from '../html/read-html.ts'
import { prune } from '../limits.ts'
import { normalizeLinkTag } from '../sanitize/resolve-address.ts'
import { applyAttributes } from './attributes.ts'
import { limitMarkdown } from './limits.ts'

/**
 * The parts of GitHub's dialect that Statamic supports. The bundle of all parts would turn plain addresses
 * into links.
 */
const dialect = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmFootnote(), gfmTaskListItem()],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

/** Options with which Markdown is read. */
export interface MarkdownOptions {
  /** Number of the text on its page. It is part of the ids of footnotes, which must be unique. */
  readonly number: number
  /** Labels in the language of the page. */
  readonly labels?: RichTextLabels | undefined
}

/**
 * Reads Markdown into a hast tree: CommonMark with tables, strikethrough, footnotes, task lists and `{#id
 * .class}`. Where the text contains HTML, the whole result is parsed again as HTML, as a browser would.
 */
export function readMarkdown(source: string, { number, labels }: MarkdownOptions): Root {
  const tree = prune(fromMarkdown(encodeTemplates(limitMarkdown(source)), dialect))
  decodeTemplates(tree)
  applyAttributes(tree)
  const root = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: `n${number}-`,
    footnoteBackLabel: () => labels?.footnoteBack ?? '',
  }) as Root
  return withoutFootnoteHeading(hasHtml(tree) ? readHtml(toHtml(root, { allowDangerousHtml: true })) : root)
}

const hasHtml = (node: MarkdownNode): boolean =>
  node.type === 'html' || ('children' in node && node.children.some(hasHtml))

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

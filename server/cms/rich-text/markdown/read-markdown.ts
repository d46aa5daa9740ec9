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
import { normaliseLinkTag } from '../sanitise/resolve-address.ts'
import { applyAttributes } from './attributes.ts'
import { limitMarkdown } from './limits.ts'

/** The extensions one by one: the bundle would turn bare addresses into links. */
const dialect = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmFootnote(), gfmTaskListItem()],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

export interface MarkdownOptions {
  /** Number of the text on its page: keeps the ids of footnotes apart. */
  readonly number: number
  readonly labels?: RichTextLabels | undefined
}

/**
 * Markdown → hast: CommonMark with tables, strikethrough, footnotes, task lists and `{#id .class}`
 * (content-contract 4.12). HTML in it is read together with the HTML that the Markdown makes, as a browser
 * would.
 */
export function readMarkdown(source: string, { number, labels }: MarkdownOptions): Root {
  const tree = prune(fromMarkdown(hideTemplates(limitMarkdown(source)), dialect))
  showTemplates(tree)
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

/** Template code as an address, which Markdown would not see as one: `](` or `]: ` in front of it. */
const templateAddress = /(\](?:\(<?|:[ \t]{1,8}<?))(\{\{[^{}\n]{1,200}\}\})/g
const hidden = /antlers:([\w%.~!*'-]{1,800})/g

const asAddress = (code: string): string =>
  `antlers:${encodeURIComponent(code).replaceAll('(', '%28').replaceAll(')', '%29')}`

const hideTemplates = (source: string): string =>
  source.replace(templateAddress, (_, before: string, code: string) => `${before}${asAddress(code)}`)

const shown = (value: string): string =>
  value.replace(hidden, (whole, code: string) => (code.startsWith('%7B%7B') ? decodeAddress(code) : whole))

function showTemplates(node: MarkdownNode): void {
  if ('value' in node && typeof node.value === 'string') node.value = shown(node.value)
  if ('url' in node) node.url = normaliseLinkTag(shown(node.url))
  if ('children' in node) for (const child of node.children) showTemplates(child)
}

/** The section is named by its label instead. */
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

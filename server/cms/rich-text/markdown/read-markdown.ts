/** Reads Markdown into hast trees. */
import type { Root } from 'hast'
import type { Nodes as MarkdownNode, Root as MarkdownRoot } from 'mdast'
import type { Steps } from '../../../scheduling/steps.ts'
import { decodeAddress } from '../../model/addresses/tidy-address.ts'
import type { RichTextLabels } from '../context.ts'
import { readHtml } from '../html/read-html.ts'
import { toHtmlInSteps } from '../html/to-html.ts'
import { prune } from '../limits.ts'
import { normalizeLinkTag } from '../sanitize/resolve-address.ts'
import { applyAttributes } from './attributes.ts'
import { limitMarkdown } from './limits.ts'
import { parsePieces } from './parse-pieces.ts'
import { markdownToHast } from './to-hast.ts'

/** Markdown that is parsed, but not yet part of a page. */
interface ParsedMarkdown {
  readonly tree: MarkdownRoot
  /** Whether the text was divided where that changes what it says, because it is too much for the parser. */
  readonly isCut: boolean
}

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
export function* parseMarkdown(source: string): Steps<ParsedMarkdown> {
  const limited = limitMarkdown(source)
  yield
  const { tree: parsed, isCut } = yield* parsePieces(encodeTemplates(limited))
  const tree = prune(parsed)
  yield
  decodeTemplates(tree)
  yield
  applyAttributes(tree)
  yield
  return { tree, isCut }
}

/**
 * Turns parsed Markdown into a hast tree, in steps. Where the text contains HTML, the whole result is parsed
 * again as HTML, as a browser would.
 */
export function* readMarkdown({ tree }: ParsedMarkdown, { number, labels }: MarkdownOptions): Steps<Root> {
  const root = yield* markdownToHast(tree, {
    clobberPrefix: `n${number}-`,
    footnoteBackLabel: () => labels?.footnoteBack ?? '',
  })
  if (!contains(tree, 'html')) return root
  return yield* readHtml(yield* toHtmlInSteps(root, { allowDangerousHtml: true }))
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
